import type { Context } from './command.ts';
import { chooseData } from './places.ts';
import { note } from './say.mjs';
import { bringUp, type Stack } from './stack.ts';

interface KeptStackOptions {
  /** Begins from the sample data instead of those of the last run. */
  fresh: boolean;
  build: boolean;
  /** Ports that the command needs beside those of the emulators. */
  morePorts?: { port: number; name: string }[];
}

/** The shop to work with: its data come from the last run and are kept for the next. */
export function keptStack(
  { run, places, env }: Context,
  { fresh, build, morePorts = [] }: KeptStackOptions,
): Promise<Stack> {
  const { notice, importFrom } = chooseData(places, fresh);
  note(notice);
  const exportTo = places.data;
  return bringUp({ run, places, env, importFrom, exportTo, withUi: true, build, morePorts });
}

/** A shop for one run: it begins from the sample data and keeps nothing. */
export function passingStack({ run, places, env }: Context, build = true): Promise<Stack> {
  const { notice, importFrom } = chooseData(places, true);
  note(notice);
  return bringUp({ run, places, env, importFrom, exportTo: undefined, withUi: false, build });
}
