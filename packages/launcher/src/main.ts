import { runDev } from './commands/command-dev.ts';
import { runExec } from './commands/command-exec.ts';
import { runSeed } from './commands/command-seed.ts';
import { runStart } from './commands/command-start.ts';
import { runTests } from './commands/command-test.ts';
import { preparePlaces } from './shop/places.ts';
import type { Command, Session } from './commands/command.ts';
import { Problem } from './processes/say.mjs';
import type { Run } from './processes/run.mjs';

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
