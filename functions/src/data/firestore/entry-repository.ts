import { Timestamp, type QueryDocumentSnapshot } from './firestore-library.ts';
import type { COLLECTIONS } from '../../contract/api/collections.ts';
import { addAudit, type AuditEntry } from './audit.ts';
import { addRecords } from './commit-records.ts';
import type { KeyOf } from './key-repository.ts';
import { collection, documentOf, type Firestore } from './firestore.ts';
import { unlessOvertaken } from './firestore-errors.ts';
import { readPage, type Page, type PageRequest, latestFirst } from './page.ts';
import { toIso } from './timestamps.ts';

export interface Entry {
  _id: string;
  createdAt: string;
}

/** What is written of an entry: all but what the repository knows itself. */
type EntryFacts<Item extends Entry> = Omit<Item, '_id' | 'createdAt'>;

/** Things that are written once, listed newest first, and perhaps removed: reviews, blogs, messages. */
export interface EntryRepository<Item extends Entry> {
  /** @throws AppError `not_found` for an id that no document can have. */
  get(id: string): Promise<Item | undefined>;
  list(page: PageRequest): Promise<Page<Item>>;
  /** Gives the new entry's id; `keyOf` gives what to record with it, by that id, `uid` says whose it is. */
  create(facts: EntryFacts<Item>, now: number, keyOf?: KeyOf, uid?: string): Promise<string>;
  /** False when somebody else was faster: then there is nothing to log either. */
  remove(id: string, audit: AuditEntry): Promise<boolean>;
}

type Stored<Item extends Entry> = EntryFacts<Item> & {
  createdAt: Timestamp;
  /** Whose it is, which nobody is told. */
  uid?: string;
  /** When a TTL policy deletes it; not there where it stays until it is removed. */
  expireAt?: Timestamp;
};

const shown = <Item extends Entry>(
  id: string,
  { createdAt, uid: _uid, expireAt: _expireAt, ...facts }: Stored<Item>,
): Item =>
  // TypeScript cannot tell that the parts of a generic type make up the whole again.
  ({ _id: id, ...facts, createdAt: toIso(createdAt) }) as unknown as Item;

const toItem = <Item extends Entry>(document: QueryDocumentSnapshot<Stored<Item>>): Item =>
  shown<Item>(document.id, document.data());

/** `expiresAt` says when an entry goes by the TTL policy of its collection, which has to have one. */
export const createEntryRepository = <Item extends Entry>(
  db: Firestore,
  name: keyof typeof COLLECTIONS,
  expiresAt?: (now: number) => number,
): EntryRepository<Item> => {
  const entries = collection<Stored<Item>>(db, name);
  const newest = latestFirst<Stored<Item>>(name, 'createdAt');
  return {
    get: async (id) => {
      const document = await documentOf(entries, id).get();
      return document.exists ? toItem(document as QueryDocumentSnapshot<Stored<Item>>) : undefined;
    },
    list: (page) => readPage(entries, newest, page, toItem<Item>),
    create: async (facts, now, keyOf, uid) => {
      const stored = {
        ...facts,
        createdAt: Timestamp.fromMillis(now),
        ...(uid !== undefined && { uid }),
        ...(expiresAt && { expireAt: Timestamp.fromMillis(expiresAt(now)) }),
      };
      const reference = entries.doc();
      const batch = db.batch().create(reference, stored);
      addRecords(db, batch, { key: keyOf?.(reference.id) });
      await batch.commit();
      return reference.id;
    },
    remove: async (id, audit) => {
      const batch = db.batch().delete(documentOf(entries, id), { exists: true });
      addAudit(db, batch, audit);
      return (await unlessOvertaken(batch.commit())) !== undefined;
    },
  };
};
