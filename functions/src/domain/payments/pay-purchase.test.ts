import { describe, expect, it } from 'vitest';
import { orderState } from '../../contract/orders/order-transitions.ts';
import { cents } from '../../contract/money/units.ts';
import { cancelOrder, cancelPurchase } from '../orders/cancel-order.ts';
import { releaseHolds } from '../orders/release-holds.ts';
import { admin, buyer } from '../memory-shop.fixtures.ts';
import { HOUR_MS } from '../stock/allocate.fixtures.ts';
import { withoutWaiting } from '../waits.fixtures.ts';
import { deliver } from './event.fixtures.ts';
import { checkoutOf, paidPurchase, purchaseShop } from './purchase.fixtures.ts';

withoutWaiting();

type Purchase = Awaited<ReturnType<typeof purchaseShop>>;

describe('the lines of a purchase', () => {
  it('have one checkout and one payment, whichever of them is paid', async () => {
    const { shop, purchaseId, orders, ids, pay } = await purchaseShop();
    const page = await pay(ids[1]);
    expect(shop.gateway.opened).toMatchObject([
      {
        orderId: ids[0],
        purchase: { id: purchaseId, lines: [1, 2, 3] },
        items: [
          { name: 'roller', unitAmount: 435, quantity: 2 },
          { name: 'frame', unitAmount: 435, quantity: 3 },
          { name: 'tray', unitAmount: 435, quantity: 4 },
        ],
      },
    ]);
    expect(shop.paymentTable.get('cs_1')).toMatchObject({
      orderId: ids[0],
      purchase: { id: purchaseId, lines: [1, 2, 3] },
      amount: 3915,
      status: 'open',
    });
    expect(shop.commits).toBe(2);
    expect((await orders()).map(({ checkoutSessionId }) => checkoutSessionId)).toEqual(
      Array(3).fill('cs_1'),
    );
    expect(await pay(ids[2])).toEqual(page);
    expect(shop.gateway.opened).toHaveLength(1);
  });

  it('become paid in one commit with one mail', async () => {
    const { shop, orders, ids, payment } = await paidPurchase();
    expect((await orders()).map((line) => [orderState(line), line.tranID, line.holdUntil])).toEqual(
      Array(3).fill(['paid', 'pi_1', null]),
    );
    expect(payment()).toMatchObject({ status: 'paid', paymentIntentId: 'pi_1', amount: 3915 });
    expect(shop.mailIds.filter((id) => id.endsWith('-paid'))).toEqual([`${ids[0]}-paid`]);
    expect(shop.mailTable.get(`${ids[0]}-paid`)?.message.text).toContain('€39.15');
    expect(shop.commits).toBe(3);
  });

  it('are not paid by a part of the money, which goes back as a whole', async () => {
    const all = await purchaseShop();
    await all.pay(all.ids[0]);
    const checkout = checkoutOf(all, [1, 2, 3], { amount: cents(3914) });
    await deliver(all.shop, { kind: 'completed', checkout });
    expect((await all.orders()).map(orderState)).toEqual(['placed', 'placed', 'placed']);
    expect(all.shop.gateway.refunds).toMatchObject([{ paymentIntentId: 'pi_1' }]);
    expect(all.shop.gateway.refunds[0]?.amount).toBeUndefined();
    expect(all.shop.paymentTable.get('cs_1')?.status).toBe('refunded');
  });

  it('are not paid by money for a line that is gone', async () => {
    const all = await purchaseShop();
    const checkout = checkoutOf(all, [1, 2, 3]);
    await cancelOrder(all.shop, buyer, all.ids[1]);
    await deliver(all.shop, { kind: 'completed', checkout });
    expect((await all.orders()).map(orderState)).toEqual(['placed', 'placed']);
    expect(all.shop.paymentTable.get('cs_1')).toMatchObject({
      status: 'refunded',
      reason: 'order_gone',
    });
  });

  it('get a declined card in every history', async () => {
    const { shop, orders, ids, pay } = await purchaseShop();
    await pay(ids[0]);
    await deliver(shop, { kind: 'declined', orderId: ids[0] });
    for (const { events } of await orders())
      expect(events.map(({ type }) => type)).toEqual([
        ...['placed', 'checkout_opened', 'payment_declined'],
      ]);
  });
});

describe('what is left of a purchase', () => {
  it('is paid by a checkout of its own once a line was cancelled', async () => {
    const { shop, ids, pay, available } = await purchaseShop();
    await pay(ids[0]);
    await cancelOrder(shop, buyer, ids[0]);
    expect(shop.gateway.closed).toEqual(['cs_1']);
    expect(available()).toEqual([10, 7, 6]);
    await pay(ids[1]);
    expect(shop.gateway.opened[1]).toMatchObject({
      orderId: ids[1],
      purchase: { lines: [2, 3] },
    });
    expect(shop.paymentTable.get('cs_2')?.amount).toBe(3045);
  });

  it('is asked for under another key than the whole', async () => {
    const { shop, ids, pay } = await purchaseShop();
    shop.meanwhile.push(() => {
      shop.orderTable.rows.delete(ids[2]);
    });
    await pay(ids[0]);
    const keys = shop.gateway.opened.map(({ key }) => key);
    expect(new Set(keys).size).toBe(2);
    expect(shop.gateway.closed).toEqual(['cs_1']);
    expect(shop.paymentTable.get('cs_2')?.purchase?.lines).toEqual([1, 2]);
  });

  it('cannot be paid through a line that was deleted meanwhile', async () => {
    const { shop, ids, pay } = await purchaseShop();
    const find = shop.orders.findWholePurchase.bind(shop.orders);
    shop.orders.findWholePurchase = (id) => {
      shop.orderTable.rows.delete(ids[0]);
      return find(id);
    };
    await expect(pay(ids[0])).rejects.toMatchObject({ code: 'not_found' });
    expect(shop.gateway.opened).toEqual([]);
  });

  it('is cancelled in one commit with one entry each in the log', async () => {
    const { shop, purchaseId, ids, pay, available } = await purchaseShop();
    await pay(ids[0]);
    expect(await cancelPurchase(shop, buyer, purchaseId)).toBe(3);
    expect([available(), shop.orderTable.rows.size]).toEqual([[10, 10, 10], 0]);
    expect([shop.commits, shop.gateway.closed]).toEqual([3, ['cs_1']]);
    expect(shop.audits.map(({ type }) => type)).toEqual(Array(3).fill('order.cancelled'));
    expect(shop.mailIds).toEqual([`${purchaseId}-received`]);
  });

  it('is cancelled by the office with one mail, and not by other customers', async () => {
    const { shop, purchaseId, ids } = await purchaseShop();
    for (const [caller, id] of [
      [{ ...buyer, uid: 'another' }, purchaseId],
      [buyer, 'no-such'],
    ] as const)
      await expect(cancelPurchase(shop, caller, id)).rejects.toMatchObject({ code: 'not_found' });
    await cancelPurchase(shop, admin, purchaseId);
    expect(shop.mailIds).toEqual([`${purchaseId}-received`, `${ids[0]}-cancelled`]);
  });

  it('is cancelled once, though the answer of the database was lost', async () => {
    const { shop, purchaseId, available } = await purchaseShop();
    shop.loseAnswer();
    expect(await cancelPurchase(shop, buyer, purchaseId)).toBe(3);
    expect([available(), shop.audits.length]).toEqual([[10, 10, 10], 3]);
  });

  it('is not cancelled once it is paid', async () => {
    const { shop, purchaseId } = await paidPurchase();
    await expect(cancelPurchase(shop, buyer, purchaseId)).rejects.toMatchObject({
      code: 'order_paid',
    });
  });

  it('is cancelled though a line changes meanwhile', async () => {
    const { shop, purchaseId, ids, available } = await purchaseShop();
    shop.meanwhile.push(() => {
      const order = shop.orderTable.get(ids[1]);
      if (order) shop.orderTable.put(ids[1], order);
    });
    expect(await cancelPurchase(shop, buyer, purchaseId)).toBe(3);
    expect(available()).toEqual([10, 10, 10]);
  });

  it.each([
    ['released', async ({ shop }: Purchase) => (await releaseHolds(shop)).released],
    ['cancelled', ({ shop, purchaseId }: Purchase) => cancelPurchase(shop, buyer, purchaseId)],
  ])('is %s although a line was paid by itself', async (_how, end) => {
    const all = await purchaseShop();
    const [paid] = all.ids;
    const single = { ...checkoutOf(all, [1]), purchase: null };
    await deliver(all.shop, { kind: 'completed', checkout: single });
    all.shop.time += 25 * HOUR_MS;
    expect(await end(all)).toBeGreaterThan(0);
    expect((await all.orders()).map(({ _id }) => _id)).toEqual([paid]);
    expect(all.available()).toEqual([8, 10, 10]);
  });

  /** The checkout of all lines was paid, and its money went back, for one of them was paid already. */
  const returnedShop = async () => {
    const all = await purchaseShop();
    await all.pay(all.ids[0]);
    const { shop } = all;
    const single = { sessionId: 'cs_9', paymentIntentId: 'pi_9', purchase: null };
    await deliver(shop, { kind: 'completed', checkout: checkoutOf(all, [3], single) }, 'evt_9');
    shop.gateway.sessions.set('cs_1', 'complete');
    await deliver(shop, { kind: 'completed', checkout: checkoutOf(all, [1, 2, 3]) }, 'evt_1');
    expect(shop.paymentTable.get('cs_1')).toMatchObject({ status: 'refunded' });
    return all;
  };

  it.each([
    ['released', async ({ shop }: Purchase) => (await releaseHolds(shop)).released],
    ['cancelled', ({ shop, purchaseId }: Purchase) => cancelPurchase(shop, buyer, purchaseId)],
  ])(
    'is %s although its checkout is complete, once the money of it went back',
    async (_how, end) => {
      const all = await returnedShop();
      all.shop.time += 25 * HOUR_MS;
      expect(await end(all)).toBeGreaterThan(0);
      expect((await all.orders()).map(({ _id }) => _id)).toEqual([all.ids[2]]);
      expect(all.available()).toEqual([10, 10, 6]);
    },
  );

  it('is paid by another checkout, once the money of the first went back', async () => {
    const all = await returnedShop();
    await all.pay(all.ids[1]);
    expect(all.shop.gateway.opened.at(-1)).toMatchObject({ purchase: { lines: [1, 2] } });
    expect(new Set(all.shop.gateway.opened.map(({ key }) => key)).size).toBe(2);
  });

  it('is released in one commit when its hold runs out', async () => {
    const { shop, purchaseId, ids, available } = await purchaseShop();
    shop.time += 25 * HOUR_MS;
    expect(await releaseHolds(shop)).toEqual({ released: 1, recovered: 0, skipped: 0, failed: [] });
    expect([shop.commits, available()]).toEqual([2, [10, 10, 10]]);
    expect(shop.mailIds).toEqual([`${purchaseId}-received`, `${ids[0]}-cancelled`]);
  });
});
