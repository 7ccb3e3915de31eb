import { checkHistories } from '../check.ts';
import { Violation } from '../model/violation.ts';
import { World } from '../world.ts';
import { BUGS } from './bugs.ts';
import { plant, removePlanted, SOURCE } from './plant.ts';

interface Hunt {
  /** How many histories a bug may stay hidden. */
  runs: number;
  seed: number;
}

/** How many histories it took and what was seen; without `seen` nothing was. */
interface Catch {
  histories: number;
  seen: string | undefined;
}

const hunt = async (source: string, name: string, { runs, seed }: Hunt): Promise<Catch> => {
  const world = await World.create(name, source);
  try {
    const found = await checkHistories(world, { runs, seed, shrink: false });
    const { errorInstance, failed, numRuns } = found;
    // A lost connection or a bug of our own is no catch.
    if (failed && !(errorInstance instanceof Violation)) throw errorInstance;
    const seen = errorInstance instanceof Violation ? errorInstance.message : undefined;
    return { histories: numRuns, seen };
  } finally {
    await world.end();
  }
};

/**
 * Plants each bug in a copy of the shop and looks whether the histories catch it, then plays as
 * many in the shop as it is. True when all were caught and the shop itself passed.
 */
export const catchPlanted = async (wanted: Hunt, say: (line: string) => void): Promise<boolean> => {
  let caught = 0;
  let longest = 0;
  say(`seed ${wanted.seed}`);
  for (const [index, bug] of BUGS.entries()) {
    const { histories, seen } = await hunt(plant(bug), `histories-bug-${index}`, wanted);
    if (seen !== undefined) caught += 1;
    longest = Math.max(longest, histories);
    say(`${index + 1}. ${bug.name}`);
    say(
      seen === undefined
        ? `   NOT CAUGHT in ${histories}`
        : `   caught by history ${histories}: ${seen}`,
    );
  }
  removePlanted();
  const { histories, seen } = await hunt(SOURCE, 'histories-unpatched', {
    ...wanted,
    runs: longest,
  });
  say(
    seen === undefined
      ? `without a bug: ${histories} histories pass`
      : `without a bug: FAILS: ${seen}`,
  );
  say(`${caught} of ${BUGS.length} caught`);
  return caught === BUGS.length && seen === undefined;
};
