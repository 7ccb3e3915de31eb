import { describe, expect, it } from 'vitest';
import { cents } from '../../contract/money/units.ts';
import type { Progress } from '../../data/orders/ledger.ts';
import { orderRecordWith, paymentRecordWith } from '../../data/orders/order.fixtures.ts';
import type { Deps } from '../deps.ts';
import { reconcileChanges } from './reconcile.ts';
import type { Discrepancy } from './discrepancy.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const GRACE_MS = 10 * 60 * 1000;
/** A page of a list that a job works through: each look at one that is empty is a read as well. */
const nothing = { items: [], nextCursor: undefined };

const orderOf = (id: number, at: number) =>
  orderRecordWith({
    ...{ _id: `order-${id}`, paid: true, tranID: `pi_${id}`, holdUntil: null },
    ...{ updatedAt: new Date(at).toISOString(), checkoutSessionId: `cs_${id}` },
  });
const paymentOf = (id: number) =>
  paymentRecordWith({
    ...{
      sessionId: `cs_${id}`,
      orderId: `order-${id}`,
      status: 'paid',
      paymentIntentId: `pi_${id}`,
    },
  });

/** Books with so many paid orders of one product, one a second, that count each document read. */
const books = (orders: number) => {
  const state = {
    ...{ now: Date.UTC(2026, 10, 22), reads: 0, asked: 0, refunded: new Set<string>() },
    ...{ progress: undefined as Progress | undefined, available: 0 },
  };
  const begun = state.now;
  const rows = Array.from({ length: orders }, (_item, id) => ({ id, at: begun - DAY_MS + id }));
  const read = <Value>(value: Value): Promise<Value> => {
    state.reads += 1;
    return Promise.resolve(value);
  };
  const since = async function* <Record>(from: number, of: (id: number, at: number) => Record) {
    for (const { id, at } of rows) if (at >= from) yield { at, record: await read(of(id, at)) };
  };
  const idOf = (text: string): number => Number(text.split(/[-_]/)[1]);
  const account = () => ({
    ...{ id: 'roller', name: 'Roller', available: state.available, received: 3 * rows.length },
    version: 'v1',
  });
  const deps = {
    now: () => state.now,
    orders: {
      find: (id: string) => read(orderOf(idOf(id), begun)),
      listRunOut: () => read(nothing),
      listRefunding: () => read(nothing),
    },
    payments: {
      find: (id: string) => read(id.startsWith('cs_') ? paymentOf(idOf(id)) : undefined),
      findByIntent: (id: string) => read(paymentOf(idOf(id))),
    },
    gateway: {
      inspect: (sessionId: string) => {
        state.asked += 1;
        state.now += 1;
        const id = idOf(sessionId);
        return Promise.resolve({
          ...{ status: 'complete', paid: true, paidAt: 0, refunded: state.refunded.has(sessionId) },
          checkout: {
            ...{ sessionId, orderId: `order-${id}`, paymentIntentId: `pi_${id}` },
            ...{ amount: cents(1305), currency: 'EUR', email: null },
          },
        });
      },
    },
    ledger: {
      async *products(after?: string) {
        if (after === undefined) yield await read(account());
      },
      product: () => read(account()),
      // The database adds up a thousand for one read.
      orderedPieces: () => {
        state.reads += Math.ceil(rows.length / 1000);
        return Promise.resolve(3 * rows.length);
      },
      async *ordersOf() {
        for (const { id } of rows) yield await read(`order-${id}`);
      },
      orders: (from: number) => since(from, orderOf),
      payments: (from: number) => since(from, paymentOf),
      openPayments: () => since(Infinity, paymentOf),
      progress: () => read(state.progress),
      keepProgress: (progress: Progress) => {
        state.progress = progress;
        return Promise.resolve();
      },
    },
  } as unknown as Deps;

  const addOrders = (count: number): void => {
    for (let added = 0; added < count; added += 1)
      rows.push({ id: rows.length, at: state.now - GRACE_MS - count + added });
  };
  /** One night; gives what was found, and what it cost. */
  const night = async (mostMs = Infinity) => {
    Object.assign(state, { reads: 0, asked: 0 });
    const found: Discrepancy[] = [];
    const { isFinished } = await reconcileChanges(deps, {
      graceMs: GRACE_MS,
      until: state.now + mostMs,
      tell: (discrepancy) => found.push(discrepancy),
      wait: (ms) => {
        state.now += ms;
        return Promise.resolve();
      },
    });
    const { reads, asked } = state;
    return { isFinished, reads, asked, found: found.map(({ kind, about }) => `${kind} ${about}`) };
  };
  const unrecordedRefund = (id: number, is = true): void => {
    if (is) state.refunded.add(`cs_${id}`);
    else state.refunded.delete(`cs_${id}`);
  };
  return { state, addOrders, night, unrecordedRefund };
};

describe('comparing the books every night', () => {
  it('costs what is new, whatever there was before', async () => {
    const cost = async (orders: number) => {
      const { state, addOrders, night } = books(orders);
      // As if an earlier run had come so far.
      state.progress = {
        ...{ payments: state.now, orders: state.now, product: null },
        ...{ openPayments: [], openOrders: [] },
      };
      state.now += DAY_MS;
      addOrders(10);
      const { reads, asked, isFinished, found } = await night();
      expect([asked, isFinished, found]).toEqual([10, true, []]);
      return reads;
    };
    const [few, many] = [await cost(1000), await cost(100_000)];
    // Only adding up the pieces of a product knows of all its orders, a thousand for one read.
    expect(many - few).toBe(99);
    expect(few).toBeLessThan(70);
  });

  it('goes on where time was up, in as many nights as it takes, and says so', async () => {
    const { night } = books(1000);
    const nights = [];
    do nights.push(await night(50_000));
    while (nights.at(-1)?.isFinished === false && nights.length < 10);
    expect(nights.map(({ isFinished }) => isFinished)).toEqual([false, false, true]);
    const asked = nights.reduce((sum, night) => sum + night.asked, 0);
    // A group whose last change was of the same moment as the next may be looked at twice.
    expect(asked).toBeGreaterThanOrEqual(1000);
    expect(asked).toBeLessThan(1050);
  });

  it('asks the gateway no more than it answers in a second', async () => {
    const { state, night } = books(500);
    const begun = state.now;
    await night();
    expect((3 * 500 - 100) / ((state.now - begun) / 1000)).toBeLessThanOrEqual(25);
  });

  it('reports a discrepancy every night until it is settled, and then no more', async () => {
    const { state, night, unrecordedRefund } = books(100);
    unrecordedRefund(7);
    const told = 'refund_unrecorded payment cs_7';
    expect((await night()).found).toEqual([told]);
    state.now += DAY_MS;
    expect(await night()).toMatchObject({ found: [told], asked: 2 });
    unrecordedRefund(7, false);
    expect((await night()).found).toEqual([]);
    expect((await night()).asked).toBe(0);
  });

  it('reports a stock that does not add up with some of its orders', async () => {
    const { state, night } = books(100_000);
    state.progress = {
      ...{ payments: state.now, orders: state.now, product: null },
      ...{ openPayments: [], openOrders: [] },
    };
    state.available = 1;
    const { found, reads } = await night();
    expect(found).toEqual(['stock_mismatch product roller']);
    // Orders are read page by page, and no further than they are told.
    expect(reads).toBeLessThan(150);
  });
});
