import { provideChromium } from './browser/provide-chromium.ts';
import { type Command, readFlags } from './command.ts';
import { ended } from './run.mjs';
import { Problem } from './say.mjs';
import { passingStack } from './stacks.ts';

/** How a program ends that is not there, as shells say it. */
const NOT_FOUND = 127;

/**
 * `node packages/launcher/bootstrap.mjs exec [--no-build] [--browser] -- <command>`: runs a command against
 * a stack of its own that begins from the sample data and keeps nothing, and answers the command's exit
 * code. With `--browser` it brings one if need be, and names it to the command (`neededChromium`).
 */
export const runExec: Command = async (context) => {
  const { run, args, env } = context;
  const split = args.indexOf('--');
  const flags = readFlags(args.slice(0, Math.max(split, 0)), ['no-build', 'browser']);
  const [program, ...rest] = split < 0 ? [] : args.slice(split + 1);
  if (program === undefined) {
    throw new Problem('Nothing to run: use "exec -- <command>", such as "exec -- npx vitest run".');
  }
  // An empty name tells the command that there is none, so that it does not look for itself.
  const browser = flags.browser ? { CHROMIUM_PATH: (await provideChromium(run, env)) ?? '' } : {};
  const stack = await passingStack(context, !flags['no-build']);
  const options = { cwd: process.cwd(), env: { ...stack.env, ...browser } };
  const code = await ended(run.spawn(program, rest, { ...options, stdio: 'inherit' }));
  if (code === NOT_FOUND) throw new Problem(`${program} was not found: is it installed here?`);
  return code;
};
