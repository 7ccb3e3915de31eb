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

/** The projects of vitest.config.ts. */
const PROJECTS = ['unit', 'rules', 'api', 'browser'] as const;
export type Project = (typeof PROJECTS)[number];

interface Choice {
  projects: string[];
  files: string[];
}

function readChoice(args: readonly string[]): Choice {
  const choice: Choice = { projects: [], files: [] };
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index] ?? '';
    if (arg === '--project') choice.projects.push(args[(index += 1)] ?? '');
    else if (arg.startsWith('--project=')) choice.projects.push(arg.slice('--project='.length));
    else if (OPTIONS_WITH_VALUE.has(arg)) index += 1;
    else if (!arg.startsWith('-')) choice.files.push(arg);
  }
  return choice;
}

/** The filters by path among vitest's arguments. */
export const testFilters = (args: readonly string[]): string[] => readChoice(args).files;

/** Whether vitest would take a project for one of these names; what is no plain name may be any. */
function isNamed(project: Project, names: readonly string[]): boolean {
  if (names.includes(`!${project}`)) return false;
  return names.some((name) => name === project || !PROJECTS.some((known) => known === name));
}

const BESIDE_CODE = /^(?:\.\/)?(?:functions|web|packages|scripts|tests\/support)\//;
const OF_PROJECT = /^(?:\.\/)?tests\/(rules|api|browser)\//;

/** Whether a filter may find a file of a project; it is any part of the path. */
function mayHold(project: Project, filter: string): boolean {
  if (BESIDE_CODE.test(filter)) return project === 'unit';
  const folder = OF_PROJECT.exec(filter)?.[1];
  return folder === undefined || folder === project;
}

/** The projects of which these vitest arguments may choose tests. */
export function chosenProjects(args: readonly string[]): Project[] {
  const { projects, files } = readChoice(args);
  return PROJECTS.filter(
    (project) =>
      (projects.length === 0 || isNamed(project, projects)) &&
      (files.length === 0 || files.some((file) => mayHold(project, file))),
  );
}

/** Whether tests of these projects talk to the running shop: all do save those beside the code. */
export const needShop = (projects: readonly Project[]): boolean =>
  projects.some((project) => project !== 'unit');

const NO_BUILD = '--no-build';

/** Parts the launcher's own flag from the arguments of vitest, which knows no such option. */
export function readTestArgs(args: readonly string[]): { build: boolean; vitestArgs: string[] } {
  const vitestArgs = args.filter((arg) => arg !== NO_BUILD);
  return { build: vitestArgs.length === args.length, vitestArgs };
}
