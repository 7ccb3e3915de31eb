import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

interface DownloadInfo {
  remoteUrl: string;
  downloadPathRelativeToCacheDir: string;
  binaryPathRelativeToCacheDir?: string;
}

interface DownloadTable {
  firestore: DownloadInfo;
  storage: DownloadInfo;
  ui: { main: DownloadInfo };
}

/** What firebase-tools downloads, from where, and where it keeps it. */
export interface OfficialFiles {
  firestoreJar: string;
  storageJar: string;
  uiServer: string;
  firestoreUrl: string;
  uiUrl: string;
}

/** Reads firebase-tools' own table, so that versions and paths are never written twice. */
export function officialFiles(root: string, env: NodeJS.ProcessEnv): OfficialFiles {
  const { FIREBASE_EMULATORS_PATH: named = '' } = env;
  const cache = named === '' ? join(homedir(), '.cache/firebase/emulators') : named;
  const table = JSON.parse(
    readFileSync(
      join(root, 'node_modules/firebase-tools/lib/emulator/downloadableEmulatorInfo.json'),
      'utf8',
    ),
  ) as DownloadTable;
  const ui = table.ui.main;
  return {
    firestoreJar: join(cache, table.firestore.downloadPathRelativeToCacheDir),
    storageJar: join(cache, table.storage.downloadPathRelativeToCacheDir),
    uiServer: join(cache, ui.binaryPathRelativeToCacheDir ?? ui.downloadPathRelativeToCacheDir),
    firestoreUrl: table.firestore.remoteUrl,
    uiUrl: ui.remoteUrl,
  };
}

const COMPONENT_JAR = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

/** Where the Cloud SDK's Firestore emulator may lie: beside `gcloud`, else in the usual places. */
export function cloudSdkJar(env: NodeJS.ProcessEnv): string | undefined {
  const besideGcloud = (env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'gcloud'))
    .filter((path) => existsSync(path))
    .map((path) => dirname(dirname(realpathSync(path))));
  const homes = [
    ...besideGcloud,
    ...(env.CLOUDSDK_ROOT_DIR ? [env.CLOUDSDK_ROOT_DIR] : []),
    '/usr/lib/google-cloud-sdk',
    '/usr/share/google-cloud-sdk',
    '/opt/google-cloud-sdk',
    '/opt/homebrew/share/google-cloud-sdk',
    '/usr/local/share/google-cloud-sdk',
    '/snap/google-cloud-cli/current',
    join(homedir(), 'google-cloud-sdk'),
  ];
  return homes.map((home) => join(home, COMPONENT_JAR)).find((jar) => existsSync(jar));
}
