import { availableParallelism } from 'node:os';
import { join } from 'node:path';

/** More shops than that get in each other's way. */
const MAX_LANES = 3;

/**
 * How many shops so many test files are spread over: one for each, but no more than one above the number
 * of cores, since a third of the tests wait more than they compute.
 */
export const laneCount = (files = Infinity, cores = availableParallelism()): number =>
  Math.max(1, Math.min(MAX_LANES, cores + 1, files));

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
