import { Timestamp } from './firestore-library.ts';
import type { Firestore } from './firestore.ts';

interface Reference {
  id: string;
  path: string;
}

/** A reference that can be read by itself. */
type ReadableReference = Reference & { get: () => Promise<unknown> };

/** The only fields that are to be read, as the last of what is read. */
interface ReadOptions {
  fieldMask: readonly string[];
}

/** One write of a commit: what, which document, with what and under which precondition. */
export type RecordedWrite = [
  kind: 'create' | 'set' | 'update' | 'delete',
  path: string,
  ...rest: unknown[],
];

/** When every document of it was last written. */
export const WRITTEN = Timestamp.fromMillis(Date.UTC(2026, 10, 20));

/** The parts of a database that read by id and write in batches; it notes what it is asked for. */
export class RecordingFirestore {
  /** The documents that are there, by path. */
  readonly documents = new Map<string, object>();
  readonly reads: string[][] = [];
  /** Of every document that was read, the names of the fields that came with it. */
  readonly fieldsRead: string[] = [];
  readonly commits: RecordedWrite[][] = [];
  #ids = 0;

  collection(name: string) {
    return {
      doc: (id?: string): ReadableReference => {
        this.#ids += 1;
        const known = id ?? `new-${this.#ids}`;
        const path = `${name}/${known}`;
        return {
          id: known,
          path,
          get: () => this.getAll({ id: known, path }).then(([one]) => one),
        };
      },
    };
  }

  getAll(...given: (Reference | ReadOptions)[]) {
    const references = given.filter((each) => 'path' in each);
    const mask = given.find((each) => 'fieldMask' in each)?.fieldMask;
    this.reads.push(references.map(({ path }) => path));
    const shown = (stored: object): object =>
      Object.fromEntries(Object.entries(stored).filter(([name]) => mask?.includes(name) ?? true));
    return Promise.resolve(
      references.map(({ id, path }) => {
        const stored = this.documents.get(path);
        const exists = stored !== undefined;
        const data = stored && shown(stored);
        if (data) this.fieldsRead.push(...Object.keys(data));
        return { id, exists, data: () => data, updateTime: exists ? WRITTEN : undefined };
      }),
    );
  }

  batch() {
    const writes: RecordedWrite[] = [];
    return {
      create: ({ path }: Reference, data: object) => writes.push(['create', path, data]),
      set: ({ path }: Reference, data: object) => writes.push(['set', path, data]),
      update: ({ path }: Reference, data: object, precondition: object) =>
        writes.push(['update', path, data, precondition]),
      delete: ({ path }: Reference, precondition: object) =>
        writes.push(['delete', path, precondition]),
      commit: () => {
        this.commits.push(writes);
        return Promise.resolve();
      },
    };
  }

  /** The same for a repository, which needs no more of a database than this. */
  get db(): Firestore {
    return this as unknown as Firestore;
  }
}
