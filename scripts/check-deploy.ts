/**
 * Proves that functions/ deploys alone: copies what `firebase deploy` would send into an empty folder,
 * installs its dependencies as the build in the cloud does, and lists the functions the way
 * firebase-tools finds them. Then starts it as a deployed function without its keys, which it has to refuse.
 * Needs the package registry, but no Firebase account.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const EXPECTED = [
  'api',
  'finishRefunds',
  'reconcile',
  'releaseHolds',
  'sweepPictures',
  'tellShipped',
];
const MISSING = 'missing STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, SHOP_URL, UPLOAD_KEY';

interface Manifest {
  endpoints: Record<string, unknown>;
}

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const source = join(import.meta.dirname, '..', 'functions');
const folder = mkdtempSync(join(tmpdir(), 'functions-alone-'));

/** A plain environment: nothing of the emulators, and no keys. */
const environment = (extra: Record<string, string>) => ({
  PATH: process.env.PATH ?? '',
  HOME: process.env.HOME ?? '',
  METADATA_SERVER_DETECTION: 'none',
  ...extra,
});

const listFunctions = (): string[] => {
  const output = join(folder, 'manifest.json');
  const program = join(
    folder,
    'node_modules',
    'firebase-functions',
    'lib',
    'bin',
    'firebase-functions.js',
  );
  execFileSync(process.execPath, [program], {
    cwd: folder,
    stdio: 'inherit',
    env: environment({
      FUNCTIONS_MANIFEST_OUTPUT_PATH: output,
      FUNCTIONS_CONTROL_API: 'true',
      GCLOUD_PROJECT: 'demo-rollwell',
    }),
  });
  const { endpoints } = JSON.parse(readFileSync(output, 'utf8')) as Manifest;
  return Object.keys(endpoints).sort();
};

const startWithoutKeys = () =>
  spawnSync(process.execPath, ['lib/index.js'], {
    cwd: folder,
    encoding: 'utf8',
    env: environment({ K_SERVICE: 'api', FUNCTION_TARGET: 'api' }),
  });

const fail = (sentence: string): void => {
  console.error(`check:deploy failed: ${sentence}`);
  process.exitCode = 1;
};

try {
  const filter = (path: string) => !['node_modules', '.git'].includes(basename(path));
  cpSync(source, folder, { recursive: true, filter });
  execFileSync(npm, ['install', '--omit=dev', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'inherit',
  });
  const found = listFunctions();
  if (found.join() !== EXPECTED.join()) fail(`found ${found.join(', ') || 'no function'}`);
  const { status, stderr } = startWithoutKeys();
  if (status === 0 || !stderr.includes(MISSING)) fail(`it starts without keys: ${stderr}`);
  if (process.exitCode === undefined)
    console.log(
      `functions/ alone installs, has ${found.join(' and ')}, and refuses to start without keys`,
    );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
