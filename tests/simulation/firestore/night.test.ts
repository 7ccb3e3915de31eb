import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { orderWith } from '@rollwell/functions/contract/fixtures';
import { createLedger } from '../../../functions/src/data/orders/ledger.ts';
import { createOrderRepository } from '../../../functions/src/data/orders/order-repository.ts';
import { createPaymentRepository } from '../../../functions/src/data/payments/payment-repository.ts';
import { toStoredOrder } from '../../../functions/src/data/orders/stored-order.ts';
import type { Deps } from '../../../functions/src/domain/deps.ts';
import { reconcileChanges } from '../../../functions/src/domain/reconcile/reconcile.ts';
import { MemoryFirestore, type Way } from './client.ts';
import { MemoryStore } from './store.ts';
import type { Fields } from './values.ts';

const NOW = Date.UTC(2026, 10, 24, 3);
const DAY_MS = 24 * 60 * 60 * 1000;
/** The database adds up so many entries of an index for one read. */
const ENTRIES_PER_READ = 1000;
/** How many of the orders are new since the night before. */
const NEW_ONES = 10;
/** So much of a product was ordered with each. */
const PIECES = 3;

const AGES = { old: 30 * DAY_MS, new: DAY_MS / 2 };

/** What is billed for documents, for a query that brings none, and for a sum over so many orders. */
const readsIn = (result: unknown, orders: number): number => {
  if (Array.isArray(result)) return Math.max(1, result.length);
  return Math.ceil(orders / ENTRIES_PER_READ);
};

/** Books with so many paid orders of one product, behind the repositories that the shop reads by. */
const books = (orders: number) => {
  let reads = 0;
  const store = new MemoryStore(
    () => NOW,
    () => undefined,
  );
  const way: Way = ({ kind }, work) => {
    const result = work();
    if (kind === 'read') reads += readsIn(result, orders);
    return Promise.resolve(result);
  };
  const { db } = new MemoryFirestore(store, way);
  const updateTime = Timestamp.fromMillis(NOW);
  const put = (collection: string, id: string, fields: Fields) =>
    store.documents(collection).set(id, { fields, updateTime });
  const order = toStoredOrder(orderWith({ paid: true, quantity: PIECES }));
  for (let index = 0; index < orders; index += 1) {
    const updatedAt = Timestamp.fromMillis(NOW - (index < NEW_ONES ? AGES.new : AGES.old));
    const [tranID, times] = [`pi_${index}`, { createdAt: updatedAt, updatedAt }];
    put('orders', `order-${index}`, { ...order, ...times, tranID });
    put('payments', `cs_${index}`, {
      ...{ orderId: `order-${index}`, uid: 'uid', amount: 1305, currency: 'EUR', ...times },
      ...{ status: 'paid', paymentIntentId: tranID, refundId: null, reason: null, declines: 0 },
      ...{ partlyReturned: 0, failedRefunds: [], lineRefunds: {} },
    });
  }
  put('reconciliation', 'progress', {
    ...{ payments: NOW - DAY_MS, orders: NOW - DAY_MS, product: null },
    ...{ openPayments: [], openOrders: [] },
  });
  const deps = {
    now: () => NOW,
    ledger: createLedger(db),
    orders: createOrderRepository(db),
    payments: createPaymentRepository(db),
    gateway: {
      inspect: (sessionId: string) => {
        const id = sessionId.replace('cs_', '');
        return Promise.resolve({
          ...{ status: 'complete', paid: true, paidAt: 0, refunded: false, disputes: [] },
          checkout: {
            ...{ sessionId, orderId: `order-${id}`, paymentIntentId: `pi_${id}`, purchase: null },
            ...{ amount: 1305, currency: 'EUR', email: null },
          },
        });
      },
    },
  } as unknown as Deps;
  const setAvailable = (available: number) => {
    put('products', 'roller', { name: 'Roller', available });
    put('privateProducts', 'roller', { received: PIECES * orders });
  };
  setAvailable(0);
  return {
    setAvailable,
    /** What is found in a night, and how many documents that reads. */
    night: async () => {
      reads = 0;
      const { checked, discrepancies } = await reconcileChanges(deps, {
        graceMs: 0,
        wait: () => Promise.resolve(),
      });
      return { checked, found: discrepancies.first.map(({ kind }) => kind), reads };
    },
  };
};

describe('what a night reads', () => {
  it('is what is new of 100,000 orders, and a thousandth of what it adds up', async () => {
    const few = await books(1000).night();
    const many = await books(100_000).night();
    for (const { checked, found } of [few, many])
      expect([checked, found]).toEqual([{ products: 1, orders: NEW_ONES, payments: NEW_ONES }, []]);
    expect(few.reads).toBeLessThan(70);
    // What was ordered and what came back, each added up by the database.
    expect(many.reads - few.reads).toBe(2 * (100 - 1));
  }, 120_000);

  it('is one page more of the orders of a product whose stock is wrong', async () => {
    const { setAvailable, night } = books(10_000);
    setAvailable(1);
    const { found, reads } = await night();
    expect(found).toEqual(['stock_mismatch']);
    expect(reads).toBeLessThan(70 + 2 * 9 + 210);
  });
});
