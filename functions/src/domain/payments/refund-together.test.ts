import { describe, expect, it } from 'vitest';
import { AppError } from '../../contract/api/app-error.ts';
import { cents } from '../../contract/money/units.ts';
import { orderState } from '../../contract/orders/order-transitions.ts';
import { admin, type MemoryShop } from '../memory-shop.fixtures.ts';
import { finishRefunds } from '../orders/finish-refunds.ts';
import { refundOrder } from '../orders/refund-order.ts';
import { settleRefund } from '../orders/settle-refund.ts';
import { withoutWaiting } from '../waits.fixtures.ts';
import { deliver } from './event.fixtures.ts';
import { paidPurchase } from './purchase.fixtures.ts';

withoutWaiting();

const refundAll = (shop: MemoryShop, orderId: string, restock = false) =>
  refundOrder(shop, admin, { orderId, restock, wholePurchase: true, idempotencyKey: undefined });

const refuse = () => {
  throw new AppError('refund_refused');
};

const die = () => {
  throw new Error('out of memory');
};

/** The mails about refunds, as subject and text. */
const told = (shop: MemoryShop) =>
  [...shop.mailTable.rows.values()]
    .filter(({ id }) => id.includes('refunded'))
    .map(({ message }) => `${message.subject}\n${message.text}`);

describe('the refund of a whole purchase', () => {
  it.each([false, true])('writes one mail (restock: %s)', async (restock) => {
    const { shop, orders, ids, payment } = await paidPurchase();
    await refundAll(shop, ids[1], restock);
    expect((await orders()).map(orderState)).toEqual(['refunded', 'refunded', 'refunded']);
    const [mail = '', ...others] = told(shop);
    expect(others).toEqual([]);
    expect(mail).toContain('We have refunded your order of roller and 2 other products');
    expect(mail).toContain('sent €39.15 ');
    for (const line of ['2 × €4.35', '3 × €4.35', '4 × €4.35']) expect(mail).toContain(line);
    expect(JSON.stringify(payment())).not.toContain('pendingNotice');
  });

  it('writes the mail when all lines are refunded', async () => {
    const { shop, orders, ids, payment } = await paidPurchase();
    await refundOrder(shop, admin, { orderId: ids[1], restock: false, idempotencyKey: undefined });
    shop.mailTable.rows.clear();
    shop.gateway.troubles.refund.push(die);
    await refundAll(shop, ids[0]);
    expect((await orders()).map(orderState)).toEqual(['refunding', 'refunded', 'refunded']);
    expect(told(shop)).toEqual([]);
    expect(payment()?.lineRefunds[ids[2]]).toHaveProperty('pendingNotice');
    shop.time += 60_000;
    await finishRefunds(shop);
    const [mail = '', ...others] = told(shop);
    expect(others).toEqual([]);
    expect(mail).toContain('roller and 1 other product');
    expect(mail).toContain('sent €26.10 ');
  });

  it('writes the mail without the last line when the gateway refuses that', async () => {
    const { shop, orders, ids, payment } = await paidPurchase();
    shop.gateway.troubles.refund.push(
      () => undefined,
      () => undefined,
      refuse,
    );
    await expect(refundAll(shop, ids[0])).rejects.toMatchObject({ code: 'refund_refused' });
    expect((await orders()).map(orderState)).toEqual(['refunded', 'refunded', 'paid']);
    const [mail = '', ...others] = told(shop);
    expect(others).toEqual([]);
    expect(mail).toContain('sent €21.75 ');
    expect(mail).not.toContain('4 × €4.35');
    expect(JSON.stringify(payment())).not.toContain('pendingNotice');
  });

  it('writes the mail of one line when only that was refunded', async () => {
    const { shop, ids } = await paidPurchase();
    shop.gateway.troubles.refund.push(refuse, refuse);
    await expect(refundAll(shop, ids[0])).rejects.toMatchObject({ code: 'refund_refused' });
    expect(told(shop)).toHaveLength(1);
    expect(shop.mailTable.get(`${ids[2]}-refunded`)?.message.text).toContain('€17.40');
  });

  it('writes no mail when the gateway refuses all lines', async () => {
    const { shop, ids } = await paidPurchase();
    shop.gateway.troubles.refund.push(refuse, refuse, refuse);
    await expect(refundAll(shop, ids[0])).rejects.toMatchObject({ code: 'refund_refused' });
    expect(told(shop)).toEqual([]);
  });

  it.each(['refunded', 'refused'])(
    'writes one mail when the last two lines end at the same moment, one of them %s',
    async (end) => {
      const { shop, ids, orders } = await paidPurchase();
      shop.gateway.troubles.refund.push(() => undefined, die, die);
      await refundAll(shop, ids[0]);
      expect((await orders()).map(orderState)).toEqual(['refunded', 'refunding', 'refunding']);
      // As one commit is about to be made, the other one is.
      shop.meanwhile.push(async () => {
        if (end === 'refused') shop.gateway.troubles.refund.push(refuse);
        await settleRefund(shop, ids[2]).catch(() => undefined);
      });
      await settleRefund(shop, ids[1]);
      const [mail = '', ...others] = told(shop);
      expect(others).toEqual([]);
      expect(mail).toContain(end === 'refused' ? 'sent €21.75 ' : 'sent €39.15 ');
    },
  );
});

describe('all the money of a purchase, given back in the gateway’s dashboard,', () => {
  const news = { kind: 'refunded', paymentIntentId: 'pi_1', orderId: 'any' } as const;
  const all = { ...news, amount: cents(3915), full: true };
  const states = async ({ orders }: Awaited<ReturnType<typeof paidPurchase>>) =>
    (await orders()).map(orderState);

  it('is recorded of all lines in one commit, with one mail', async () => {
    const purchase = await paidPurchase();
    const { shop, ids, payment } = purchase;
    const commits = shop.commits;
    shop.gateway.returnPart('pi_1', 3915, 3915);
    await deliver(shop, all);
    await deliver(shop, all, 'evt_again');
    // One for the lines, one for each event.
    expect(shop.commits - commits).toBe(3);
    expect(await states(purchase)).toEqual(['refunded', 'refunded', 'refunded']);
    const [mail = '', ...others] = told(shop);
    expect(others).toEqual([]);
    expect(mail).toContain('We have refunded your order of roller and 2 other products');
    expect(mail).toContain('sent €39.15 ');
    expect(payment()).toMatchObject({ status: 'refunded', partlyReturned: 3915 });
    for (const id of ids)
      expect(shop.auditTable.get(`${id}-refunded`)).toMatchObject({
        type: 'order.refunded',
        details: { orderId: id, reason: 'by_gateway' },
      });
  });

  it('writes the mail of the lines that are left, with what is left of the money', async () => {
    const { shop, ids } = await paidPurchase();
    await refundOrder(shop, admin, { orderId: ids[0], restock: false, idempotencyKey: undefined });
    shop.gateway.returnPart('pi_1', 1000);
    await deliver(shop, { ...news, amount: cents(1870), full: false });
    shop.mailTable.rows.clear();
    shop.gateway.returnPart('pi_1', 2045, 3915);
    await deliver(shop, all, 'evt_all');
    const [mail = '', ...others] = told(shop);
    expect(others).toEqual([]);
    expect(mail).toContain('1 other product');
    expect(mail).toContain('sent €20.45 ');
    expect(mail).not.toContain('2 × €4.35');
  });

  it('writes the mail of one line when one is left', async () => {
    const { shop, ids } = await paidPurchase();
    for (const orderId of [ids[0], ids[1]])
      await refundOrder(shop, admin, { orderId, restock: false, idempotencyKey: undefined });
    shop.mailTable.rows.clear();
    shop.gateway.returnPart('pi_1', 1740, 3915);
    await deliver(shop, all);
    expect(shop.mailIds).toEqual([`${ids[2]}-refunded`]);
    expect(told(shop)[0]).toContain('sent €17.40 ');
  });

  it('writes another mail when it is made again after it came back', async () => {
    const purchase = await paidPurchase();
    const { shop } = purchase;
    shop.gateway.returnPart('pi_1', 3915, 3915);
    await deliver(shop, all);
    const failed = { ...news, kind: 'refund_failed', refundId: 're_x', why: 'closed' } as const;
    await deliver(shop, { ...failed, amount: cents(3915) }, 'evt_failed');
    shop.mailTable.rows.clear();
    await deliver(shop, all, 'evt_second');
    expect(await states(purchase)).toEqual(['refunded', 'refunded', 'refunded']);
    expect(told(shop)).toHaveLength(1);
  });

  it('writes one mail when the answer of the commit is lost', async () => {
    const purchase = await paidPurchase();
    const { shop } = purchase;
    shop.gateway.returnPart('pi_1', 3915, 3915);
    shop.loseAnswer();
    await deliver(shop, all);
    expect(await states(purchase)).toEqual(['refunded', 'refunded', 'refunded']);
    expect(told(shop)).toHaveLength(1);
  });

  it('leaves a line to its own request that is asked for at the same moment', async () => {
    const purchase = await paidPurchase();
    const { shop, ids } = purchase;
    shop.gateway.returnPart('pi_1', 3915, 3915);
    shop.meanwhile.push(async () => {
      await refundOrder(shop, admin, { orderId: ids[1], restock: true, idempotencyKey: undefined });
    });
    await deliver(shop, all);
    expect(await states(purchase)).toEqual(['refunded', 'refunded', 'refunded']);
    expect(shop.orderTable.get(ids[1])?.returned).toBe(true);
    expect(told(shop)).toHaveLength(2);
  });
});
