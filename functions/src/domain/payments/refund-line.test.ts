import { describe, expect, it } from 'vitest';
import { orderState } from '../../contract/orders/order-transitions.ts';
import { cents } from '../../contract/money/units.ts';
import { refundOrder } from '../orders/refund-order.ts';
import { admin, type MemoryShop } from '../memory-shop.fixtures.ts';
import { withoutWaiting } from '../waits.fixtures.ts';
import { deliver } from './event.fixtures.ts';
import { onLinesRefunded } from './on-line-refunds.ts';
import { paidPurchase } from './purchase.fixtures.ts';

withoutWaiting();

const refund = (shop: MemoryShop, orderId: string, restock = false) =>
  refundOrder(shop, admin, { orderId, restock, idempotencyKey: undefined });

const returned = { kind: 'refunded', paymentIntentId: 'pi_1', orderId: 'any' } as const;

describe('the refund of a line', () => {
  it('gives back what it cost, once, and leaves the others paid', async () => {
    const { shop, orders, ids, payment, available } = await paidPurchase();
    await refund(shop, ids[0], true);
    expect(shop.gateway.refunds).toEqual([
      {
        key: `order-refund-pi_1-${ids[0]}-2`,
        ...{ paymentIntentId: 'pi_1', orderId: ids[0], reason: 'by_admin', amount: 870 },
      },
    ]);
    expect((await orders()).map(orderState)).toEqual(['refunded', 'paid', 'paid']);
    expect(available()).toEqual([10, 7, 6]);
    expect(payment()).toMatchObject({
      status: 'paid',
      partlyReturned: 870,
      lineRefunds: { [ids[0]]: { refundId: 're_1', amount: 870 } },
    });
    expect(shop.mailTable.get(`${ids[0]}-refunded`)?.message.text).toContain('€8.70');
  });

  it('of each of them makes the payment a refunded one', async () => {
    const { shop, ids, payment } = await paidPurchase();
    for (const id of ids) await refund(shop, id);
    expect(shop.gateway.refunds.map(({ amount }) => amount)).toEqual([870, 1305, 1740]);
    expect(payment()).toMatchObject({ status: 'refunded', partlyReturned: 3915 });
  });

  it('is no more than what is left after a part went back in the dashboard', async () => {
    const { shop, ids, payment } = await paidPurchase();
    shop.gateway.returnPart('pi_1', 2500);
    await deliver(shop, { ...returned, amount: cents(2500), full: false });
    await refund(shop, ids[2]);
    expect(shop.gateway.refunds.at(-1)?.amount).toBe(1415);
    expect(payment()).toMatchObject({ status: 'refunded', partlyReturned: 3915 });
    expect(shop.mailTable.get(`${ids[2]}-refunded`)?.message.text).toContain('€14.15');
  });

  it('takes the other lines along where the admin wants that, in one commit', async () => {
    const { shop, orders, ids, payment, available } = await paidPurchase();
    await refund(shop, ids[1]);
    const commits = shop.commits;
    shop.gateway.troubles.refund.push(() => {
      throw new Error('the process dies before the first refund');
    });
    const whole = { orderId: ids[0], restock: true, wholePurchase: true, idempotencyKey: 'k' };
    expect(await refundOrder(shop, admin, whole)).toEqual({ modifiedCount: 2, replayed: false });
    // Asking was one, and so was recording the refund that was made.
    expect(shop.commits - commits).toBe(2);
    expect((await orders()).map(orderState)).toEqual(['refunding', 'refunded', 'refunded']);
    expect(await refundOrder(shop, admin, whole)).toEqual({ modifiedCount: 2, replayed: true });
    expect((await orders()).map(orderState)).toEqual(['refunded', 'refunded', 'refunded']);
    expect(shop.gateway.refunds.map(({ amount }) => amount)).toEqual([1305, 1740, 870]);
    expect(payment()).toMatchObject({ status: 'refunded', partlyReturned: 3915 });
    expect(available()).toEqual([10, 7, 10]);
    const [asked] = [...shop.auditTable.rows.values()].filter(
      ({ type, details }) => type === 'order.refund_asked' && 'orderIds' in details,
    );
    expect(asked?.details).toMatchObject({ orderId: ids[0], orderIds: [ids[0], ids[2]] });
  });

  it('with an event of the gateway is not taken for one made in the dashboard', async () => {
    const { shop, ids, orders, payment } = await paidPurchase();
    await refund(shop, ids[1]);
    const before = await orders();
    await deliver(shop, { ...returned, amount: cents(1305), full: false });
    expect(await orders()).toEqual(before);
    expect(payment()?.partlyReturned).toBe(1305);
  });

  it('that went through after its request was taken back is recorded by its event, and no part', async () => {
    const { shop, ids, orders, payment } = await paidPurchase();
    const key = `order-refund-pi_1-${ids[1]}`;
    const amount = cents(1305);
    // Another try of the request that the gateway had refused.
    await shop.gateway.refund({
      ...{ key, paymentIntentId: 'pi_1', orderId: ids[1], reason: 'by_admin', amount },
    });
    shop.gateway.returnPart('pi_1', 100);
    await deliver(shop, { ...returned, amount: cents(1405), full: false });
    expect((await orders()).map(orderState)).toEqual(['paid', 'refunded', 'paid']);
    expect(payment()).toMatchObject({
      partlyReturned: 1405,
      lineRefunds: { [ids[1]]: { refundId: 're_1', amount } },
    });
    expect(shop.audits.map(({ type, details }) => [type, details.amount])).toEqual([
      ['order.refunded', 13.05],
      ['payment.refunded', 100],
    ]);
  });

  it('that is asked for while the event of a part is applied is made first', async () => {
    const { shop, ids, orders, payment } = await paidPurchase();
    const [first] = await orders();
    if (!first) throw new Error('the purchase has no lines');
    let reads = 0;
    const listPurchase: typeof shop.orders.listPurchase = async (id) => {
      reads += 1;
      const refundRequest = { id: 'ask', by: admin.email, restock: false, keyId: null };
      if (reads === 2)
        shop.orderTable.put(ids[0], { ...first, refundRequest, refundAskedAt: first.updatedAt });
      return shop.orders.listPurchase(id);
    };
    const asked = { ...shop, orders: { ...shop.orders, listPurchase } };
    shop.gateway.returnPart('pi_1', 100);
    const known = payment();
    if (!known) throw new Error('the purchase is not paid');
    const effect = await onLinesRefunded(asked, known, { full: false }, shop.time);
    expect((await orders()).map(orderState)).toEqual(['refunded', 'paid', 'paid']);
    expect(effect.payment).toMatchObject({ change: { partlyReturned: 970 } });
    expect(effect.records?.audit?.details.amount).toBe(100);
  });

  it('is finished by its event when the process that asked for it died', async () => {
    const { shop, ids, orders, payment } = await paidPurchase();
    shop.gateway.troubles.refund.push(() => {
      throw new Error('out of memory');
    });
    await expect(refund(shop, ids[1])).resolves.toEqual({ modifiedCount: 1, replayed: false });
    expect((await orders()).map(orderState)).toEqual(['paid', 'refunding', 'paid']);
    await deliver(shop, { ...returned, amount: cents(1305), full: false });
    expect((await orders()).map(orderState)).toEqual(['paid', 'refunded', 'paid']);
    expect(payment()?.partlyReturned).toBe(1305);
  });
});

describe('money of a purchase that goes back in the dashboard', () => {
  it('as a part is added to the history of each line', async () => {
    const { shop, orders, payment } = await paidPurchase();
    shop.gateway.returnPart('pi_1', 100);
    await deliver(shop, { ...returned, amount: cents(100), full: false });
    for (const { events } of await orders()) expect(events.at(-1)?.type).toBe('partly_refunded');
    expect(payment()).toMatchObject({ status: 'paid', partlyReturned: 100 });
    await deliver(shop, { ...returned, amount: cents(100), full: false }, 'evt_again');
    expect(payment()?.partlyReturned).toBe(100);
  });

  it('as a whole refunds the lines that are left', async () => {
    const { shop, ids, orders, payment } = await paidPurchase();
    await refund(shop, ids[0]);
    shop.gateway.returnPart('pi_1', 3045, 3915);
    await deliver(shop, { ...returned, amount: cents(3915), full: true });
    expect((await orders()).map(orderState)).toEqual(['refunded', 'refunded', 'refunded']);
    expect(payment()).toMatchObject({
      status: 'refunded',
      partlyReturned: 3915,
      lineRefunds: {
        [ids[0]]: { refundId: 're_1', amount: 870 },
        [ids[1]]: { refundId: null, amount: 1305 },
        [ids[2]]: { refundId: null, amount: 1740 },
      },
    });
  });
});

describe('a dispute about a purchase', () => {
  it('is shown at each line, and mailed to the office once', async () => {
    const { shop, orders, ids, payment } = await paidPurchase();
    await deliver(shop, {
      kind: 'dispute',
      stage: 'opened',
      disputeId: 'dp_1',
      paymentIntentId: 'pi_1',
      ...{ amount: cents(3915), currency: 'EUR', reason: 'fraudulent' },
      ...{ state: 'open', openedAt: shop.time, dueBy: null },
    });
    for (const { dispute } of await orders())
      expect(dispute).toMatchObject({ state: 'open', amount: 39.15 });
    expect(shop.mailIds.filter((id) => id.includes('dispute'))).toEqual([
      `${ids[0]}-dispute_opened-dp_1`,
    ]);
    expect(payment()?.status).toBe('paid');
  });
});
