import { note } from '../processes/say.mjs';
import { chosenKinds, testFilters } from '../suite/test-scope.ts';
import { changedFiles } from './changed-files.ts';

interface Changed {
  /** A commit or branch to compare with; nothing: what is not committed yet. */
  since: string | undefined;
  /** The other arguments. */
  rest: string[];
}

const OPTION = '--changed';

/** Finds vitest's own `--changed [commit]` among its arguments. */
export function readChanged(args: readonly string[]): Changed | undefined {
  const at = args.findIndex((arg) => arg === OPTION || arg.startsWith(`${OPTION}=`));
  const option = args[at];
  if (option === undefined) return undefined;
  const next = args[at + 1];
  const takesNext = option === OPTION && next !== undefined && !next.startsWith('-');
  const since = takesNext ? next : option.slice(OPTION.length + 1) || undefined;
  return {
    since,
    rest: args.filter((_, index) => index !== at && !(takesNext && index === at + 1)),
  };
}

/**
 * The arguments for vitest that run the tests of what changed. Its own `--changed` knows imports
 * only, and tests of the running shop import nothing of what they test.
 * @returns `undefined` when no test is concerned
 * @throws {Problem} when git does not say what changed
 */
export async function argsForChanged(
  root: string,
  { since, rest }: Changed,
): Promise<string[] | undefined> {
  const changed = changedFiles(root, since);
  // Vitest takes half a second to load, which the other commands need not wait for.
  const { relatedTests } = await import('./related-tests.ts');
  const related = changed.length === 0 ? [] : await relatedTests(root, changed);
  const filters = testFilters(rest);
  const options = rest.filter((arg) => !filters.includes(arg));
  const kinds = chosenKinds(options);
  const files = related.filter(
    (file) =>
      chosenKinds([file]).some((kind) => kinds.includes(kind)) &&
      (filters.length === 0 || filters.some((filter) => file.includes(filter))),
  );
  note(`Changed files: ${changed.length}. Test files that they concern: ${files.length}`);
  for (const file of files) note(`  ${file}`);
  return files.length === 0 ? undefined : [...options, ...files];
}
