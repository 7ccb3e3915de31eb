import { join } from 'node:path';
import { type Command, readFlags } from './command.ts';
import { announce, stayUntilEnd } from './command-start.ts';
import { follow } from './follow.ts';
import { packageProgram } from './programs.mjs';
import { waitUntilReady } from './ready.ts';
import { note, Problem } from './say.mjs';
import { keptStack } from './stacks.ts';

const VITE_PORT = 5173;
const VITE_TIMEOUT_MS = 60_000;

/** `npm run dev`: the same emulators, the site with hot reload, the API rebuilt at every change. */
export const runDev: Command = async (context) => {
  const { run, places } = context;
  const { fresh } = readFlags(context.args, ['fresh']);
  const stack = await keptStack(context, {
    fresh,
    build: true,
    liveFunctions: true,
    morePorts: [{ port: VITE_PORT, name: 'the site with hot reload (Vite)' }],
  });
  const options = { env: stack.env, stdio: ['ignore', 'inherit', 'inherit'] } as const;
  run.spawn(
    process.execPath,
    [
      packageProgram(places.root, 'tsc'),
      ...['-p', 'tsconfig.build.json', '--watch', '--preserveWatchOutput'],
    ],
    { ...options, stdio: [...options.stdio], cwd: join(places.root, 'functions') },
  );
  const vite = run.spawn(
    process.execPath,
    [
      packageProgram(places.root, 'vite'),
      ...['--host', '127.0.0.1', '--port', String(VITE_PORT), '--strictPort'],
    ],
    { ...options, stdio: [...options.stdio], cwd: join(places.root, 'web') },
  );
  const url = `http://127.0.0.1:${VITE_PORT}`;
  const silent = await waitUntilReady([`${url}/`], VITE_TIMEOUT_MS, () => vite.exitCode !== null);
  if (silent !== undefined) {
    throw new Problem(
      'Vite did not start (its own words stand above): correct that and try again.',
    );
  }
  announce({ ...stack, shopUrl: url }, places.logs);
  note(`  as built, without hot reload: ${stack.shopUrl}`);
  follow(stack.firebaseLog, note);
  return stayUntilEnd(context, stack);
};
