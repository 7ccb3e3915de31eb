import type { Source } from '../histories/shop/source.ts';
import { patchGlobals } from './clock/execution-context.ts';
import { runSeason, type SeasonReport } from './world/season.ts';
import { Trace } from './world/trace.ts';
import { Broken } from './world/world.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Each season begins with another shop, with other rates of faults. */
const SEASON_DAYS = 5;
const BEGINS = Date.UTC(2026, 0, 5);
/** So that the seasons of neighbouring seeds have none in common. */
const SEEDS_APART = 1_000_003;

export interface Simulation {
  source: Source;
  seed: number;
  days: number;
  /** How many times as much as on a quiet day people do. */
  pace?: number;
  /** Hears after each season how many days have passed. */
  onSeason?: (days: number) => void;
}

export interface Simulated extends SeasonReport {
  /** The same for the same seed and days. */
  hash: string;
}

/** Something was not as it has to be. */
export class Trouble extends Error {
  /** The day on which its season began. */
  readonly day: number;
  /** What had happened last. */
  readonly lines: readonly string[];
  /** Which law does not hold. */
  readonly law: string;

  constructor(cause: Broken, day: number, lines: readonly string[]) {
    super(cause.message, { cause });
    this.law = cause.law;
    this.day = day;
    this.lines = lines;
  }
}

/** Lets so many days pass. @throws Trouble */
export const simulate = async ({
  source,
  seed,
  days,
  pace = 1,
  onSeason,
}: Simulation): Promise<Simulated> => {
  const trace = new Trace();
  const sum: SeasonReport = { commands: 0, orders: 0, states: 0, faults: 0 };
  const giveBack = patchGlobals();
  let day = 0;
  try {
    for (; day < days; day += SEASON_DAYS) {
      const lived = await runSeason({
        ...{ source, trace, pace, days: Math.min(days - day, SEASON_DAYS) },
        seed: seed * SEEDS_APART + day,
        begins: BEGINS + day * DAY_MS,
      });
      for (const name of Object.keys(sum) as (keyof SeasonReport)[]) sum[name] += lived[name];
      onSeason?.(Math.min(day + SEASON_DAYS, days));
    }
  } catch (error) {
    throw error instanceof Broken ? new Trouble(error, day, trace.last) : error;
  } finally {
    giveBack();
  }
  return { ...sum, hash: trace.digest() };
};
