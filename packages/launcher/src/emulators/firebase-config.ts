import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Built } from '../setup/built-copy.ts';
import type { FirebaseConfig } from './firebase-json.ts';
import type { Places } from '../shop/places.ts';
import type { PortUse } from '../ports/ports.ts';

/** Reads `firebase.json`, the one place for ports, headers and rewrites. */
export function readFirebaseConfig(root: string): FirebaseConfig {
  return JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as FirebaseConfig;
}

/**
 * Writes the configuration of this run: `firebase.json` with its paths made to work from the state
 * folder, so that logs, exports and debug files land there and not in the tree.
 * @param options `built`: what Hosting and Functions serve; `manyProjects`: programs beside the shop work
 *   with projects of their own, and the Firestore emulator is not to warn at each of their requests
 * @returns the path of the file
 */
export function writeRunConfig(
  places: Places,
  config: FirebaseConfig,
  { built, withUi, manyProjects }: { built: Built; withUi: boolean; manyProjects: boolean },
): string {
  const { root, state } = places;
  const run: FirebaseConfig = {
    ...config,
    firestore: {
      ...config.firestore,
      rules: join(root, config.firestore.rules),
      indexes: join(root, config.firestore.indexes),
    },
    storage: { ...config.storage, rules: join(root, config.storage.rules) },
    functions: config.functions.map((codebase) => ({
      ...codebase,
      source: relative(state, built.functions),
      // The build writes lib/ in one go; reloading at every saved source file would be noise.
      ignore: [...codebase.ignore, 'src/**'],
    })),
    hosting: { ...config.hosting, public: relative(state, built.site) },
    emulators: {
      ...config.emulators,
      singleProjectMode: !manyProjects,
      ui: { ...config.emulators.ui, enabled: withUi },
    },
  };
  const path = join(state, 'firebase.json');
  writeFileSync(path, JSON.stringify(run, undefined, 2));
  return path;
}

const NAMES: Record<string, string> = {
  hosting: 'the site (Hosting)',
  functions: 'the API (Functions)',
  firestore: 'Firestore',
  auth: 'sign-in (Auth)',
  storage: 'Storage',
  ui: 'the Emulator UI',
};

/** The ports that `firebase.json` gives the emulators. */
export function emulatorPorts(config: FirebaseConfig, withUi: boolean): PortUse[] {
  return Object.entries(config.emulators).flatMap(([key, value]) => {
    if (typeof value !== 'object' || value === null || !('port' in value)) return [];
    if (key === 'ui' && !withUi) return [];
    return [{ port: Number(value.port), name: NAMES[key] ?? key }];
  });
}

/** The address of an emulator, such as `127.0.0.1:8080`. */
export function emulatorHost(config: FirebaseConfig, key: string): string {
  const entry = config.emulators[key] as { host?: string; port: number };
  return `${entry.host ?? '127.0.0.1'}:${entry.port}`;
}
