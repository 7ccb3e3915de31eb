import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import type { TestUser } from '../support/api-accounts.ts';
import { db } from '../support/api-admin.ts';
import { call } from '../support/api-client.ts';
import { availableOf, markOrder, newOrder, newProduct, orderOf } from '../support/api-orders.ts';
import { people } from '../support/api-people.ts';
import { auditOf } from '../support/api-records.ts';

const { owner, admin } = await people({ owner: 'customer', admin: 'admin' });

const ship = ({ token }: TestUser, id: string) => call('shipOrder', { id }, { token });

const undo = ({ token }: TestUser, id: string) => call('undoShipOrder', { id }, { token });
const paidOrder = async () => {
  const id = await newOrder(owner, await newProduct());
  await markOrder(id, { paid: true, tranID: 'pi_test' });
  return id;
};

describe('DELETE /order/shipped/{id}', () => {
  it('takes Shipped back, once, with history and audit, and the order ships again', async () => {
    const id = await paidOrder();
    await ship(admin, id);
    expect(Date.parse((await orderOf(owner, id)).undoUntil ?? '')).toBeGreaterThan(Date.now());
    expect((await undo(admin, id)).body).toEqual({ modifiedCount: 1 });
    expect((await undo(admin, id)).body).toEqual({ modifiedCount: 0 });
    const order = await orderOf(owner, id);
    expect([order.shipped, order.undoUntil]).toEqual([false, null]);
    expect(order.events.at(-1)).toMatchObject({ type: 'ship_undone', by: 'shop' });
    expect((await auditOf(id)).map(({ type }) => type)).toEqual([
      'order.shipped',
      'order.ship_undone',
    ]);
    expect((await ship(admin, id)).body).toEqual({ modifiedCount: 1 });
  });

  it('is refused once its time is over', async () => {
    const id = await paidOrder();
    await ship(admin, id);
    const past = Timestamp.fromMillis(Date.now() - 1);
    await db.doc(`orders/${id}`).update({ undoUntil: past });
    const { status, error } = await undo(admin, id);
    expect([status, error.code]).toEqual([409, 'undo_too_late']);
    expect((await orderOf(owner, id)).shipped).toBe(true);
  });

  it('is not for the owner', async () => {
    const id = await paidOrder();
    await ship(admin, id);
    expect((await undo(owner, id)).status).toBe(403);
    expect((await undo(admin, id)).status).toBe(200);
  });
});

describe('PUT /order/shipped/{id}', () => {
  it('marks a paid order as shipped, once, with history and audit', async () => {
    const productId = await newProduct({ available: 10 });
    const id = await newOrder(owner, productId, 4);
    await markOrder(id, { paid: true, tranID: 'pi_test' });
    expect((await ship(admin, id)).body).toEqual({ modifiedCount: 1 });
    expect((await ship(admin, id)).body).toEqual({ modifiedCount: 0 });
    const order = await orderOf(owner, id);
    expect(order).toMatchObject({ paid: true, shipped: true });
    expect(order.events.map(({ type, by }) => [type, by])).toEqual([
      ['placed', owner.email],
      ['shipped', 'shop'],
    ]);
    const asTheOfficeReadsIt = await orderOf(admin, id);
    expect(asTheOfficeReadsIt.events.at(-1)).toMatchObject({ type: 'shipped', by: admin.email });
    expect(Date.parse(order.updatedAt)).toBeGreaterThan(Date.parse(order.createdAt));
    expect(await availableOf(productId)).toBe(6);
    const log = await db.collection('auditLog').where('orderId', '==', id).get();
    expect(log.docs.map((entry) => entry.data())).toMatchObject([
      { type: 'order.shipped', by: admin.email },
    ]);
  });

  it('refuses an unpaid order', async () => {
    const id = await newOrder(owner, await newProduct());
    const { status, error } = await ship(admin, id);
    expect([status, error.code]).toEqual([409, 'order_not_paid']);
    expect((await orderOf(owner, id)).shipped).toBe(false);
  });

  it('finds no order that is not there', async () => {
    expect((await ship(admin, 'never-was')).status).toBe(404);
  });

  it('is not for the owner', async () => {
    const id = await newOrder(owner, await newProduct());
    await markOrder(id, { paid: true, tranID: 'pi_test' });
    expect((await ship(owner, id)).status).toBe(403);
    expect((await orderOf(owner, id)).shipped).toBe(false);
    expect((await ship(admin, id)).status).toBe(200);
  });

  it('a shipped order can no longer be cancelled', async () => {
    const id = await newOrder(owner, await newProduct());
    await markOrder(id, { paid: true, shipped: true, tranID: 'pi_test' });
    const { status, error } = await call('cancelOrder', { id }, { token: owner.token });
    expect([status, error.code]).toEqual([409, 'order_paid']);
  });
});
