/**
 * `npm run check:histories`: random histories of the shop in two processes, with crashes, checked
 * against a model of it.
 *
 * `-- --runs 10000` says how many, `--seed` and `--path` replay a failure as it was printed,
 * `--kill` ends the whole process at each crash, and `--planted` plants one bug after the other and
 * shows that each is caught.
 */
import { anySeed, optionsOf } from '../support/options.ts';
import { checkSideBySide, describeFailure } from './check.ts';
import { catchPlanted } from './planted/catch-all.ts';
import { BUILT } from './planted/plant.ts';
import type { Played } from './run-history.ts';
import { World } from './world.ts';

const options = optionsOf({ runs: 0, seed: anySeed(), path: '', kill: false, planted: false });
const { seed, path, kill, planted } = options;
const runs = options.runs || (planted ? 4000 : 300);
const EVERY = 500;
const WORLDS = 2;

const check = async (): Promise<boolean> => {
  // A path belongs to one seed.
  const count = path === '' ? WORLDS : 1;
  const worlds = await Promise.all(
    Array.from({ length: count }, (_item, index) => World.create(`histories-${index}`, BUILT)),
  );
  const begun = performance.now();
  const sum = { histories: 0, commands: 0, moves: 0, faults: 0, states: 0 };
  const onPlayed = ({ commands, moves, faults, states }: Played): void => {
    sum.histories += 1;
    sum.commands += commands;
    sum.moves += moves;
    sum.faults += faults;
    sum.states += states;
    if (sum.histories % EVERY === 0) console.log(`${sum.histories} histories`);
  };
  const failures = await checkSideBySide(worlds, {
    runs,
    seed,
    ...(path !== '' && { path }),
    kill,
    onPlayed,
  });
  const seconds = (performance.now() - begun) / 1000;
  await Promise.all(worlds.map((world) => world.end()));
  const { histories, commands, moves, faults, states } = sum;
  console.log(
    `${histories} histories in ${seconds.toFixed(0)} s (seed ${seed}): ${commands} commands, ${moves} moves, ${faults} faults and crashes, ${states} states`,
  );
  for (const failure of failures) console.log(describeFailure(failure));
  if (failures.length === 0) console.log('all as the model says');
  return failures.length === 0;
};

const good = planted
  ? await catchPlanted({ runs, seed }, (line) => {
      console.log(line);
    })
  : await check();
process.exit(good ? 0 : 1);
