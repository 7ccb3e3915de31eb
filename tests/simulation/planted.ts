import { BUGS } from '../histories/planted/bugs.ts';
import { plant, removePlanted } from '../histories/planted/plant.ts';
import { loadSource } from '../histories/shop/source.ts';
import { simulate, Trouble, type Simulation } from './simulate.ts';

/** So long a bug may stay hidden. */
const MOST_DAYS = 1_460;
/** The busier, the more goes wrong in a day. */
const PACE = 9;

const hunt = async (simulation: Simulation): Promise<Trouble | undefined> => {
  try {
    await simulate(simulation);
    return undefined;
  } catch (error) {
    // A bug of our own is no catch.
    if (error instanceof Trouble) return error;
    throw error;
  }
};

/**
 * Plants each bug of the histories in a copy of the shop, lets it live, and says which law caught it
 * and when. True when all were caught.
 */
export const catchPlanted = async (seed: number, say: (line: string) => void): Promise<boolean> => {
  let caught = 0;
  say(`seed ${seed}`);
  for (const [index, bug] of BUGS.entries()) {
    const source = await loadSource(plant(bug));
    const trouble = await hunt({ source, seed, days: MOST_DAYS, pace: PACE });
    if (trouble) caught += 1;
    say(`${index + 1}. ${bug.name}`);
    say(
      trouble
        ? `   caught by day ${trouble.day} by “${trouble.law}”: ${trouble.message}`
        : `   NOT CAUGHT in ${MOST_DAYS} days`,
    );
  }
  removePlanted();
  say(`${caught} of ${BUGS.length} caught`);
  return caught === BUGS.length;
};
