import { HEADER, MAX_SPLIT_LINES } from '@rollwell/functions/contract';
import { describe, expect, it } from 'vitest';
import { unique } from '../support/api-accounts.ts';
import { db } from '../support/api-admin.ts';
import { call } from '../support/api-client.ts';
import { paymentOf } from '../support/api-gateway.ts';
import {
  availableOf,
  delivery,
  markOrder,
  newOrder,
  newProduct,
  orderOf,
  stockIsWhole,
} from '../support/api-orders.ts';
import { paidOrder } from '../support/api-paid-orders.ts';
import { people } from '../support/api-people.ts';

const { owner, admin } = await people({ owner: 'customer', admin: 'admin' });
const byAdmin = { token: admin.token };

/** A paid order of twelve pieces, placed by itself. */
const twelve = async (
  state: Parameters<typeof markOrder>[1] = { paid: true, tranID: unique('pi') },
) => {
  const productId = await newProduct({ available: 20 });
  const id = await newOrder(owner, productId, 12);
  await markOrder(id, state);
  return { id, productId };
};

const linesOf = async (id: string) => (await call('getPurchase', { id }, byAdmin)).body;
const shipSome = (id: string, lines: readonly object[]) =>
  call('shipPurchase', { id }, { ...byAdmin, body: { lines } });
const refundSome = (id: string, part: object, more: object = {}) =>
  call('refundOrder', { id }, { ...byAdmin, body: { restock: false, part, ...more } });

/** As many more lines of its purchase as an order may have. */
const splitOften = async (id: string): Promise<void> => {
  const document = await db.doc(`orders/${id}`).get();
  const batch = db.batch();
  const line = { ...document.data(), purchase: { id, line: 1, lines: 1 } };
  batch.set(document.ref, line);
  for (let index = 1; index < MAX_SPLIT_LINES; index += 1)
    batch.set(db.doc(`orders/${id}-${index}`), line);
  await batch.commit();
};

describe('a parcel with some pieces', () => {
  it('leaves the others to be shipped under the same number, by the call for one order', async () => {
    const { id } = await twelve();
    const lines = [{ id, quantity: 10, of: 12 }];
    const body = { carrier: 'DHL', number: '1', lines };
    expect((await call('shipPurchase', { id }, { ...byAdmin, body })).body.modifiedCount).toBe(1);
    const [some, others] = [...(await linesOf(id))].sort((a, b) => b.quantity - a.quantity);
    expect(some).toMatchObject({ quantity: 10, shipped: true, tracking: { carrier: 'DHL' } });
    expect(others).toMatchObject({ _id: id, quantity: 2, shipped: false, tracking: null });
    expect(some?.number).toBe(others?.number);
    expect((await call('shipOrder', { id }, byAdmin)).body.modifiedCount).toBe(1);
    expect((await orderOf(owner, id)).shipped).toBe(true);
    const mine = await call('listOrdersOf', { email: owner.email }, { token: owner.token });
    const listed = mine.body.filter(({ number }) => number === some?.number);
    expect(listed.map(({ quantity }) => quantity).sort()).toEqual([10, 2]);
  });

  it('has one line as a whole and a part of another', async () => {
    const [roller, tray] = [await newProduct(), await newProduct()];
    const lines = [roller, tray].map((productId) => ({ productId, quantity: 3 }));
    const { token } = owner;
    const placed = await call('placePurchase', {}, { token, body: { ...delivery, lines } });
    const id = placed.body.insertedId;
    const [first, second] = await linesOf(id);
    for (const line of [first, second]) await markOrder(line?._id ?? '', { paid: true });
    const parcel = [
      { id: first?._id, quantity: 3, of: 3 },
      { id: second?._id, quantity: 1, of: 3 },
    ];
    expect((await shipSome(id, parcel)).body.modifiedCount).toBe(2);
    const after = await linesOf(id);
    expect(after.map(({ quantity, shipped }) => `${quantity} ${shipped}`).sort()).toEqual([
      '1 true',
      '2 false',
      '3 true',
    ]);
  });

  it.each([
    ['of another number than the line has', { quantity: 3, of: 11 }, 'quantity_changed'],
    ['of more than it has', { quantity: 13, of: 12 }, 'quantity_changed'],
  ])('%s is refused, and nothing is shipped', async (_what, part, code) => {
    const { id } = await twelve();
    const { status, error } = await shipSome(id, [{ id, ...part }]);
    expect([status, error.code]).toEqual([409, code]);
    expect(await orderOf(owner, id)).toMatchObject({ quantity: 12, shipped: false });
  });

  it.each([
    ['is shipped', { paid: true, shipped: true, tranID: 'pi' }, 'order_shipped'],
    ['is not paid', {}, 'order_not_paid'],
  ])('of a line that %s is refused', async (_what, state, code) => {
    const { id } = await twelve(state);
    const { status, error } = await shipSome(id, [{ id, quantity: 3, of: 12 }]);
    expect([status, error.code]).toEqual([409, code]);
  });

  it('of a line that is not of this order is not found', async () => {
    const { id } = await twelve();
    expect((await shipSome(id, [{ id: 'another', quantity: 1, of: 2 }])).status).toBe(404);
  });

  it('is refused where a line stands twice, or without pieces', async () => {
    const { id } = await twelve();
    const line = { id, quantity: 3, of: 12 };
    for (const lines of [[], [line, line], [{ ...line, quantity: 0 }]])
      expect((await shipSome(id, lines)).error.code).toBe('validation_failed');
  });

  it('is refused once an order was split as often as one read finds', async () => {
    const { id } = await twelve();
    await splitOften(id);
    const { status, error } = await shipSome(id, [{ id, quantity: 3, of: 12 }]);
    expect([status, error.code]).toEqual([409, 'conflict']);
    const refund = await refundSome(id, { quantity: 3, of: 12 });
    expect([refund.status, refund.error.code]).toEqual([409, 'conflict']);
  });
});

describe('the refund of some pieces', () => {
  it('gives back their share and puts them on sale again, once under its key', async () => {
    const { id, productId, sessionId } = await paidOrder(owner);
    const headers = { [HEADER.idempotencyKey]: unique('key') };
    const body = { restock: true, part: { quantity: 1, of: 3 } };
    const refund = () => call('refundOrder', { id }, { ...byAdmin, body, headers });
    expect((await refund()).body).toEqual({ modifiedCount: 1 });
    expect((await refund()).body).toEqual({ modifiedCount: 1 });
    const lines = await linesOf(id);
    const told = lines.map(({ quantity, refundedAt }) => `${quantity} ${refundedAt !== null}`);
    expect(told.sort()).toEqual(['1 true', '2 false']);
    expect(await availableOf(productId)).toBe(8);
    expect(await stockIsWhole(productId)).toBe(true);
    expect(await paymentOf(sessionId)).toMatchObject({ status: 'paid', partlyReturned: 435 });
    const whole = await call('refundOrder', { id }, { ...byAdmin, body: { restock: false } });
    expect(whole.body).toEqual({ modifiedCount: 1 });
    expect(await paymentOf(sessionId)).toMatchObject({ status: 'refunded', partlyReturned: 1305 });
    expect(await stockIsWhole(productId)).toBe(true);
  });

  it('is refused where the line has another number by now, or all lines are meant as well', async () => {
    const { id } = await twelve();
    const changed = await refundSome(id, { quantity: 2, of: 11 });
    expect([changed.status, changed.error.code]).toEqual([409, 'quantity_changed']);
    const both = await refundSome(id, { quantity: 2, of: 12 }, { wholePurchase: true });
    expect(both.error.code).toBe('validation_failed');
    expect(both.error.fields).toHaveProperty('part');
  });
});

describe('a withdrawal from some pieces', () => {
  it('is said at them alone, and is shipped only by somebody who knows', async () => {
    const { id } = await twelve();
    const { number } = await orderOf(owner, id);
    const body = {
      ...{ name: 'Dora', orderNumber: number, email: owner.email },
      ...{ part: '3 × Roller', lines: [{ id, quantity: 3 }] },
    };
    expect((await call('withdraw', {}, { body })).status).toBe(201);
    const lines = await linesOf(id);
    const told = lines.map(({ quantity, withdrawal }) => `${quantity} ${withdrawal !== null}`);
    expect(told.sort()).toEqual(['3 true', '9 false']);
    expect((await call('shipOrder', { id }, byAdmin)).body.modifiedCount).toBe(1);
    const withdrawn = lines.find(({ withdrawal }) => withdrawal)?._id ?? '';
    expect((await call('shipOrder', { id: withdrawn }, byAdmin)).error.code).toBe(
      'order_withdrawn',
    );
  });

  it('has to say in words which they are', async () => {
    const lines = [{ id: 'line', quantity: 1 }];
    const body = { name: 'Dora', orderNumber: 'any', email: owner.email, lines };
    const { error } = await call('withdraw', {}, { body });
    expect(error.fields).toHaveProperty('part');
  });
});
