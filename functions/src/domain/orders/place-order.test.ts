import { describe, expect, it } from 'vitest';
import { NO_SHARES } from '../../contract/money/quote.ts';
import { orderWith } from '../../contract/orders/order.fixtures.ts';
import { buyer, MemoryShop } from '../memory-shop.fixtures.ts';
import { readIdempotencyKey } from '../idempotency.ts';
import { HOUR_MS, line, NOW, place, product } from '../stock/allocate.fixtures.ts';
import { newOrder } from './new-order.ts';
import { placeOrder } from './place-order.ts';

const { body } = line('', 3);

const open = () => {
  const shop = new MemoryShop();
  shop.productTable.put('roller', product);
  return shop;
};

describe('newOrder', () => {
  it('has the buyer, the product of this moment, the delivery and a hold, and nothing paid', () => {
    const at = '2026-11-21T00:00:00.000Z';
    const terms = { now: NOW, holdMs: HOUR_MS };
    const granted = { product, shares: NO_SHARES };
    expect(newOrder(place('order-1'), line('order-1', 3), granted, terms)).toEqual(
      orderWith({
        productName: 'Microfibre roller',
        delivery: { country: 'DE', postcode: '', cost: 0, vatPercent: 19, transitDays: 3 },
        holdUntil: '2026-11-21T01:00:00.000Z',
        createdAt: at,
        updatedAt: at,
        events: [{ type: 'placed', at, by: 'buyer@test.example' }],
      }),
    );
  });
});

describe('placeOrder', () => {
  it('takes the stock, keeps the order for its buyer and writes to them, in one commit', async () => {
    const shop = open();
    const placed = await placeOrder(shop, buyer, body, undefined);
    expect(placed).toEqual({ orderId: 'id-1', replayed: false });
    expect(shop.orderTable.get('id-1')).toMatchObject({
      uid: buyer.uid,
      email: buyer.email,
      quantity: 3,
    });
    expect(shop.productTable.get('roller')?.available).toBe(7);
    expect(shop.mailTable.get('id-1-received')?.message.text).toContain(
      'https://shop.test/payment/id-1',
    );
    expect([shop.commits, shop.keyTable.rows.size]).toEqual([1, 0]);
  });

  it('happens once under a key, each time the same', async () => {
    const shop = open();
    await placeOrder(shop, buyer, body, 'key');
    const again = await placeOrder(shop, buyer, body, 'key');
    expect(again).toEqual({ orderId: 'id-1', replayed: true });
    expect(shop.productTable.get('roller')?.available).toBe(7);
    const { id } = readIdempotencyKey('key', buyer.uid, 'placeOrder', body) ?? { id: '' };
    expect(shop.keyTable.get(id)).toMatchObject({ status: 201, body: { insertedId: 'id-1' } });
    await expect(placeOrder(shop, buyer, { ...body, quantity: 4 }, 'key')).rejects.toMatchObject({
      code: 'idempotency_mismatch',
    });
  });

  it('happens once though the answer of the database was lost', async () => {
    const shop = open();
    shop.loseAnswer();
    expect(await placeOrder(shop, buyer, body, undefined)).toMatchObject({ replayed: false });
    expect(shop.productTable.get('roller')?.available).toBe(7);
    expect(shop.orderTable.rows.size).toBe(1);
  });

  it('is refused beyond what is there', async () => {
    const shop = open();
    const tooMany = { ...body, quantity: 11 };
    await expect(placeOrder(shop, buyer, tooMany, undefined)).rejects.toMatchObject({
      code: 'out_of_stock',
    });
    expect([shop.orderTable.rows.size, shop.commits]).toEqual([0, 0]);
  });
});
