import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Command, readFlags } from './command.ts';
import { isExport, replaceFolder } from '../shop/places.ts';
import { ended } from '../processes/run.mjs';
import { note, Problem, progress } from '../processes/say.mjs';
import { bringUp } from '../shop/stack.ts';

/** The program that puts the sample data into running emulators. */
const SEED_PROGRAM = 'packages/sample-data/main.ts';

/** `npm run seed`: makes `emulator-data/` anew, from nothing, by the script. */
export const runSeed: Command = async ({ run, places, env, args }) => {
  const flags = readFlags(args, ['no-build']);
  const program = join(places.root, SEED_PROGRAM);
  if (!existsSync(program)) {
    throw new Problem(`${SEED_PROGRAM} is not there, so there is nothing to make the data with.`);
  }
  const exported = join(places.state, 'seed-export');
  const stack = await bringUp({
    run,
    places,
    env,
    importFrom: undefined,
    exportTo: exported,
    withUi: false,
    build: !flags['no-build'],
  });
  const code = await progress('Making the sample data', () =>
    ended(
      run.spawn(process.execPath, ['--import', 'tsx', program], {
        cwd: places.root,
        env: stack.env,
        stdio: 'inherit',
      }),
    ),
  );
  if (code !== 0) {
    throw new Problem(
      'Making the sample data failed (the reason stands above); emulator-data/ is as it was.',
    );
  }
  // The emulators write their export while they end.
  await run.stop();
  if (!isExport(exported)) {
    throw new Problem(`The emulators exported nothing: see ${stack.firebaseLog}.`);
  }
  const target = join(places.root, 'emulator-data');
  replaceFolder(exported, target);
  note(`Wrote ${target}`);
  return 0;
};
