import { join } from 'node:path';
import { buildChanged } from '../setup/builds.ts';
import type { Context } from '../commands/command.ts';
import { preparingLock, withLock } from '../processes/lock.mjs';
import { chooseData, notePresentShape, type Places, placesIn } from './places.ts';
import { passingPlaces } from './passing-places.ts';
import { holdSampleOrders } from './sample-orders.ts';
import { moveSamplePictures } from './sample-pictures.ts';
import { note } from '../processes/say.mjs';
import { bringUp, type Stack, type StackOptions } from './stack.ts';

interface KeptStackOptions {
  /** Begins from the sample data instead of those of the last run. */
  fresh: boolean;
  build: boolean;
  /** Follows what is built into `functions/`. */
  liveFunctions?: boolean;
  /** Ports that the command needs beside those of the emulators. */
  morePorts?: { port: number; name: string }[];
}

type Wishes = Omit<StackOptions, 'run' | 'places' | 'env' | 'importFrom'> &
  Partial<Pick<StackOptions, 'importFrom'>>;

/** The sample orders' deadlines are a nicety: without them the shop works as well. */
async function refreshDeadlines(firestoreHost: string): Promise<void> {
  try {
    await holdSampleOrders(firestoreHost);
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
  note(wishes.importFrom === undefined ? notice : 'Data: an export');
  if (wishes.exportTo) notePresentShape(places);
  return bringUp({
    run,
    places,
    env,
    importFrom,
    ...wishes,
    prepareData: async (host, own) => {
      // What somebody exported is to be what it was.
      if (wishes.importFrom !== undefined) return;
      if (isSample) await refreshDeadlines(host);
      if (own) await moveSamplePictures(host, own.moves);
    },
  });
}

/** The shop to work with: its data come from the last run and are kept for the next. */
export function keptStack(
  context: Context,
  { fresh, ...wishes }: KeptStackOptions,
): Promise<Stack> {
  const exportTo = context.places.data;
  return bringUpWithData(context, fresh, { exportTo, withUi: true, ...wishes });
}

/** `importFrom`: an export that it begins from in the place of the sample data. */
type PassingWishes = Pick<StackOptions, 'build' | 'liveFunctions'> &
  Partial<Pick<StackOptions, 'importFrom'>>;

const passingStackIn = (context: Context, places: Places, wishes: PassingWishes): Promise<Stack> =>
  bringUpWithData({ ...context, places }, true, {
    exportTo: undefined,
    withUi: false,
    ownPorts: true,
    ...wishes,
  });

/**
 * A shop for one run: it begins from the sample data, keeps nothing, and listens at ports of its
 * own, so that it gets along with the shop of `npm start` and with runs in other clones.
 */
export const passingStack = (context: Context, wishes: PassingWishes): Promise<Stack> =>
  passingStackIn(context, passingPlaces(context.places), wishes);

/** So many shops for one run, none of which knows of the others. */
export async function passingStacks(
  context: Context,
  build: boolean,
  count: number,
): Promise<Stack[]> {
  const { run, places } = context;
  const { root, state } = passingPlaces(places);
  if (build) await withLock(preparingLock(root), () => buildChanged(run, root));
  const folders = Array.from({ length: count }, (_, index) => join(state, `shop-${index + 1}`));
  return Promise.all(
    folders.map((folder) => passingStackIn(context, placesIn(root, folder), { build: false })),
  );
}
