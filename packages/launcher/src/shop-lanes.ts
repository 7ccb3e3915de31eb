import { availableParallelism, totalmem } from 'node:os';
import { join } from 'node:path';

const GIB = 1024 ** 3;

/** A shop takes some two gigabytes with its browser, beside all else that runs on a laptop. */
const ROOM_FOR_THREE_BYTES = 14 * GIB;

/** What a machine has for shops. */
export interface Machine {
  cores: number;
  memoryBytes: number;
}

const thisMachine = (): Machine => ({ cores: availableParallelism(), memoryBytes: totalmem() });

/**
 * How many shops the tests that these vitest arguments choose are spread over. Two leave a quarter
 * of two cores idle, since a test waits for one thing after the other, so all tests together have a
 * third; a choice of tests is done before that one would be there. One test file has no use for two.
 */
export function laneCount(args: readonly string[], machine = thisMachine()): number {
  const files = args.filter((arg) => !arg.startsWith('-'));
  if (files.length === 1 && /\.test\.tsx?$/.test(files[0] ?? '')) return 1;
  const { cores, memoryBytes } = machine;
  const hasThird = cores >= 2 && files.length === 0 && memoryBytes >= ROOM_FOR_THREE_BYTES;
  return hasThird ? 3 : Math.min(2, cores);
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
