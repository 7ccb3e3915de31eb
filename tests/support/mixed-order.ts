import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What the tests below a folder of `tests/` talk to: `rules`, `api` or `browser`; else nothing. */
export const kindOf = (path: string): string | undefined =>
  /^tests\/(rules|api|browser)\//.exec(path)?.[1];

/**
 * Merges lists so that each is spread evenly over the whole, and keeps the order of each.
 * Of a list of two and one of four comes: four, two, four, four, two, four.
 */
export function spread<T>(lists: readonly (readonly T[])[]): T[] {
  return lists
    .flatMap((list) => list.map((item, index) => ({ item, place: (index + 0.5) / list.length })))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

/**
 * The histories are of the longest, and a small file: by its size it would come late, and be alone at
 * the end. `reconcile` goes through all that the gateway has, which no file takes away: the later it
 * comes, the longer that is.
 */
const EARLY = /^tests\/api\/(histories|reconcile)\.test\.ts$/;

const pathOf = ({ moduleId }: TestSpecification): string => relative(process.cwd(), moduleId);

/**
 * Tests over HTTP wait for the most part, and a browser computes: mixed, the files of both leave no
 * core idle. What keeps a worker of its own comes first, since the worker after it begins anew.
 */
export class MixedOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const lists = new Map<string, TestSpecification[]>();
    for (const file of sorted) {
      const list = listOf(file);
      lists.set(list, [...(lists.get(list) ?? []), file]);
    }
    const { unit = [], apart = [], early = [], ...mixed } = Object.fromEntries(lists);
    return [...unit, ...apart, ...early, ...spread(Object.values(mixed))];
  }
}

function listOf(file: TestSpecification): string {
  if (file.project.config.isolate) return 'apart';
  const path = pathOf(file);
  return EARLY.test(path) ? 'early' : (kindOf(path) ?? 'unit');
}
