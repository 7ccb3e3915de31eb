const OPTIONS_WITH_VALUE = new Set([
  '-t',
  '--testNamePattern',
  '--reporter',
  '--outputFile',
  '--bail',
  '--retry',
  '--testTimeout',
  '--maxWorkers',
]);

/**
 * Whether the tests that these vitest arguments choose need the running shop: all of them do, save
 * the `unit` project and files beside the code.
 */
export function needsShop(args: readonly string[]): boolean {
  const projects: string[] = [];
  const files: string[] = [];
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index] ?? '';
    if (arg === '--project') projects.push(args[(index += 1)] ?? '');
    else if (arg.startsWith('--project=')) projects.push(arg.slice('--project='.length));
    else if (OPTIONS_WITH_VALUE.has(arg)) index += 1;
    else if (!arg.startsWith('-')) files.push(arg);
  }
  if (projects.length > 0) return projects.some((project) => project !== 'unit');
  const besideCode = /^(?:\.\/)?(?:functions|web|packages|scripts|tests\/support)\//;
  return files.length === 0 || files.some((file) => !besideCode.test(file));
}

const NO_BUILD = '--no-build';

/** Parts the launcher's own flag from the arguments of vitest, which knows no such option. */
export function readTestArgs(args: readonly string[]): { build: boolean; vitestArgs: string[] } {
  const vitestArgs = args.filter((arg) => arg !== NO_BUILD);
  return { build: vitestArgs.length === args.length, vitestArgs };
}
