import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chooseData, notePresentShape, type Places, preparePlaces } from './places.ts';
import { Problem } from '../processes/say.mjs';

let root: string;
let places: Places;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'places-'));
  places = preparePlaces(root, {});
});
afterEach(() => rmSync(root, { recursive: true }));

const putExport = (folder: string): void => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'firebase-export-metadata.json'), '{}');
};

describe('preparePlaces', () => {
  it('takes an empty ROLLWELL_STATE for none', () => {
    expect(preparePlaces(root, { ROLLWELL_STATE: '' }).state).toBe(join(root, '.rollwell'));
  });

  it('says where nothing can be written, and the way out', () => {
    writeFileSync(join(root, 'file'), '');
    const prepare = () => preparePlaces(root, { ROLLWELL_STATE: 'file' });
    expect(prepare).toThrow(Problem);
    expect(prepare).toThrow(/file \(\w+\): .* name another folder in ROLLWELL_STATE/);
  });
});

describe('chooseData', () => {
  it('takes the data of the last run, which are not the sample data any more', () => {
    putExport(join(root, 'emulator-data'));
    notePresentShape(places);
    putExport(places.data);
    notePresentShape(places);
    expect(chooseData(places, false)).toMatchObject({ importFrom: places.data, isSample: false });
  });

  it('refuses data of another shape and offers --fresh, which gives them up', () => {
    putExport(join(root, 'emulator-data'));
    putExport(places.data);
    writeFileSync(join(places.state, 'data-shape'), '0');
    const choose = () => chooseData(places, false);
    expect(choose).toThrow(Problem);
    expect(choose).toThrow(/another shape .* "-- --fresh"/);
    expect(chooseData(places, true)).toMatchObject({ isSample: true });
    notePresentShape(places);
    expect(existsSync(places.data)).toBe(false);
  });

  it('takes the sample data where they are asked for, and where no run kept any', () => {
    const sample = join(root, 'emulator-data');
    putExport(sample);
    expect(chooseData(places, false)).toMatchObject({ importFrom: sample, isSample: true });
    putExport(places.data);
    expect(chooseData(places, true)).toMatchObject({ importFrom: sample, isSample: true });
  });

  it('begins empty where there is no whole export', () => {
    mkdirSync(places.data);
    expect(chooseData(places, false)).toMatchObject({ importFrom: undefined, isSample: false });
  });
});
