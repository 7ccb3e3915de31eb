import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import type { ExternalCall } from '../../histories/shop/interceptor.ts';
import { MemoryQuery } from './query.ts';
import { MemorySnapshot } from './snapshot.ts';
import type { MemoryStore, Write } from './store.ts';
import type { Fields } from './values.ts';

/** The way from a process to what lies outside of it: takes its time, and may fail. */
export type Way = <Result>(outside: ExternalCall, work: () => Result) => Promise<Result>;

interface Precondition {
  lastUpdateTime?: Timestamp;
}

interface ReadOptions {
  fieldMask: readonly string[];
}

const ID_LENGTH = 20;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

const newId = (): string =>
  Array.from({ length: ID_LENGTH }, () => LETTERS[Math.floor(Math.random() * LETTERS.length)]).join(
    '',
  );

class MemoryReference {
  readonly collection: string;
  readonly id: string;
  readonly path: string;
  readonly #client: MemoryFirestore;

  constructor(client: MemoryFirestore, collection: string, id: string) {
    this.#client = client;
    this.collection = collection;
    this.id = id;
    this.path = `${collection}/${id}`;
  }

  async get(): Promise<MemorySnapshot | undefined> {
    const [snapshot] = await this.#client.getAll(this);
    return snapshot;
  }

  set(fields: Fields, options?: { merge?: boolean }): Promise<void> {
    return this.#client.batch().set(this, fields, options).commit();
  }
}

class MemoryCollection extends MemoryQuery {
  readonly #client: MemoryFirestore;
  readonly #name: string;

  constructor(client: MemoryFirestore, store: MemoryStore, way: Way, name: string) {
    super(store, (what, work) => way({ kind: 'read', what }, work), name);
    this.#client = client;
    this.#name = name;
  }

  doc(id: string = newId()): MemoryReference {
    return new MemoryReference(this.#client, this.#name, id);
  }
}

class MemoryBatch {
  readonly #writes: Write[] = [];
  readonly #commit: (writes: readonly Write[]) => Promise<void>;

  constructor(commit: (writes: readonly Write[]) => Promise<void>) {
    this.#commit = commit;
  }

  create(to: MemoryReference, fields: Fields): this {
    return this.#add('create', to, fields);
  }

  set(to: MemoryReference, fields: Fields, { merge = false }: { merge?: boolean } = {}): this {
    return this.#add(merge ? 'merge' : 'set', to, fields);
  }

  update(to: MemoryReference, fields: Fields, precondition?: Precondition): this {
    return this.#add('update', to, fields, precondition);
  }

  delete(to: MemoryReference, precondition?: Precondition): this {
    return this.#add('delete', to, {}, precondition);
  }

  commit(): Promise<void> {
    return this.#commit(this.#writes);
  }

  #add(
    kind: Write['kind'],
    { collection, id }: MemoryReference,
    fields: Fields,
    { lastUpdateTime }: Precondition = {},
  ): this {
    this.#writes.push({ kind, collection, id, fields, lastUpdateTime });
    return this;
  }
}

/** The database's client in one process of the shop, with what the repositories ask of it. */
export class MemoryFirestore {
  readonly #store: MemoryStore;
  readonly #way: Way;

  constructor(store: MemoryStore, way: Way) {
    this.#store = store;
    this.#way = way;
  }

  collection(name: string): MemoryCollection {
    return new MemoryCollection(this, this.#store, this.#way, name);
  }

  getAll(...given: (MemoryReference | ReadOptions)[]): Promise<MemorySnapshot[]> {
    const references = given.filter((each) => each instanceof MemoryReference);
    const mask = given.find((each) => 'fieldMask' in each)?.fieldMask;
    const what = references.map(({ path }) => path).join(' ');
    return this.#way({ kind: 'read', what }, () =>
      references.map(
        ({ collection, id }) =>
          new MemorySnapshot(id, this.#store.documents(collection).get(id), mask),
      ),
    );
  }

  batch(): MemoryBatch {
    return new MemoryBatch((writes) => {
      const what = writes
        .map(({ kind, collection, id }) => `${kind} ${collection}/${id}`)
        .join(' ');
      return this.#way({ kind: 'commit', what }, () => {
        this.#store.commit(writes);
      });
    });
  }

  /** The same for a repository, which needs no more of a database than this. */
  get db(): Firestore {
    return this as unknown as Firestore;
  }
}
