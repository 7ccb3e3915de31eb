import { runDev } from './command-dev.ts';
import { runExec } from './command-exec.ts';
import { runSeed } from './command-seed.ts';
import { runStart } from './command-start.ts';
import { runTests } from './command-test.ts';
import { preparePlaces } from './places.ts';
import type { Command } from './command.ts';
import { Problem } from './say.mjs';
import type { Run } from './run.mjs';
import type { Session } from './session.ts';

const COMMANDS: Record<string, Command> = {
  start: runStart,
  dev: runDev,
  exec: runExec,
  seed: runSeed,
  test: runTests,
};

interface Begun {
  run: Run;
  root: string;
  args: string[];
  session: Session;
}

/**
 * Carries out one of the launcher's commands.
 * @returns the exit code
 * @throws {Problem} for every expected failure
 */
export async function main({ run, root, args, session }: Begun): Promise<number> {
  const [name = '', ...rest] = args;
  const command = COMMANDS[name];
  if (!command) {
    throw new Problem(`Unknown command "${name}": use ${Object.keys(COMMANDS).join(', ')}.`);
  }
  const env = process.env;
  return command({ run, places: preparePlaces(root, env), env, args: rest, session });
}
