import { beforeAll, describe, expect, it } from 'vitest';
import { newAdmin, newCustomer, type TestUser } from '../support/api-accounts.ts';
import { db } from '../support/api-admin.ts';
import { call } from '../support/api-client.ts';
import { availableOf, markOrder, newOrder, newProduct, orderOf } from '../support/api-orders.ts';

let owner: TestUser;
let admin: TestUser;
beforeAll(async () => {
  [owner, admin] = await Promise.all([newCustomer(), newAdmin()]);
});

const ship = ({ token }: TestUser, id: string) => call('shipOrder', { id }, { token });

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
      ['shipped', admin.email],
    ]);
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
