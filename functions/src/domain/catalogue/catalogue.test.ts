import { describe, expect, it } from 'vitest';
import { CATALOGUE_LIMITS, VIEW_AGE_MS } from '../../contract/constants.ts';
import { productWith } from '../publishing/publishing.fixtures.ts';
import { Catalogue } from './catalogue.ts';
import { memoryCatalogue } from './memory-catalogue.fixtures.ts';

/** A process that has read the catalogue; Firestore's clock may go otherwise than its own. */
const setUp = async ({ aheadMs = 0 } = {}) => {
  const clock = { now: 1_000_000 };
  const database = memoryCatalogue(() => clock.now + aheadMs, [productWith({ price: 1 })]);
  const { repository } = database;
  const catalogue = new Catalogue({ repository, now: () => clock.now });
  const price = async (options?: { isPresent: boolean }) =>
    (await catalogue.read(options)).snapshot.get('roller')?.price;
  await catalogue.read();
  return { clock, database, catalogue, price };
};

describe('the catalogue that a process keeps', () => {
  it('is loaded once, however many ask first', async () => {
    const now = () => 1_000_000;
    const database = memoryCatalogue(now, [productWith()]);
    const catalogue = new Catalogue({ repository: database.repository, now });
    await Promise.all([catalogue.read(), catalogue.read(), catalogue.read()]);
    expect([database.loads, database.looks]).toEqual([1, 0]);
  });

  it('is given without a question while it is fresh, with the time when it was asked for', async () => {
    const { clock, database, catalogue } = await setUp();
    const begun = clock.now;
    clock.now += VIEW_AGE_MS.fresh - 1;
    expect((await catalogue.read()).readAt).toBe(begun);
    expect([database.loads, database.looks]).toEqual([1, 0]);
  });

  it.each([
    ['the clock of its process', 0],
    ['another clock', 10 * CATALOGUE_LIMITS.lateMs],
  ])(
    'has what was changed since, once it is too old, where Firestore goes by %s',
    async (_what, aheadMs) => {
      const { clock, database, price } = await setUp({ aheadMs });
      database.put(productWith({ price: 2 }));
      expect(await price()).toBe(1);
      clock.now += VIEW_AGE_MS.fresh;
      expect(await price()).toBe(2);
      expect([database.loads, database.looks]).toEqual([1, 1]);
    },
  );

  it('lacks what was deleted since', async () => {
    const { clock, database, price } = await setUp();
    database.remove('roller');
    clock.now += VIEW_AGE_MS.fresh;
    expect(await price()).toBeUndefined();
  });

  it('finds a commit that took effect later than the time that it carries', async () => {
    const { clock, database, price } = await setUp();
    clock.now += 10 * CATALOGUE_LIMITS.lateMs;
    await price();
    database.put(productWith({ price: 2 }), clock.now - CATALOGUE_LIMITS.lateMs + 1);
    clock.now += VIEW_AGE_MS.fresh - 1;
    expect(await price()).toBe(1);
    clock.now += 1;
    expect(await price()).toBe(2);
  });

  it('is asked for once by all who find it too old at the same time, and is as old as the beginning', async () => {
    const { clock, database, catalogue } = await setUp();
    clock.now += VIEW_AGE_MS.fresh;
    const begun = clock.now;
    database.before = () => {
      clock.now += 5000;
    };
    const all = await Promise.all([catalogue.read(), catalogue.read(), catalogue.read()]);
    expect(all.map(({ readAt }) => readAt)).toEqual([begun, begun, begun]);
    expect(database.looks).toBe(1);
  });

  it('is not fresh by a clock that was set back', async () => {
    const { clock, database, price } = await setUp();
    clock.now -= 1;
    await price();
    expect(database.looks).toBe(1);
  });

  it('is read anew as a whole after a day, with what was changed past the API', async () => {
    const { clock, database, price } = await setUp();
    clock.now += CATALOGUE_LIMITS.completeMs;
    await price();
    expect(database.loads).toBe(2);
  });

  it('is refused where it can’t be asked for, and asked for again by the next', async () => {
    const { clock, database, price } = await setUp();
    clock.now += VIEW_AGE_MS.fresh;
    database.put(productWith({ price: 2 }));
    database.before = () => {
      throw new Error('away');
    };
    await expect(price()).rejects.toThrow('away');
    database.before = () => undefined;
    expect(await price()).toBe(2);
  });
});

describe('who wants what is there at this moment', () => {
  it('asks each time, and those who come while a question is under way share the next one', async () => {
    const { database, price } = await setUp();
    database.put(productWith({ price: 2 }));
    expect(await price({ isPresent: true })).toBe(2);
    const early = price({ isPresent: true });
    database.put(productWith({ price: 3 }));
    const late = [price({ isPresent: true }), price({ isPresent: true })];
    await early;
    expect(await Promise.all(late)).toEqual([3, 3]);
    expect(database.looks).toBe(3);
  });
});

describe('a change by this process', () => {
  it('has the next reader ask, however fresh the catalogue is', async () => {
    const { database, catalogue, price } = await setUp();
    database.put(productWith({ price: 2 }));
    catalogue.changed();
    expect([await price(), await price()]).toEqual([2, 2]);
    expect(database.looks).toBe(1);
  });

  it('is not known by a question that began before it: another one begins', async () => {
    const { database, catalogue, price } = await setUp();
    catalogue.changed();
    const early = price();
    database.put(productWith({ price: 2 }));
    catalogue.changed();
    await early;
    expect(await price()).toBe(2);
    expect(database.looks).toBe(2);
  });

  it('keeps nobody waiting for more than two questions, however many follow', async () => {
    const { database, catalogue, price } = await setUp();
    database.before = () => {
      catalogue.changed();
    };
    catalogue.changed();
    await price();
    expect(database.looks).toBe(1);
  });
});
