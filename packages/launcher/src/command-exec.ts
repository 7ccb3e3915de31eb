import type { Command } from './command.ts';
import { ended } from './run.mjs';
import { Problem } from './say.mjs';
import { passingStack } from './stacks.ts';

/**
 * `node packages/launcher/bootstrap.mjs exec [--no-build] -- <command>`: runs a command against a stack of
 * its own that begins from the sample data and keeps nothing, and answers the command's exit code.
 */
export const runExec: Command = async (context) => {
  const { run, args } = context;
  const split = args.indexOf('--');
  const flags = split < 0 ? [] : args.slice(0, split);
  const [program, ...rest] = args.slice(split + 1);
  if (program === undefined) {
    throw new Problem('Nothing to run: use "exec -- <command>", such as "exec -- npx vitest run".');
  }
  const stack = await passingStack(context, !flags.includes('--no-build'));
  return ended(run.spawn(program, rest, { cwd: process.cwd(), env: stack.env, stdio: 'inherit' }));
};
