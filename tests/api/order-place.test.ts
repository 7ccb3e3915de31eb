import { VALIDATION } from '@rollwell/functions/contract';
import { describe, expect, it } from 'vitest';
import { unique } from '../support/api-accounts.ts';
import { db } from '../support/api-admin.ts';
import {
  availableOf,
  delivery,
  newProduct,
  orderBody,
  orderedPieces,
  orderOf,
  placeOrder,
  stockIsWhole,
} from '../support/api-orders.ts';
import { people } from '../support/api-people.ts';
import { writeDirectly } from '../support/direct-writes.ts';

const HOUR_MS = 60 * 60 * 1000;

const { buyer } = await people({ buyer: 'customer' });

describe('POST /order', () => {
  it('places an order whose price, total and buyer are the shop’s to set, and takes the stock', async () => {
    const name = unique('Roller 25 cm');
    const productId = await newProduct({ name, price: 4.35, minOrder: 2, available: 10 });
    const before = Date.now();
    const { status, body } = await placeOrder(buyer, orderBody(productId, 3, { price: 4.35 }));
    expect(status).toBe(201);
    const order = await orderOf(buyer, body.insertedId);
    expect(order).toMatchObject({
      _id: body.insertedId,
      uid: buyer.uid,
      email: buyer.email,
      productId,
      productName: name,
      price: 4.35,
      quantity: 3,
      totalPrice: 13.05,
      ...delivery,
      paid: false,
      shipped: false,
      tranID: null,
      events: [{ type: 'placed', by: buyer.email }],
    });
    const held = Date.parse(order.holdUntil ?? '') - before;
    expect(held).toBeGreaterThanOrEqual(24 * HOUR_MS);
    expect(held).toBeLessThan(24 * HOUR_MS + 60_000);
    expect(await availableOf(productId)).toBe(7);
    expect(await stockIsWhole(productId)).toBe(true);
  });

  it('counts money in whole cents', async () => {
    const productId = await newProduct({ price: 0.07, minOrder: 1, available: 500 });
    const { body } = await placeOrder(buyer, orderBody(productId, 300));
    expect((await orderOf(buyer, body.insertedId)).totalPrice).toBe(21);
  });

  it('refuses a total that no card can pay, in words, and takes the smallest one and nothing at all', async () => {
    const cheap = await newProduct({ price: 0.15, minOrder: 1, available: 10 });
    const { status, error } = await placeOrder(buyer, orderBody(cheap, 3));
    expect([status, error.code, error.fields]).toEqual([
      ...[400, 'validation_failed'],
      { quantity: 'One order costs €0.50 at least: less cannot be paid by card' },
    ]);
    expect(await availableOf(cheap)).toBe(10);
    expect((await placeOrder(buyer, orderBody(cheap, 4))).status).toBe(201);
    for (const price of [0.5, 0]) {
      const product = await newProduct({ price, minOrder: 1 });
      expect((await placeOrder(buyer, orderBody(product, 1))).status).toBe(201);
    }
    // What is paid for delivery is paid with it.
    const abroad = orderBody(cheap, 3, { country: 'AT' });
    expect((await placeOrder(buyer, abroad)).status).toBe(201);
  });

  it('refuses less than the minimum, and takes the minimum', async () => {
    const productId = await newProduct({ minOrder: 3 });
    const refused = await placeOrder(buyer, orderBody(productId, 2));
    expect([refused.status, refused.error.code]).toEqual([400, 'validation_failed']);
    expect(refused.error.fields).toEqual({ quantity: VALIDATION.minOrderQuantity(3) });
    expect((await placeOrder(buyer, orderBody(productId, 3))).status).toBe(201);
  });

  it('refuses more than there is, and takes all there is', async () => {
    const productId = await newProduct({ minOrder: 2, available: 5 });
    const refused = await placeOrder(buyer, orderBody(productId, 6));
    const message = VALIDATION.outOfStock(2, 5);
    expect([refused.status, refused.error]).toEqual([
      409,
      { code: 'out_of_stock', message, fields: { quantity: message } },
    ]);
    expect(await availableOf(productId)).toBe(5);
    expect((await placeOrder(buyer, orderBody(productId, 5))).status).toBe(201);
    expect(await availableOf(productId)).toBe(0);
    const after = await placeOrder(buyer, orderBody(productId, 2));
    expect(after.error.fields).toEqual({ quantity: VALIDATION.outOfStock(2, 0) });
  });

  it('refuses a price that is no longer true, and takes the true one', async () => {
    const productId = await newProduct({ price: 2.5 });
    const refused = await placeOrder(buyer, orderBody(productId, 2, { price: 2.49 }));
    expect([refused.status, refused.error.code]).toEqual([409, 'price_changed']);
    expect(await orderedPieces(productId)).toBe(0);
    expect((await placeOrder(buyer, orderBody(productId, 2, { price: 2.5 }))).status).toBe(201);
  });

  it('refuses half a surrogate pair, and sells to the neighbours meanwhile', async () => {
    const productId = await newProduct({ minOrder: 1, available: 10 });
    const poisoned = orderBody(productId, 1, { customerName: 'a\ud800b' });
    const [refused, ...sold] = await Promise.all([
      placeOrder(buyer, poisoned),
      ...[1, 2, 3].map((pieces) => placeOrder(buyer, orderBody(productId, pieces))),
    ]);
    expect([refused.status, refused.error]).toMatchObject([
      400,
      { code: 'validation_failed', fields: { customerName: VALIDATION.unreadable } },
    ]);
    expect(sold.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await availableOf(productId)).toBe(4);
  });

  it.each(['never-was', 'a/b', '__a__', '..'])('knows no product %s', async (productId) => {
    const { status, error } = await placeOrder(buyer, orderBody(productId));
    expect([status, error.code]).toEqual([404, 'not_found']);
  });

  it('knows no product that was deleted, though others are sold', async () => {
    const [kept, deleted] = await Promise.all([newProduct(), newProduct()]);
    await writeDirectly((batch) => batch.delete(db.doc(`products/${deleted}`)));
    expect((await placeOrder(buyer, orderBody(deleted))).status).toBe(404);
    expect((await placeOrder(buyer, orderBody(kept))).status).toBe(201);
  });

  it('says the specification’s words about each missing field', async () => {
    const { status, error } = await placeOrder(buyer, { productId: ' ' });
    expect(status).toBe(400);
    expect(error.fields).toEqual({
      productId: VALIDATION.productRequired,
      quantity: VALIDATION.quantityRequired,
      customerName: VALIDATION.customerNameRequired,
      phone: VALIDATION.phoneRequired,
      address: VALIDATION.addressRequired,
      city: VALIDATION.cityRequired,
    });
  });

  it.each([
    ['uid', 'somebody-else'],
    ['email', 'somebody@else.example'],
    ['totalPrice', 0.01],
    ['paid', true],
    ['holdUntil', '2099-01-01T00:00:00.000Z'],
  ])('refuses %s, which is not the customer’s to set', async (field, value) => {
    const productId = await newProduct();
    const body = { ...orderBody(productId), [field]: value };
    const { status, error } = await placeOrder(buyer, body);
    expect([status, error.fields]).toEqual([400, { [field]: VALIDATION.unknownField }]);
    expect(await availableOf(productId)).toBe(100);
  });

  it.each([2.5, -2, 0, 1e9, '2', null])('refuses the quantity %s', async (quantity) => {
    const productId = await newProduct({ minOrder: 1, available: 5 });
    const { status, error } = await placeOrder(buyer, { ...orderBody(productId), quantity });
    expect(status).toBe(400);
    expect(Object.keys(error.fields ?? {})).toEqual(['quantity']);
  });
});
