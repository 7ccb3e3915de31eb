import { describe, expect, it } from 'vitest';
import type { WholeOrder } from '../../data/orders/order-repository.ts';
import { admin, buyer, MemoryShop } from '../memory-shop.fixtures.ts';
import { NOW, product } from '../stock/allocate.fixtures.ts';
import { cancelOrder } from './cancel-order.ts';
import { purchaseShop } from '../payments/purchase.fixtures.ts';
import { orderWith } from '../../contract/orders/order.fixtures.ts';

/** A shop with 10 rollers and an order of 3 whose checkout is open. */
const open = () => {
  const shop = new MemoryShop();
  shop.productTable.put('roller', product);
  shop.gateway.sessions.set('cs_1', 'open');
  shop.putOrder();
  return shop;
};

const available = (shop: MemoryShop) => shop.productTable.get('roller')?.available;

describe('cancelOrder', () => {
  it('deletes the order, gives its pieces back and closes its checkout', async () => {
    const shop = open();
    await cancelOrder(shop, buyer, 'order-1');
    expect(shop.orderTable.get('order-1')).toBeUndefined();
    expect(available(shop)).toBe(13);
    expect(shop.gateway.sessions.get('cs_1')).toBe('expired');
    expect(shop.commits).toBe(1);
  });

  it('is logged with the order as the customer saw it', async () => {
    const shop = open();
    await cancelOrder(shop, buyer, 'order-1');
    expect(shop.audits).toEqual([
      {
        type: 'order.cancelled',
        at: NOW,
        by: buyer.email,
        details: { orderId: 'order-1', order: orderWith() },
      },
    ]);
  });

  it('keeps the order as a record that says who, when and why, with the names of the office', async () => {
    const shop = open();
    const events = [{ type: 'address_changed', at: new Date(NOW).toISOString(), by: admin.email }];
    shop.putOrder({ events: events as WholeOrder['events'] });
    await cancelOrder(shop, admin, 'order-1', 'It broke.');
    const order = { ...orderWith(), events };
    const end = { how: 'cancelled', at: NOW, by: admin.email, reason: 'It broke.' };
    expect(shop.cancelled).toEqual([{ order, ...end }]);
  });

  it('says of its owner the address of the order, whatever theirs is by now', async () => {
    const shop = open();
    await cancelOrder(shop, { ...buyer, email: 'new@test.example' }, 'order-1');
    expect(shop.cancelled).toMatchObject([{ by: buyer.email }]);
    expect(shop.audits).toMatchObject([{ by: 'new@test.example' }]);
  });

  it('mails the customer only when somebody else cancelled', async () => {
    const own = open();
    await cancelOrder(own, buyer, 'order-1');
    expect(own.mailIds).toEqual([]);

    const others = open();
    await cancelOrder(others, admin, 'order-1');
    expect(others.mailIds).toEqual(['order-1-cancelled']);
    const mail = others.mailTable.get('order-1-cancelled');
    expect(mail?.message.text).toContain('https://shop.test/products');
  });

  it('leaves the gateway alone when no checkout was opened', async () => {
    const shop = open();
    shop.putOrder({ checkoutSessionId: null });
    await cancelOrder(shop, buyer, 'order-1');
    expect(shop.gateway.closed).toEqual([]);
    expect(available(shop)).toBe(13);
  });

  it('is refused once it is paid, here or at the gateway', async () => {
    const paid = open();
    paid.putOrder({ paid: true });
    await expect(cancelOrder(paid, buyer, 'order-1')).rejects.toMatchObject({ code: 'order_paid' });
    expect(paid.gateway.closed).toEqual([]);

    const paying = open();
    paying.gateway.sessions.set('cs_1', 'complete');
    await expect(cancelOrder(paying, buyer, 'order-1')).rejects.toMatchObject({
      code: 'order_paid',
    });
    expect([available(paid), available(paying)]).toEqual([10, 10]);
  });

  it('does not find the order of somebody else', async () => {
    const stranger = { uid: 'other', email: 'other@test.example', role: 'customer' } as const;
    const shop = open();
    await expect(cancelOrder(shop, stranger, 'order-1')).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(available(shop)).toBe(10);
  });

  it('looks again when the order changed meanwhile', async () => {
    const shop = open();
    shop.meanwhile.push(() => shop.putOrder({ city: 'Elsewhere' }));
    await cancelOrder(shop, buyer, 'order-1');
    expect(shop.audits).toMatchObject([{ details: { order: { city: 'Elsewhere' } } }]);

    const paid = open();
    paid.meanwhile.push(() => paid.putOrder({ paid: true }));
    await expect(cancelOrder(paid, buyer, 'order-1')).rejects.toMatchObject({ code: 'order_paid' });
  });

  it('answers not_found when somebody else was faster', async () => {
    const shop = open();
    shop.meanwhile.push(() => shop.orderTable.rows.delete('order-1'));
    await expect(cancelOrder(shop, buyer, 'order-1')).rejects.toMatchObject({ code: 'not_found' });
    expect([available(shop), shop.commits]).toEqual([10, 0]);
  });

  it('gives the pieces back once though the answer of the database was lost', async () => {
    const shop = open();
    shop.loseAnswer();
    await cancelOrder(shop, buyer, 'order-1');
    expect([available(shop), shop.commits]).toEqual([13, 1]);
    expect(shop.cancelled).toHaveLength(1);
  });
});

describe('cancelOrder, of a line of a purchase', () => {
  const left = (shop: MemoryShop) => [...shop.orderTable.rows.keys()];

  it('leaves the other lines where they can be paid without it', async () => {
    const { shop, ids, available } = await purchaseShop(0.1);
    expect(await cancelOrder(shop, buyer, ids[0])).toEqual([]);
    expect(left(shop)).toEqual([ids[1], ids[2]]);
    expect(available()).toEqual([10, 7, 6]);
  });

  it('takes the others with it that are too little to be paid, in one commit with their pieces', async () => {
    const { shop, ids, available, pay } = await purchaseShop(0.08);
    await pay(ids[0]);
    const { commits } = shop;
    expect(await cancelOrder(shop, buyer, ids[1])).toEqual([ids[0], ids[2]]);
    expect([left(shop), available()]).toEqual([[], [10, 10, 10]]);
    expect(shop.commits).toBe(commits + 1);
    expect(shop.audits.filter(({ type }) => type === 'order.cancelled')).toHaveLength(3);
    expect(shop.cancelled.map(({ order: { _id }, at }) => [_id, at])).toEqual(
      [ids[1], ids[0], ids[2]].map((id) => [id, NOW]),
    );
    expect(shop.gateway.sessions.get('cs_1')).toBe('expired');
  });

  it('leaves the others where they cost nothing, and where they are paid', async () => {
    const free = await purchaseShop(0);
    expect(await cancelOrder(free.shop, buyer, free.ids[0])).toEqual([]);
    expect(left(free.shop)).toHaveLength(2);

    const { shop, ids, orders } = await purchaseShop(0.08);
    const [, , paid] = await orders();
    if (paid) shop.orderTable.put(paid._id, { ...paid, paid: true });
    expect(await cancelOrder(shop, buyer, ids[0])).toEqual([ids[1]]);
    expect(left(shop)).toEqual([ids[2]]);
  });

  it('takes the last one with it where two are cancelled at the same moment', async () => {
    const { shop, ids } = await purchaseShop(0.11);
    shop.meanwhile.push(() => shop.orderTable.rows.delete(ids[2]));
    expect(await cancelOrder(shop, buyer, ids[0])).toEqual([ids[1]]);
    expect(left(shop)).toEqual([]);
  });

  it('mails the customer once for the whole purchase when somebody else cancelled', async () => {
    const { shop, ids } = await purchaseShop(0.08);
    await cancelOrder(shop, admin, ids[1]);
    const mails = shop.mailIds.filter((id) => id.endsWith('cancelled'));
    expect(mails).toHaveLength(1);
    const text = shop.mailTable.get(mails[0] ?? '')?.message.text;
    for (const name of ['roller', 'frame', 'tray']) expect(text).toContain(name);
  });
});
