/**
 * `npm run check:simulation`: the whole shop on a simulated clock, with everything around it that can
 * go wrong, checked after every step.
 *
 * `-- --days 365000` says for how long, `--seed` repeats a run: the same seed gives the same trace,
 * whose hash is printed. `--planted` plants one bug after the other and shows that each is caught.
 */
import { SOURCE } from '../histories/planted/plant.ts';
import { loadSource } from '../histories/shop/source.ts';
import { anySeed, optionsOf } from '../support/options.ts';
import { catchPlanted } from './planted.ts';
import { simulate, Trouble } from './simulate.ts';

const { seed, days, planted } = optionsOf({ seed: anySeed(), days: 365, planted: false });

const YEAR_DAYS = 365;
/** Whoever waits for centuries hears how far they have come, and whether a year still costs the same. */
const TOLD_YEARS = 10;

const secondsOf = ({ user, system }: NodeJS.CpuUsage): string => ((user + system) / 1e6).toFixed(1);

const check = async (): Promise<boolean> => {
  const source = await loadSource(SOURCE);
  const begun = process.cpuUsage();
  try {
    const onSeason = (lived: number): void => {
      const years = lived / YEAR_DAYS;
      if (lived >= days || years % TOLD_YEARS !== 0) return;
      const { heapUsed } = process.memoryUsage();
      console.log(
        `${years} years in ${secondsOf(process.cpuUsage(begun))} s, ${Math.round(heapUsed / 1e6)} MB`,
      );
    };
    const lived = await simulate({ source, seed, days, onSeason });
    const { hash, orders, commands, states, faults } = lived;
    console.log(
      `${days} days in ${secondsOf(process.cpuUsage(begun))} s (seed ${seed}): ${orders} orders, ${commands} requests, ${states} states, ${faults} faults, 0 violations`,
    );
    console.log(`trace ${hash}`);
    return true;
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    for (const line of error.lines) console.log(line);
    console.log(`“${error.law}” does not hold on day ${error.day} or soon after: ${error.message}`);
    console.log(`again: npm run check:simulation -- --seed ${seed} --days ${days}`);
    return false;
  }
};

const good = planted
  ? await catchPlanted(seed, (line) => {
      console.log(line);
    })
  : await check();
process.exit(good ? 0 : 1);
