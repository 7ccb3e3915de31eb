import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { releaseHolds } from '../../functions/src/domain/orders/release-holds.ts';
import { db } from '../support/api-admin.ts';
import { deps } from '../support/api-deps.ts';
import { control, decide, eventsOf, newCheckout, stripe } from '../support/api-gateway.ts';
import {
  availableOf,
  markOrder,
  newOrder,
  newProduct,
  orderOf,
  readOrder,
  stockIsWhole,
} from '../support/api-orders.ts';
import { people } from '../support/api-people.ts';
import { startScript } from '../support/api-processes.ts';
import { mailEventsOf } from '../support/api-records.ts';
import { markAllProducts } from '../support/direct-writes.ts';

const HOUR_MS = 60 * 60 * 1000;
/** These tests live long ago, so that they release no order but their own. */
const NOW = Date.UTC(2001, 0, 2);

const release = () => releaseHolds({ ...deps, now: () => NOW });

const { owner } = await people({ owner: 'customer' });

const holdUntil = (id: string, time: number) =>
  db.doc(`orders/${id}`).update({ holdUntil: Timestamp.fromMillis(time) });

/** An order of 2 pieces whose hold ended an hour before, or ends in an hour. */
const orderHeld = async (productId: string, run: 'out' | 'on'): Promise<string> => {
  const id = await newOrder(owner, productId, 2);
  await holdUntil(id, run === 'out' ? NOW - HOUR_MS : NOW + HOUR_MS);
  return id;
};

/** Many run-out orders of 2 pieces of a product with 300, written past the API for speed. */
const manyRunOut = async (count: number): Promise<string> => {
  const productId = await newProduct({ available: 300 });
  const pattern = (await db.doc(`orders/${await newOrder(owner, productId, 2)}`).get()).data();
  const batch = db.batch();
  for (let index = 0; index < count; index += 1)
    batch.create(db.collection('orders').doc(), {
      ...pattern,
      holdUntil: Timestamp.fromMillis(NOW - HOUR_MS - index),
    });
  batch.update(db.doc(`products/${productId}`), { available: 298 - 2 * count });
  await markAllProducts(batch).commit();
  expect(await stockIsWhole(productId)).toBe(true);
  return productId;
};

describe('releaseHolds', () => {
  it('releases what ran out, closes its checkout, and nothing else', async () => {
    const productId = await newProduct({ available: 20 });
    const ranOut = await orderHeld(productId, 'out');
    const withCheckout = await newOrder(owner, productId, 2);
    const { sessionId } = await newCheckout(owner, withCheckout);
    await holdUntil(withCheckout, NOW);
    const held = await orderHeld(productId, 'on');
    const paid = await orderHeld(productId, 'out');
    await markOrder(paid, { paid: true, tranID: 'pi_test' });
    const odd = await orderHeld(productId, 'out');
    await db.doc(`orders/${odd}`).update({ paid: true, tranID: 'pi_test' });

    expect(await release()).toEqual({ released: 2, recovered: 0, skipped: 1, failed: [] });
    const statuses = await Promise.all(
      [ranOut, withCheckout, held, paid, odd].map(
        async (id) => (await readOrder(owner, id)).status,
      ),
    );
    expect(statuses).toEqual([404, 404, 200, 200, 200]);
    expect((await stripe.checkout.sessions.retrieve(sessionId)).status).toBe('expired');
    expect(await availableOf(productId)).toBe(14);
    const log = await db.collection('auditLog').where('orderId', '==', ranOut).get();
    expect(log.docs.map((entry) => entry.data())).toMatchObject([
      { type: 'order.released', by: 'shop', order: { _id: ranOut } },
    ]);
    await markOrder(odd, { paid: true });
  });

  it('marks an order paid that was paid at the gateway and whose webhook never came', async () => {
    const id = await newOrder(owner, await newProduct(), 2);
    const { url } = await newCheckout(owner, id);
    await control({ drop: 1 });
    await decide(url, 'approve');
    await holdUntil(id, NOW - HOUR_MS);
    expect(await release()).toEqual({ released: 0, recovered: 1, skipped: 0, failed: [] });
    const paid = await orderOf(owner, id);
    expect(paid).toMatchObject({ paid: true, holdUntil: null });
    expect(await mailEventsOf(id)).toEqual(['paid', 'received']);
    await control({ redeliver: (await eventsOf(id)).at(-1)?.id });
    expect(await orderOf(owner, id)).toEqual(paid);
  });

  it('tries again next time what the gateway did not let it close', async () => {
    const id = await newOrder(owner, await newProduct(), 2);
    await newCheckout(owner, id);
    await holdUntil(id, NOW - HOUR_MS);
    await control({ failCalls: 3 });
    expect(await release()).toEqual({ released: 0, recovered: 0, skipped: 0, failed: [id] });
    await control({ reset: true });
    expect(await release()).toEqual({ released: 1, recovered: 0, skipped: 0, failed: [] });
  });

  it('goes through all pages, and three runs at once release each order once', async () => {
    const productId = await manyRunOut(120);
    const reports = await Promise.all([release(), release(), release()]);
    expect(reports.reduce((sum, { released }) => sum + released, 0)).toBe(120);
    expect(reports.flatMap(({ failed }) => failed)).toEqual([]);
    expect(await availableOf(productId)).toBe(298);
    expect(await stockIsWhole(productId)).toBe(true);
  }, 120_000);

  it('can be killed at any moment: the next run does the rest', async () => {
    const productId = await manyRunOut(100);
    for (const delay of [40, 120, 240]) {
      const { child } = await startScript('release-process.ts', [String(NOW)]);
      await sleep(delay);
      const ended = child.exitCode === null ? once(child, 'exit') : undefined;
      child.kill('SIGKILL');
      await ended;
      expect(await stockIsWhole(productId)).toBe(true);
    }
    await release();
    expect(await availableOf(productId)).toBe(298);
    expect(await stockIsWhole(productId)).toBe(true);
  }, 120_000);
});
