import {
  accessSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import { DATA_SHAPE } from '@rollwell/functions/contract/collections';
import { Problem, unwritable } from '../processes/say.mjs';

/** Where a run keeps what it needs; everything here is git-ignored or temporary. */
export interface Places {
  root: string;
  /** `.rollwell`, or what `ROLLWELL_STATE` names. */
  state: string;
  /** The data of the last run. */
  data: string;
  logs: string;
  bin: string;
}

/** The folder that keeps what runs leave behind. */
export function stateFolder(root: string, env: NodeJS.ProcessEnv): string {
  const { ROLLWELL_STATE: name = '' } = env;
  const named = name === '' ? '.rollwell' : name;
  return isAbsolute(named) ? named : resolve(root, named);
}

/** Where the last run of all tests says which tests ran and how they ended. */
export const testResultsFile = (state: string): string => join(state, 'test-results.json');

/** Works out and creates the folders of a run. */
export function preparePlaces(root: string, env: NodeJS.ProcessEnv): Places {
  return placesIn(root, stateFolder(root, env));
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw unwritable(folder, error, 'ROLLWELL_STATE');
  }
}

/**
 * Creates the folders of a run that keeps everything in `state`.
 * @throws {Problem} where nothing can be written there
 */
export function placesIn(root: string, state: string): Places {
  const places = {
    root,
    state,
    data: join(state, 'data'),
    logs: join(state, 'logs'),
    bin: join(state, 'bin'),
  };
  for (const folder of [places.state, places.logs, places.bin]) makeFolder(folder);
  return places;
}

/** Removes what exports leave behind when they are cut short; only when no other run is on. */
export function removeLeftovers(places: Places): void {
  for (const name of readdirSync(places.state)) {
    if (name.startsWith('firebase-export-')) rmSync(join(places.state, name), { recursive: true });
  }
}

/** The file that firebase-tools writes last of an export, so its presence means a whole one. */
const EXPORT_METADATA = 'firebase-export-metadata.json';

export function isExport(folder: string): boolean {
  return existsSync(join(folder, EXPORT_METADATA));
}

export interface DataChoice {
  importFrom: string | undefined;
  /** Whether it begins from the sample data as they were exported. */
  isSample: boolean;
  notice: string;
}

/** Says which `DATA_SHAPE` the data of the last run have. */
const shapeFile = (places: Places): string => join(places.state, 'data-shape');

function hasPresentShape(places: Places): boolean {
  const file = shapeFile(places);
  return existsSync(file) && readFileSync(file, 'utf8') === String(DATA_SHAPE);
}

/** Notes the shape of what this run will keep; data of another one end here. */
export function notePresentShape(places: Places): void {
  if (!hasPresentShape(places)) rmSync(places.data, { recursive: true, force: true });
  writeFileSync(shapeFile(places), String(DATA_SHAPE));
}

/**
 * Which data a start begins from: the last run's, else the sample data, else nothing.
 * @throws {Problem} where the last run's have another shape than the shop reads
 */
export function chooseData(places: Places, fresh: boolean): DataChoice {
  const sample = join(places.root, 'emulator-data');
  if (!fresh && isExport(places.data)) {
    if (!hasPresentShape(places)) {
      throw new Problem(
        `The data of the last run (${places.data}) have another shape than this version of the shop reads: ` +
          'run the command with "-- --fresh" to give them up and begin from the sample data.',
      );
    }
    return {
      importFrom: places.data,
      isSample: false,
      notice: 'Data: from the last run (npm start -- --fresh begins from the sample data again)',
    };
  }
  if (isExport(sample)) {
    return { importFrom: sample, isSample: true, notice: 'Data: the sample data' };
  }
  const notice = 'Data: none, emulator-data/ holds no export yet';
  return { importFrom: undefined, isSample: false, notice };
}

/** Puts a finished export in the place of another folder. */
export function replaceFolder(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
  rmSync(from, { recursive: true, force: true });
}
