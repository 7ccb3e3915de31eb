import { HOLD_TERMS, LIMITED, PERSON_LIMITS } from '@rollwell/functions/contract';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../functions/src/config.ts';
import { createDeps } from '../../functions/src/deps.ts';
import { enforcePersonLimit } from '../../functions/src/domain/rate-limits.ts';
import { newCustomer, signUp, unique, type TestUser } from '../support/api-accounts.ts';
import { db } from '../support/api-admin.ts';
import { call } from '../support/api-client.ts';
import { expireHolds, orderInOtherProcess } from '../support/api-holds.ts';
import {
  availableOf,
  newOrder,
  newProduct,
  orderBody,
  orderOf,
  placeOrder,
  stockIsWhole,
} from '../support/api-orders.ts';
import { markAllProducts } from '../support/direct-writes.ts';

const HOUR_MS = 60 * 60 * 1000;
const [usual] = HOLD_TERMS;

const heldHours = async (owner: TestUser, id: string): Promise<number> => {
  const { holdUntil, createdAt } = await orderOf(owner, id);
  return (Date.parse(holdUntil ?? '') - Date.parse(createdAt)) / HOUR_MS;
};

/** Unpaid orders of 2 pieces, written past the API for speed; the first is a real one. */
const holdMany = async (owner: TestUser, count: number): Promise<string> => {
  const productId = await newProduct({ available: 1000 });
  const first = await orderInOtherProcess(owner, productId);
  const pattern = (await db.doc(`orders/${first}`).get()).data();
  const batch = db.batch();
  for (let index = 1; index < count; index += 1)
    batch.create(db.collection('orders').doc(), { ...pattern, createdAt: Timestamp.now() });
  batch.update(db.doc(`products/${productId}`), { available: 1000 - 2 * count });
  await markAllProducts(batch).commit();
  return first;
};

describe('what one person may have on hold', () => {
  it('is all there is of a product at first, and less the more holds ran out', async () => {
    const productId = await newProduct({ available: 400 });
    const [honest, unlucky, hoarder] = await Promise.all([1, 2, 3].map(() => newCustomer()));
    if (!honest || !unlucky || !hoarder) throw new Error('three customers');
    await Promise.all([expireHolds(unlucky, productId, 1), expireHolds(hoarder, productId, 4)]);

    const refused = await placeOrder(hoarder, orderBody(productId, 400));
    const message = LIMITED.stockShare(40);
    expect([refused.status, refused.error]).toEqual([
      429,
      { code: 'too_many_requests', message, fields: { quantity: message } },
    ]);
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(await heldHours(hoarder, await newOrder(hoarder, productId, 40))).toBe(1.5);
    expect(await heldHours(unlucky, await newOrder(unlucky, productId, 60))).toBe(12);
    expect(await heldHours(honest, await newOrder(honest, productId, 300))).toBe(24);
    expect(await availableOf(productId)).toBe(0);
    expect(await stockIsWhole(productId)).toBe(true);
  });

  it('is so many orders; the next one is welcome once one is cancelled', async () => {
    const [owner, other] = await Promise.all([newCustomer(), newCustomer()]);
    const productId = await newProduct({ available: 400 });
    const first = await holdMany(owner, usual.openOrders - 1);
    const headers = { 'idempotency-key': unique('key') };
    const place = (more = {}) => placeOrder(owner, orderBody(productId), more);
    expect((await place({ headers })).status).toBe(201);
    await expect
      .poll(async () => (await place()).error.message, { timeout: 10_000 })
      .toBe(LIMITED.openOrders(usual.openOrders));
    expect((await place({ headers })).headers.get('idempotent-replayed')).toBe('true');
    expect((await placeOrder(other, orderBody(productId))).status).toBe(201);
    const { docs } = await db.collection('orders').where('uid', '==', owner.uid).get();
    await Promise.all(docs.slice(usual.openOrders - 1).map(({ ref }) => ref.delete()));
    await call('cancelOrder', { id: first }, { token: owner.token });
    await expect.poll(async () => (await place()).status, { timeout: 10_000 }).toBe(201);
  }, 60_000);
});

describe('how often one person may', () => {
  const deps = createDeps(readConfig({ ...process.env, FUNCTIONS_EMULATOR: 'true' }));
  const useUp = async (what: 'reviews' | 'signIns', { uid }: Pick<TestUser, 'uid'>) => {
    const { atMost, withinMs } = PERSON_LIMITS[what];
    const now = Date.now();
    // The next window as well: it may begin before the call that is to be refused.
    for (const at of [now, now + withinMs]) {
      const then = { ...deps, now: () => at };
      for (let time = 0; time < atMost; time += 1) await enforcePersonLimit(then, what, uid);
    }
  };

  it('write reviews', async () => {
    const [flooder, other] = await Promise.all([newCustomer(), newCustomer()]);
    await useUp('reviews', flooder);
    const body = { description: unique('Rolls'), ratings: 4 };
    const refused = await call('createReview', {}, { token: flooder.token, body });
    expect([refused.status, refused.error.code]).toEqual([429, 'too_many_requests']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await call('createReview', {}, { token: other.token, body })).status).toBe(201);
  });

  it('exchange a sign-in', async () => {
    const [flooder, other] = await Promise.all([signUp(), signUp()]);
    const open = ({ email, idToken }: Omit<TestUser, 'token'>) =>
      call('openSession', { email }, { token: idToken, body: { email } });
    await useUp('signIns', flooder);
    expect((await open(flooder)).status).toBe(429);
    expect((await open(other)).status).toBe(200);
  });
});
