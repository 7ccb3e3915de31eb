import type { Context } from './command.ts';
import { chooseData } from './places.ts';
import { holdSampleOrders } from './sample-orders.ts';
import { note } from './say.mjs';
import { bringUp, type Stack, type StackOptions } from './stack.ts';

interface KeptStackOptions {
  /** Begins from the sample data instead of those of the last run. */
  fresh: boolean;
  build: boolean;
  /** Ports that the command needs beside those of the emulators. */
  morePorts?: { port: number; name: string }[];
}

type Wishes = Pick<StackOptions, 'exportTo' | 'withUi' | 'build' | 'morePorts'>;

/** The sample orders' deadlines are a nicety: without them the shop works as well. */
async function refreshDeadlines(stack: Stack): Promise<void> {
  try {
    await holdSampleOrders(stack.env.FIRESTORE_EMULATOR_HOST ?? '');
  } catch (error) {
    note(`The unpaid sample orders keep a deadline years away: ${String(error)}`);
  }
}

async function bringUpWithData(
  { run, places, env }: Context,
  fresh: boolean,
  wishes: Wishes,
): Promise<Stack> {
  const { notice, importFrom, isSample } = chooseData(places, fresh);
  note(notice);
  const stack = await bringUp({ run, places, env, importFrom, ...wishes });
  if (isSample && !run.isStopping) await refreshDeadlines(stack);
  return stack;
}

/** The shop to work with: its data come from the last run and are kept for the next. */
export function keptStack(
  context: Context,
  { fresh, build, morePorts = [] }: KeptStackOptions,
): Promise<Stack> {
  const exportTo = context.places.data;
  return bringUpWithData(context, fresh, { exportTo, withUi: true, build, morePorts });
}

/** A shop for one run: it begins from the sample data and keeps nothing. */
export function passingStack(context: Context, build = true): Promise<Stack> {
  return bringUpWithData(context, true, { exportTo: undefined, withUi: false, build });
}
