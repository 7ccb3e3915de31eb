import { Timestamp, type DocumentSnapshot, type WriteBatch } from './firestore-library.ts';
import { collection, type Firestore } from './firestore.ts';
import { toExactIso, unchangedSince } from './timestamps.ts';

interface StoredKey {
  fingerprint: string;
  /** HTTP status and JSON body of the first answer. */
  status: number;
  body: object;
  expireAt: Timestamp;
}

export const KEY_FIELDS = [
  'fingerprint',
  'status',
  'body',
  'expireAt',
] as const satisfies (keyof StoredKey)[];

/** What was answered under an Idempotency-Key. */
export interface KeyRecord {
  fingerprint: string;
  status: number;
  body: object;
  /** Milliseconds since 1970; later the key counts as new even if the record is still there. */
  expiresAt: number;
  version: string;
}

/** A key that is to be recorded together with the effect it stands for. */
export interface KeyToRecord extends Omit<KeyRecord, 'version'> {
  id: string;
  /** Version of the run-out record that it takes the place of. */
  replaces: string | undefined;
}

/** The key that is to be recorded with something new, by its id. */
export type KeyOf = (id: string) => KeyToRecord | undefined;

const keys = (db: Firestore) => collection<StoredKey>(db, 'idempotencyKeys');

export const keyReference = (db: Firestore, id: string) => keys(db).doc(id);

export const toKeyRecord = (document: DocumentSnapshot<StoredKey>): KeyRecord | undefined => {
  const stored = document.data();
  if (!stored || !document.updateTime) return undefined;
  const { expireAt, ...rest } = stored;
  return { ...rest, expiresAt: expireAt.toMillis(), version: toExactIso(document.updateTime) };
};

/** Adds the record of a key to a commit, which then fails if somebody else used the key meanwhile. */
export const addKey = (
  db: Firestore,
  batch: WriteBatch,
  { id, fingerprint, status, body, expiresAt, replaces }: KeyToRecord,
): void => {
  const stored: StoredKey = {
    fingerprint,
    status,
    body,
    expireAt: Timestamp.fromMillis(expiresAt),
  };
  const reference = keyReference(db, id);
  if (replaces === undefined) batch.create(reference, stored);
  else batch.update(reference, { ...stored }, unchangedSince(replaces));
};

export interface KeyRepository {
  find(id: string): Promise<KeyRecord | undefined>;
  /** Records a key by itself; fails with contention if somebody else used it meanwhile. */
  record(key: KeyToRecord): Promise<void>;
}

export const createKeyRepository = (db: Firestore): KeyRepository => ({
  find: async (id) => toKeyRecord(await keys(db).doc(id).get()),
  record: async (key) => {
    const batch = db.batch();
    addKey(db, batch, key);
    await batch.commit();
  },
});
