import { Timestamp } from 'firebase-admin/firestore';
import { written, type Fields } from './values.ts';

export interface Stored {
  fields: Fields;
  updateTime: Timestamp;
}

/** One write of a commit. */
export interface Write {
  kind: 'create' | 'set' | 'merge' | 'update' | 'delete';
  collection: string;
  id: string;
  fields: Fields;
  /** The write holds only if the document was last written then. */
  lastUpdateTime?: Timestamp | undefined;
}

/** A document before and after a commit. */
export interface Changed {
  collection: string;
  id: string;
  before: Stored | undefined;
  after: Stored | undefined;
}

/** Status codes of the database. */
export const STATUS = {
  unknown: 2,
  deadlineExceeded: 4,
  notFound: 5,
  alreadyExists: 6,
  failedPrecondition: 9,
  aborted: 10,
  unavailable: 14,
} as const;
export type Status = keyof typeof STATUS;

/** A failure as the client library reports it. */
export const databaseFailure = (status: Status): Error =>
  Object.assign(new Error(`simulated: ${status}`), { code: STATUS[status] });

const refusalOf = (
  { kind, lastUpdateTime }: Write,
  now: Stored | undefined,
): Status | undefined => {
  if (kind === 'create') return now && 'alreadyExists';
  if (!now) return kind === 'update' || lastUpdateTime ? 'notFound' : undefined;
  const isAsRead = !lastUpdateTime || now.updateTime.isEqual(lastUpdateTime);
  return isAsRead ? undefined : 'failedPrecondition';
};

/** The database: documents with the moment of their last write, which no two commits share. */
export class MemoryStore {
  readonly #collections = new Map<string, Map<string, Stored>>();
  readonly #now: () => number;
  readonly #onCommit: (changed: readonly Changed[]) => void;
  #lastMicros = 0;

  /** `now` tells milliseconds since 1970. */
  constructor(now: () => number, onCommit: (changed: readonly Changed[]) => void) {
    this.#now = now;
    this.#onCommit = onCommit;
  }

  documents(collection: string): Map<string, Stored> {
    const known = this.#collections.get(collection);
    if (known) return known;
    const documents = new Map<string, Stored>();
    this.#collections.set(collection, documents);
    return documents;
  }

  /** All or nothing. @throws as the client library does when a write does not hold. */
  commit(writes: readonly Write[]): void {
    for (const write of writes) {
      const status = refusalOf(write, this.documents(write.collection).get(write.id));
      if (status) throw databaseFailure(status);
    }
    const updateTime = this.#moment();
    this.#onCommit(writes.map((write) => this.#apply(write, updateTime)));
  }

  #apply({ kind, collection, id, fields }: Write, updateTime: Timestamp): Changed {
    const documents = this.documents(collection);
    const before = documents.get(id);
    if (kind === 'delete') {
      documents.delete(id);
      return { collection, id, before, after: undefined };
    }
    const isInPart = kind === 'update' || kind === 'merge';
    const after = { fields: written(isInPart && before ? before.fields : {}, fields), updateTime };
    documents.set(id, after);
    return { collection, id, before, after };
  }

  #moment(): Timestamp {
    this.#lastMicros = Math.max(this.#now() * 1000, this.#lastMicros + 1);
    const seconds = Math.floor(this.#lastMicros / 1e6);
    return new Timestamp(seconds, (this.#lastMicros - seconds * 1e6) * 1000);
  }
}
