import type { Places } from '../shop/places.ts';
import type { Run } from '../processes/run.mjs';
import { Problem } from '../processes/say.mjs';

/** What a command may change about how the launcher ends. */
export interface Session {
  /** For Ctrl-C, once that is how one ends here. */
  exitCodeWhenStopped: number | undefined;
  /** Printed when everything has ended. */
  lastWords: string;
}

/** What every command of the launcher gets. */
export interface Context {
  run: Run;
  places: Places;
  env: NodeJS.ProcessEnv;
  args: string[];
  session: Session;
}

/** Carries out a command and returns the exit code. */
export type Command = (context: Context) => Promise<number>;

/**
 * Reads the flags of a command.
 * @throws {Problem} for anything unknown
 */
export function readFlags<Flag extends string>(
  args: readonly string[],
  known: readonly Flag[],
): Record<Flag, boolean> {
  const unknown = args.find((arg) => !known.some((flag) => arg === `--${flag}`));
  if (unknown !== undefined) {
    const list = known.map((flag) => `--${flag}`).join(', ');
    throw new Problem(`Unknown option "${unknown}": this command knows ${list}.`);
  }
  return Object.fromEntries(known.map((flag) => [flag, args.includes(`--${flag}`)])) as Record<
    Flag,
    boolean
  >;
}
