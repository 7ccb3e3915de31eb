import { join } from 'node:path';
import { chooseAddresses, neededPorts } from '../shop/addresses.ts';
import { type Command, type Context, readFlags } from './command.ts';
import { announce, stayUntilEnd } from './command-start.ts';
import { follow } from '../shop/follow.ts';
import { takenPort } from '../ports/ports.ts';
import { packageProgram } from '../processes/programs.mjs';
import { waitUntilReady } from '../shop/ready.ts';
import { note, Problem } from '../processes/say.mjs';
import type { Stack } from '../shop/stack.ts';
import { keptStack, passingStack } from '../shop/stacks.ts';

const VITE_PORT = 5173;
const VITE_TIMEOUT_MS = 60_000;

/** The shop at its usual ports with the data of the last run; where one is taken, another that keeps nothing. */
async function devStack(context: Context, fresh: boolean): Promise<Stack> {
  const vite = { port: VITE_PORT, name: 'the site with hot reload (Vite)' };
  const addresses = await chooseAddresses(context.places.root, context.env, false);
  const taken = await takenPort([...neededPorts(addresses, true), vite]);
  const wishes = { build: true, liveFunctions: true };
  if (taken === undefined) return keptStack(context, { fresh, ...wishes, morePorts: [vite] });
  note(`${taken}: this shop takes free ports, begins with the sample data and keeps nothing.`);
  return passingStack(context, wishes);
}

/** Where the site finds the API and the emulators that it talks to by itself. */
function viteEnv({ shopUrl, own, env }: Stack): Record<string, string> {
  const named = own && `auth=${own.ports.auth} firestore=${own.ports.firestore}`;
  return { ...env, API_ORIGIN: shopUrl, ...(named && { VITE_EMULATOR_PORTS: named }) };
}

/** `npm run dev`: the same emulators, the site with hot reload, the API rebuilt at every change. */
export const runDev: Command = async (context) => {
  const { run, places } = context;
  const { fresh } = readFlags(context.args, ['fresh']);
  const stack = await devStack(context, fresh);
  const port = stack.own?.ports.vite ?? VITE_PORT;
  const start = (folder: string, name: string, args: string[]) =>
    run.spawn(process.execPath, [packageProgram(places.root, name), ...args], {
      env: viteEnv(stack),
      stdio: ['ignore', 'inherit', 'inherit'],
      cwd: join(places.root, folder),
    });
  start('functions', 'tsc', ['-p', 'tsconfig.build.json', '--watch', '--preserveWatchOutput']);
  const vite = start('web', 'vite', ['--host', '127.0.0.1', '--port', `${port}`, '--strictPort']);
  const url = `http://127.0.0.1:${port}`;
  const silent = await waitUntilReady([`${url}/`], VITE_TIMEOUT_MS, () => vite.exitCode !== null);
  if (silent !== undefined) {
    throw new Problem(
      'Vite did not start (its own words stand above): correct that and try again.',
    );
  }
  announce({ ...stack, shopUrl: url });
  note(`  as built, without hot reload: ${stack.shopUrl}`);
  follow(stack.firebaseLog, note);
  return stayUntilEnd(context, stack);
};
