import { provideChromium } from '../browser/provide-chromium.ts';
import { type Command, readFlags } from './command.ts';
import { ended, type Run } from '../processes/run.mjs';
import { Problem } from '../processes/say.mjs';
import { passingStack } from '../shop/stacks.ts';

/** The variable that names an export to begin from, instead of the sample data. */
export const EXEC_DATA = 'ROLLWELL_EXEC_DATA';

/** Set where a command is asked whether it takes its options, and is to do nothing else. */
export const ONLY_OPTIONS = 'ROLLWELL_ONLY_OPTIONS';

/** How a program ends that is not there, as shells say it. */
const NOT_FOUND = 127;

/** @throws {Problem} when the program is not there */
async function runProgram(run: Run, command: readonly string[], env: NodeJS.ProcessEnv) {
  const [program = '', ...args] = command;
  const code = await ended(run.spawn(program, args, { cwd: process.cwd(), env, stdio: 'inherit' }));
  if (code === NOT_FOUND) throw new Problem(`${program} was not found: is it installed here?`);
  return code;
}

/**
 * `node packages/launcher/bootstrap.mjs exec [--no-build] [--options] [--browser] -- <command>`: runs a
 * command against a stack of its own that begins from the sample data and keeps nothing, and answers the
 * command's exit code; `ROLLWELL_EXEC_DATA` names an export that it begins from instead. With `--options` the command reads its own with `optionsOf`, and what it refuses
 * is refused before anything is brought up. With `--browser` it brings one if need be, and names it to
 * the command (`neededChromium`).
 */
export const runExec: Command = async (context) => {
  const { run, args, env } = context;
  const split = args.indexOf('--');
  const flags = readFlags(args.slice(0, Math.max(split, 0)), ['no-build', 'options', 'browser']);
  const command = split < 0 ? [] : args.slice(split + 1);
  if (command.length === 0) {
    throw new Problem('Nothing to run: use "exec -- <command>", such as "exec -- npx vitest run".');
  }
  const refusal = flags.options ? await runProgram(run, command, { [ONLY_OPTIONS]: '1' }) : 0;
  if (refusal !== 0) return refusal;
  // An empty name tells the command that there is none, so that it does not look for itself.
  const browser = flags.browser ? { CHROMIUM_PATH: (await provideChromium(run, env)) ?? '' } : {};
  const { [EXEC_DATA]: importFrom } = env;
  const stack = await passingStack(context, {
    build: !flags['no-build'],
    ...(importFrom && { importFrom }),
  });
  return runProgram(run, command, { ...stack.env, ...browser });
};
