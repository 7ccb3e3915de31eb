import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readFirebaseConfig, writeRunConfig } from './firebase-config.ts';
import type { FirebaseConfig } from './firebase-json.ts';
import { placesIn } from '../shop/places.ts';

const ROOT = join(import.meta.dirname, '../../../..');

let state: string;
beforeEach(() => {
  state = mkdtempSync(join(tmpdir(), 'run-config-'));
});
afterEach(() => rmSync(state, { recursive: true }));

const written = (manyProjects: boolean): FirebaseConfig => {
  const built = { functions: join(ROOT, 'functions'), site: join(ROOT, 'web/dist') };
  const options = { built, withUi: false, manyProjects };
  const path = writeRunConfig(placesIn(ROOT, state), readFirebaseConfig(ROOT), options);
  return JSON.parse(readFileSync(path, 'utf8')) as FirebaseConfig;
};

it('has the Firestore emulator warn of another project, unless tests work with some of their own', () => {
  expect(written(false).emulators.singleProjectMode).toBe(true);
  expect(written(true).emulators.singleProjectMode).toBe(false);
});
