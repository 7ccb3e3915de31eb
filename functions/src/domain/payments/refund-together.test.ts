import { describe, expect, it } from 'vitest';
import { AppError } from '../../contract/app-error.ts';
import { orderState } from '../../contract/order-transitions.ts';
import { admin, type MemoryShop } from '../memory-shop.fixtures.ts';
import { finishRefunds } from '../orders/finish-refunds.ts';
import { refundOrder } from '../orders/refund-order.ts';
import { settleRefund } from '../orders/settle-refund.ts';
import { withoutWaiting } from '../waits.fixtures.ts';
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
  it.each([false, true])('is told in one mail (restock: %s)', async (restock) => {
    const { shop, orders, ids, payment } = await paidPurchase();
    await refundAll(shop, ids[1], restock);
    expect((await orders()).map(orderState)).toEqual(['refunded', 'refunded', 'refunded']);
    const [mail = '', ...others] = told(shop);
    expect(others).toEqual([]);
    expect(mail).toContain('We have refunded your order of roller and 2 other products');
    expect(mail).toContain('sent €39.15 ');
    for (const line of ['2 × €4.35', '3 × €4.35', '4 × €4.35']) expect(mail).toContain(line);
    expect(JSON.stringify(payment())).not.toContain('untold');
  });

  it('is told once all of it is done, and of nothing else', async () => {
    const { shop, orders, ids, payment } = await paidPurchase();
    await refundOrder(shop, admin, { orderId: ids[1], restock: false, idempotencyKey: undefined });
    shop.mailTable.rows.clear();
    shop.gateway.troubles.refund.push(die);
    await refundAll(shop, ids[0]);
    expect((await orders()).map(orderState)).toEqual(['refunding', 'refunded', 'refunded']);
    expect(told(shop)).toEqual([]);
    expect(payment()?.lineRefunds?.[ids[2]]).toHaveProperty('untold');
    shop.time += 60_000;
    await finishRefunds(shop);
    const [mail = '', ...others] = told(shop);
    expect(others).toEqual([]);
    expect(mail).toContain('roller and 1 other product');
    expect(mail).toContain('sent €26.10 ');
  });

  it('of which the gateway refuses the last line is told without that', async () => {
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
    expect(JSON.stringify(payment())).not.toContain('untold');
  });

  it('of which only one line comes to its end is told as that line alone', async () => {
    const { shop, ids } = await paidPurchase();
    shop.gateway.troubles.refund.push(refuse, refuse);
    await expect(refundAll(shop, ids[0])).rejects.toMatchObject({ code: 'refund_refused' });
    expect(told(shop)).toHaveLength(1);
    expect(shop.mailTable.get(`${ids[2]}-refunded`)?.message.text).toContain('€17.40');
  });

  it('that the gateway refuses is told to nobody', async () => {
    const { shop, ids } = await paidPurchase();
    shop.gateway.troubles.refund.push(refuse, refuse, refuse);
    await expect(refundAll(shop, ids[0])).rejects.toMatchObject({ code: 'refund_refused' });
    expect(told(shop)).toEqual([]);
  });

  it.each(['refunded', 'refused'])(
    'is told once where the last two lines end at the same moment, one of them %s',
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
