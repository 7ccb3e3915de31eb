import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { lockOfWorkspace, type Lock } from './functions-lock.ts';
import type { Manifest } from './plan.ts';

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** The lock file of the functions, in which every package has the version that was tested. */
export function writeFunctionsLock(root: string, folder: string): void {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
  writeFileSync(
    join(folder, 'package-lock.json'),
    `${JSON.stringify(lockOfWorkspace(lock, 'functions'), null, 2)}\n`,
  );
}

/** Copies what `firebase deploy` would send into `folder`, and installs it as the cloud does. */
export function installAlone(root: string, folder: string): void {
  const filter = (path: string) => !['node_modules', '.git'].includes(basename(path));
  cpSync(join(root, 'functions'), folder, { recursive: true, filter });
  writeFunctionsLock(root, folder);
  execFileSync(npm, ['ci', '--omit=dev', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'inherit',
  });
}

/** A plain environment: nothing of the emulators, and no keys. */
const environment = (extra: Record<string, string>) => ({
  PATH: process.env.PATH ?? '',
  HOME: process.env.HOME ?? '',
  METADATA_SERVER_DETECTION: 'none',
  ...extra,
});

/** What firebase-tools finds out about the functions in `folder`. */
export function readManifest(folder: string): Manifest {
  const output = join(folder, 'manifest.json');
  const bin = join('node_modules', '.bin', 'firebase-functions');
  execFileSync(process.execPath, [bin], {
    cwd: folder,
    stdio: 'inherit',
    env: environment({
      FUNCTIONS_MANIFEST_OUTPUT_PATH: output,
      FUNCTIONS_CONTROL_API: 'true',
      GCLOUD_PROJECT: 'demo-rollwell',
    }),
  });
  return JSON.parse(readFileSync(output, 'utf8')) as Manifest;
}

/** Starts the function as the cloud would, but without its keys. */
export const startWithoutKeys = (folder: string) =>
  spawnSync(process.execPath, ['lib/index.js'], {
    cwd: folder,
    encoding: 'utf8',
    env: environment({ K_SERVICE: 'api', FUNCTION_TARGET: 'api' }),
  });
