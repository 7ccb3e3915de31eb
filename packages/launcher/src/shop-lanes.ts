import { availableParallelism } from 'node:os';
import { join } from 'node:path';

/** More shops than that get in each other's way. */
const MAX_LANES = 3;

/**
 * How many shops the tests that these vitest arguments choose are spread over: one test file has no
 * use for two. One more than there are cores, since a third of the tests wait more than they compute.
 */
export function laneCount(args: readonly string[], cores = availableParallelism()): number {
  const files = args.filter((arg) => !arg.startsWith('-'));
  const single = files.length === 1 && /\.test\.tsx?$/.test(files[0] ?? '');
  return single ? 1 : Math.min(MAX_LANES, cores + 1);
}

/**
 * How the tests are told of the shops: the first as if it were the only one, and all in a list, each
 * with the file in `folder` that says which worker has it.
 */
export function lanesEnv(
  shops: readonly Record<string, string>[],
  folder: string,
): Record<string, string> {
  const claimable = shops.map((shop, index) => ({
    ...shop,
    ROLLWELL_CLAIM: join(folder, `shop-${index + 1}.claim`),
  }));
  return { ...shops[0], ROLLWELL_SHOPS: JSON.stringify(claimable) };
}
