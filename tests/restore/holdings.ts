import { createHash } from 'node:crypto';
import { initializeApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { auth } from '../support/api-admin.ts';
import { heldDocuments } from '../support/fresh-shop.ts';

/** What a shop holds: of each thing, by its name, a digest of all that it is. */
export interface Holdings {
  documents: Record<string, string>;
  accounts: Record<string, string>;
  files: Record<string, string>;
}

/** Made anew by every process that begins, out of the others. */
const DERIVED = ['catalogue', 'removedProducts'];

/** The same text for equal values, whatever the order of their keys. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

const digest = (value: unknown): string =>
  createHash('sha256').update(canonical(value)).digest('hex').slice(0, 16);

async function documentsOf(host: string): Promise<Record<string, string>> {
  const found = (await heldDocuments(host)).map(({ name, fields }) => {
    const [, path = ''] = name.split('/documents/');
    return [path, digest(fields)] as const;
  });
  return Object.fromEntries(found.filter(([path]) => !DERIVED.includes(path.split('/')[0] ?? '')));
}

async function accountsOf(): Promise<Record<string, string>> {
  const { users } = await auth.listUsers(1000);
  return Object.fromEntries(
    users.map(
      ({ uid, email, displayName, emailVerified, disabled, passwordHash, customClaims }) => [
        uid,
        digest({ email, displayName, emailVerified, disabled, passwordHash, customClaims }),
      ],
    ),
  );
}

async function filesOf(projectId: string): Promise<Record<string, string>> {
  const app = initializeApp({ projectId }, 'holdings');
  const [files] = await getStorage(app).bucket(`${projectId}.appspot.com`).getFiles();
  return Object.fromEntries(
    files.map(({ name, metadata }) => {
      const { md5Hash, contentType, metadata: own } = metadata;
      return [name, digest({ md5Hash, contentType, own })];
    }),
  );
}

/** Reads all that the emulators of this process's shop hold. */
export async function readHoldings(env: NodeJS.ProcessEnv): Promise<Holdings> {
  const { FIRESTORE_EMULATOR_HOST: host = '', GCLOUD_PROJECT: project = 'demo-rollwell' } = env;
  const [documents, accounts, files] = await Promise.all([
    documentsOf(host),
    accountsOf(),
    filesOf(project),
  ]);
  return { documents, accounts, files };
}

export interface Difference {
  kind: keyof Holdings;
  before: number;
  missing: string[];
  changed: string[];
  /** Names that were not there before. */
  added: string[];
}

/** What differs between two readings, for each kind of thing. */
export const compareHoldings = (before: Holdings, after: Holdings): Difference[] =>
  (Object.keys(before) as (keyof Holdings)[]).map((kind) => {
    const [then, now] = [before[kind], after[kind]];
    const names = Object.keys(then);
    return {
      kind,
      before: names.length,
      missing: names.filter((name) => now[name] === undefined),
      changed: names.filter((name) => now[name] !== undefined && now[name] !== then[name]),
      added: Object.keys(now).filter((name) => then[name] === undefined),
    };
  });
