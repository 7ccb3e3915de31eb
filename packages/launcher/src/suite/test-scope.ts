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

/** What tests there are, by what they talk to: code beside them, or a shop, by its folder in `tests/`. */
const KINDS = ['unit', 'rules', 'api', 'browser'] as const;
export type Kind = (typeof KINDS)[number];

/** The projects of vitest.config.ts, and what kinds of tests each holds. */
const PROJECTS: Record<string, readonly Kind[]> = {
  unit: ['unit'],
  shop: ['rules', 'api', 'browser'],
  'shop-apart': ['api'],
};

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
const isNamed = (project: string, names: readonly string[]): boolean =>
  !names.includes(`!${project}`) && names.some((name) => name === project || !(name in PROJECTS));

/** The kinds in the projects of these names; all where none is named. */
function kindsOf(names: readonly string[]): Set<Kind> {
  const taken = Object.entries(PROJECTS).filter(
    ([project]) => names.length === 0 || isNamed(project, names),
  );
  return new Set(taken.flatMap(([, kinds]) => kinds));
}

const BESIDE_CODE = /^(?:\.\/)?(?:functions|web|packages|scripts|tests\/support)\//;
const OF_KIND = /^(?:\.\/)?tests\/(rules|api|browser)\//;

/** Whether a filter may find a file of this kind; it is any part of the path. */
function mayFind(kind: Kind, filter: string): boolean {
  if (BESIDE_CODE.test(filter)) return kind === 'unit';
  const folder = OF_KIND.exec(filter)?.[1];
  return folder === undefined || folder === kind;
}

/** The kinds of which these vitest arguments may choose tests. */
export function chosenKinds(args: readonly string[]): Kind[] {
  const { projects, files } = readChoice(args);
  const kinds = kindsOf(projects);
  return KINDS.filter(
    (kind) => kinds.has(kind) && (files.length === 0 || files.some((file) => mayFind(kind, file))),
  );
}

/** Whether tests of these kinds talk to the running shop: all do save those beside the code. */
export const needShop = (kinds: readonly Kind[]): boolean => kinds.some((kind) => kind !== 'unit');

const NO_BUILD = '--no-build';
const WATCH = '--watch';

/**
 * Parts the launcher's own flags from the arguments of vitest: `--no-build`, and `--watch`, which is a
 * command of vitest's.
 */
export function readTestArgs(args: readonly string[]): {
  build: boolean;
  watch: boolean;
  vitestArgs: string[];
} {
  return {
    build: !args.includes(NO_BUILD),
    watch: args.includes(WATCH),
    vitestArgs: args.filter((arg) => arg !== NO_BUILD && arg !== WATCH),
  };
}
