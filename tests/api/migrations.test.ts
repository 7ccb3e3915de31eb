import { execFile } from 'node:child_process';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  MIGRATIONS,
  type DocumentChange,
  type Migration,
} from '../../functions/src/data/migrations/migrations.ts';
import {
  readMigrations,
  runMigrations,
  type MigrationReport,
} from '../../functions/src/data/migrations/run-migrations.ts';
import { migrationFaults } from '../../scripts/deploy/migrations.ts';
import { db } from '../support/api-admin.ts';
import { call } from '../support/api-client.ts';
import { newOrder, newProduct, orderOf } from '../support/api-orders.ts';
import { people } from '../support/api-people.ts';

const { owner, admin } = await people({ owner: 'customer', admin: 'admin' });

/** Documents of the test's own, in a collection that samples have none of; sorted by id. */
const IDS = ['a', 'b', 'c', 'd', 'e'];
const counted = db.collection('vatNumbers');

beforeEach(async () => {
  const batch = db.batch();
  for (const { ref } of (await db.collection('migrations').get()).docs) batch.delete(ref);
  for (const id of IDS) batch.set(counted.doc(id), { times: 0 });
  await batch.commit();
});

/** Counts how often each document was changed; a change that is done twice shows. */
const count: DocumentChange = (document) => ({ times: (document.get('times') as number) + 1 });

const counting = (id: string, change = count): Migration => ({
  id,
  changes: [{ collection: 'vatNumbers', change }],
});
const FIRST = counting('0001-count');

const times = async () => {
  const documents = await db.getAll(...IDS.map((id) => counted.doc(id)));
  return documents.map((document) => document.get('times') as number);
};
const record = async (id: string) => (await db.doc(`migrations/${id}`).get()).data();

const run = async (
  migrations: readonly Migration[],
  { isDryRun = false, commit = '1a2b3c4', now = Date.now } = {},
): Promise<MigrationReport[]> => {
  const done: MigrationReport[] = [];
  const report = (each: MigrationReport) => done.push(each);
  await runMigrations(db, { migrations, isDryRun, commit, now, size: 2, report });
  return done;
};

describe('migrations', () => {
  it('run each once, in their order, and say by which commit', async () => {
    const second = counting('0002-count');
    expect(await readMigrations(db, [FIRST, second])).toEqual({
      pending: ['0001-count', '0002-count'],
      unknown: [],
    });
    expect(await run([FIRST])).toEqual([{ id: '0001-count', read: 5, changed: 5 }]);
    expect(await run([FIRST, second])).toEqual([{ id: '0002-count', read: 5, changed: 5 }]);
    expect(await run([FIRST, second])).toEqual([]);
    expect(await times()).toEqual([2, 2, 2, 2, 2]);
    expect(await record('0001-count')).toMatchObject({
      ...{ state: 'done', commit: '1a2b3c4', read: 5, changed: 5 },
      finishedAt: expect.any(Timestamp) as Timestamp,
    });
    expect((await readMigrations(db, [FIRST, second])).pending).toEqual([]);
  });

  it('go on in the middle after a failure, whose document and cause the record names', async () => {
    const broken = counting('0001-count', (document) => {
      if (document.id === 'd') throw new Error('no such field');
      return count(document);
    });
    const cause = 'vatNumbers/d: no such field';
    await expect(run([broken])).rejects.toThrow(`0001-count stopped: ${cause}`);
    expect(await times()).toEqual([1, 1, 0, 0, 0]);
    expect(await record('0001-count')).toMatchObject({
      ...{ state: 'failed', lastError: cause, step: 0, cursor: 'b', read: 2, changed: 2 },
    });
    expect((await readMigrations(db, [broken])).pending).toEqual(['0001-count']);

    expect(await run([FIRST], { commit: '5d6e7f8' })).toEqual([
      { id: '0001-count', read: 5, changed: 5 },
    ]);
    expect(await times()).toEqual([1, 1, 1, 1, 1]);
    const done = await record('0001-count');
    expect(done).toMatchObject({ state: 'done', commit: '5d6e7f8' });
    expect(done).not.toHaveProperty('lastError');
  });

  it('write nothing in a dry run, which says what is left to change', async () => {
    const some = counting('0001-some', (document) =>
      document.id < 'c' ? { times: 1 } : undefined,
    );
    const dryRun = () => run([some, counting('0002-count')], { isDryRun: true });
    expect(await dryRun()).toEqual([
      { id: '0001-some', read: 5, changed: 2 },
      { id: '0002-count', read: 5, changed: 5 },
    ]);
    expect(await times()).toEqual([0, 0, 0, 0, 0]);
    expect((await db.collection('migrations').get()).size).toBe(0);
    await run([some]);
    expect((await dryRun()).map(({ id }) => id)).toEqual(['0002-count']);
  });

  it('change each document once when several are started at once', async () => {
    const outcomes = await Promise.allSettled([run([FIRST]), run([FIRST]), run([FIRST])]);
    const refused = outcomes.flatMap((each) =>
      each.status === 'rejected' ? [(each.reason as Error).message] : [],
    );
    expect(refused.length).toBeLessThan(3);
    for (const message of refused) expect(message).toContain('Another run (of 1a2b3c4)');
    expect(await times()).toEqual([1, 1, 1, 1, 1]);
    expect((await record('0001-count'))?.state).toBe('done');
  });

  it('wait for a run that shows life, and take over from one that is gone', async () => {
    const at = Timestamp.now();
    await db.doc('migrations/0001-count').create({
      ...{ state: 'running', run: 'gone', commit: '0000000', startedAt: at, updatedAt: at },
      ...{ step: 0, cursor: 'b', read: 2, changed: 2 },
    });
    await expect(run([FIRST])).rejects.toThrow('Another run (of 0000000) is at 0001-count');
    expect(await times()).toEqual([0, 0, 0, 0, 0]);
    await run([FIRST], { now: () => Date.now() + 3 * 60_000 });
    expect(await times()).toEqual([0, 0, 1, 1, 1]);
  });

  it('change each document once where another run takes over from one that still writes', async () => {
    const late = { now: () => Date.now() + 3 * 60_000 };
    const outcomes = await Promise.allSettled([run([FIRST]), run([FIRST], late)]);
    expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect(await times()).toEqual([1, 1, 1, 1, 1]);
    expect((await record('0001-count'))?.state).toBe('done');
  });

  it('are refused where newer code has run one that this code does not know', async () => {
    await run([FIRST, counting('0002-newer')]);
    await expect(run([FIRST, counting('0003-later')])).rejects.toThrow(
      'Newer code has run 0002-newer: take the commit that is deployed.',
    );
    expect((await readMigrations(db, [FIRST])).unknown).toEqual(['0002-newer']);
    expect(await times()).toEqual([2, 2, 2, 2, 2]);
  });
});

describe('the migrations of the shop', () => {
  it('are told of after a deployment while they are pending, and those of newer code as well', async () => {
    expect(await migrationFaults(db, 'paint-shop')).toEqual([
      'Migrations are pending: 0001-order-keywords. Run "npm run migrate -- paint-shop".',
    ]);
    await run(MIGRATIONS);
    expect(await migrationFaults(db, 'paint-shop')).toEqual([]);
    await run([...MIGRATIONS, counting('0999-newer')]);
    expect(await migrationFaults(db, 'paint-shop')).toEqual([
      'Newer code has run 0999-newer: what this commit deploys may not read it.',
    ]);
  });

  it('have ids that begin with their numbers, in order, none twice', () => {
    const numbers = MIGRATIONS.map(({ id }) => Number(/^(\d{4})-[a-z-]+$/.exec(id)?.[1]));
    expect(numbers).toEqual(MIGRATIONS.map((_each, index) => index + 1));
  });

  const command = (...args: string[]) =>
    new Promise<{ status: unknown; stdout: string; stderr: string }>((resolve) => {
      const program = ['--import', 'tsx', 'functions/scripts/migrate.ts', ...args];
      execFile(process.execPath, program, (error, stdout, stderr) => {
        resolve({ status: error?.code ?? 0, stdout, stderr });
      });
    });

  it('find orders from before anew, cancelled ones too, and leave their facts alone', async () => {
    const product = await newProduct();
    const [open, cancelled] = [await newOrder(owner, product), await newOrder(owner, product)];
    await call('cancelOrder', { id: cancelled }, { token: owner.token });
    const paths = [`orders/${open}`, `cancelledOrders/${cancelled}`] as const;
    const read = () => Promise.all(paths.map(async (path) => (await db.doc(path).get()).data()));
    const before = await read();
    const { number: q } = await orderOf(admin, open);
    for (const path of paths) await db.doc(path).update({ keywords: ['of', 'former', 'code'] });
    const found = async () => {
      const { body } = await call('listOrders', {}, { token: admin.token, query: { q } });
      return body.map(({ _id }) => _id);
    };
    expect(await found()).toEqual([]);

    const dry = await command('--dry-run');
    expect(dry.stdout).toMatch(/^0001-order-keywords: \d+ documents read, would change 2\n/);
    expect(await found()).toEqual([]);

    const { stdout, status } = await command('demo-rollwell');
    expect(stdout).toMatch(/^0001-order-keywords: \d+ documents read, changed 2\n/);
    expect(stdout).toContain('demo-rollwell: 1 migrations ran');
    expect(status).toBe(0);
    expect(await read()).toEqual(before);
    expect(await found()).toEqual([open]);
    expect((await command()).stdout).toBe('demo-rollwell: 0 migrations ran\n');
  });

  it('say how to run them where they are asked for what they do not know', async () => {
    const ends = await Promise.all([command('--fix'), command('one', 'more')]);
    expect(ends.map(({ status }) => status)).toEqual([2, 2]);
    for (const { stderr } of ends) expect(stderr).toContain('Usage: npm run migrate -- ');
  });
});
