import { randomUUID } from 'node:crypto';
import { collection, type Firestore } from '../firestore/firestore.ts';
import {
  Timestamp,
  type DocumentData,
  type DocumentReference,
  type Query,
  type QuerySnapshot,
} from '../firestore/firestore-library.ts';
import { byId } from '../firestore/sorted-pages.ts';
import { MIGRATIONS, type Migration } from './migrations.ts';

/** Documents that are read, and written in one commit. */
const BATCH = 100;

/** After so long without a commit a run counts as gone. */
const RUN_GONE_AFTER_MS = 2 * 60 * 1000;

/** How far a migration is. */
interface Progress {
  /** Which of its collections it is at, counted from 0. */
  step: number;
  /** The id of the last document that was seen there; null at the beginning. */
  cursor: string | null;
  read: number;
  changed: number;
}

/** A migration as it lies in Firestore, under its id. */
interface StoredMigration extends Progress {
  state: 'running' | 'failed' | 'done';
  /** The run that is or was at it; no other one may write. */
  run: string;
  /** Of the code that ran it, as `git describe` names it. */
  commit: string;
  startedAt: Timestamp;
  /** When the last batch was committed. */
  updatedAt: Timestamp;
  finishedAt?: Timestamp;
  lastError?: string;
}

/** What became of a migration, or of a dry run what would. */
export interface MigrationReport extends Pick<Progress, 'read' | 'changed'> {
  id: string;
}

interface MigrationsState {
  /** Ids of those that did not run to their end, in the order in which they run. */
  pending: string[];
  /** Ids of those that only newer code knows. */
  unknown: string[];
}

const migrationsOf = (db: Firestore) => collection<StoredMigration>(db, 'migrations');

/** Which migrations a shop still needs. */
export const readMigrations = async (
  db: Firestore,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<MigrationsState> => {
  const { docs } = await migrationsOf(db).get();
  const known = migrations.map(({ id }) => id);
  const done = docs.filter((document) => document.data().state === 'done').map(({ id }) => id);
  return {
    pending: known.filter((id) => !done.includes(id)),
    unknown: docs.map(({ id }) => id).filter((id) => !known.includes(id)),
  };
};

const BEGINNING: Progress = { step: 0, cursor: null, read: 0, changed: 0 };

const isAtEnd = ({ changes }: Migration, { step }: Progress): boolean => step >= changes.length;

interface Batch {
  updates: { reference: DocumentReference; fields: DocumentData }[];
  /** How far the migration is after it. */
  progress: Progress;
}

/** The next documents with what becomes of them; a failure names its document. */
const nextBatch = async (
  db: Firestore,
  { changes }: Migration,
  { step, cursor, read, changed }: Progress,
  { size, get }: { size: number; get: (query: Query) => Promise<QuerySnapshot> },
): Promise<Batch> => {
  const current = changes[step];
  if (!current) throw new Error('The migration is at its end.');
  const sorted = byId(collection<DocumentData>(db, current.collection)).limit(size);
  const { docs } = await get(cursor === null ? sorted : sorted.startAfter(cursor));
  const updates = docs.flatMap((document) => {
    try {
      const fields = current.change(document);
      return fields ? [{ reference: document.ref, fields }] : [];
    } catch (error) {
      throw new Error(`${document.ref.path}: ${(error as Error).message}`, { cause: error });
    }
  });
  const isLast = docs.length < size;
  return {
    updates,
    progress: {
      step: isLast ? step + 1 : step,
      cursor: isLast ? null : (docs.at(-1)?.id ?? cursor),
      read: read + docs.length,
      changed: changed + updates.length,
    },
  };
};

/** Who runs migrations, and how. */
interface Run {
  commit: string;
  /** Milliseconds since 1970. */
  now: () => number;
  size: number;
}

/** Takes a migration, so that no other run is at it; gives how far it is, and undefined once it is done. */
const claim = (
  db: Firestore,
  { id }: Migration,
  run: string,
  { commit, now }: Run,
): Promise<Progress | undefined> =>
  db.runTransaction(async (transaction) => {
    const reference = migrationsOf(db).doc(id);
    const stored = (await transaction.get(reference)).data();
    if (stored?.state === 'done') return undefined;
    const at = Timestamp.fromMillis(now());
    if (stored?.state === 'running' && now() - stored.updatedAt.toMillis() < RUN_GONE_AFTER_MS)
      throw new Error(
        `Another run (of ${stored.commit}) is at ${id}. If it was ended by force, run again in two minutes.`,
      );
    const { step, cursor, read, changed } = stored ?? BEGINNING;
    const progress = { step, cursor, read, changed };
    const startedAt = stored?.startedAt ?? at;
    transaction.set(reference, {
      ...progress,
      ...{ state: 'running', run, commit, startedAt, updatedAt: at },
    });
    return progress;
  });

/** Writes to the record of a migration in a transaction, which fails once another run has taken it. */
const inRun = <Result>(
  db: Firestore,
  { id }: Migration,
  run: string,
  work: (
    get: (query: Query) => Promise<QuerySnapshot>,
  ) => Promise<{ writes: Batch['updates']; record: Partial<StoredMigration>; result: Result }>,
): Promise<Result> =>
  db.runTransaction(async (transaction) => {
    const reference = migrationsOf(db).doc(id);
    if ((await transaction.get(reference)).data()?.run !== run)
      throw new Error(`Another run has taken ${id} over.`);
    const { writes, record, result } = await work((query) => transaction.get(query));
    for (const { reference: written, fields } of writes) transaction.update(written, fields);
    transaction.update(reference, record);
    return result;
  });

/** Runs one migration from where it is to its end; undefined where it was done already. */
const runOne = async (
  db: Firestore,
  migration: Migration,
  options: Run,
): Promise<MigrationReport | undefined> => {
  const { now, size } = options;
  const run = randomUUID();
  let progress = await claim(db, migration, run, options);
  if (!progress) return undefined;
  try {
    while (!isAtEnd(migration, progress)) {
      const from = progress;
      progress = await inRun(db, migration, run, async (get) => {
        const batch = await nextBatch(db, migration, from, { size, get });
        const at = Timestamp.fromMillis(now());
        const end = isAtEnd(migration, batch.progress) && { state: 'done', finishedAt: at };
        const record = { ...batch.progress, updatedAt: at, ...end } as Partial<StoredMigration>;
        return { writes: batch.updates, record, result: batch.progress };
      });
    }
  } catch (error) {
    const lastError = (error as Error).message;
    const record = { state: 'failed', lastError } as const;
    // What went wrong first is what has to be told.
    await inRun(db, migration, run, () =>
      Promise.resolve({ writes: [], record, result: undefined }),
    ).catch(() => undefined);
    throw new Error(`${migration.id} stopped: ${lastError}`, { cause: error });
  }
  return { id: migration.id, read: progress.read, changed: progress.changed };
};

/** Counts what a migration would still change, and writes nothing. */
const tryOne = async (
  db: Firestore,
  migration: Migration,
  size: number,
): Promise<MigrationReport> => {
  const stored = (await migrationsOf(db).doc(migration.id).get()).data();
  let progress: Progress = { ...(stored ?? BEGINNING), read: 0, changed: 0 };
  while (!isAtEnd(migration, progress))
    ({ progress } = await nextBatch(db, migration, progress, {
      size,
      get: (query) => query.get(),
    }));
  return { id: migration.id, read: progress.read, changed: progress.changed };
};

/**
 * Runs what a shop still needs, each migration once. Every batch is one transaction with how far the
 * migration is then, so that one that breaks off goes on from there, and no two runs do a batch twice.
 * @param report is told of each as it is done
 * @throws Error where newer code has run migrations that this one does not know, another run is at
 *   one, or a document cannot be changed
 */
export const runMigrations = async (
  db: Firestore,
  {
    isDryRun,
    report,
    migrations = MIGRATIONS,
    size = BATCH,
    ...run
  }: Pick<Run, 'commit' | 'now'> & {
    isDryRun: boolean;
    report: (done: MigrationReport) => void;
    migrations?: readonly Migration[];
    /** Documents of a batch. */
    size?: number;
  },
): Promise<void> => {
  const { pending, unknown } = await readMigrations(db, migrations);
  if (unknown.length > 0)
    throw new Error(`Newer code has run ${unknown.join(', ')}: take the commit that is deployed.`);
  for (const migration of migrations.filter(({ id }) => pending.includes(id))) {
    const done = isDryRun
      ? await tryOne(db, migration, size)
      : await runOne(db, migration, { ...run, size });
    if (done) report(done);
  }
};
