import { SAMPLE_SETTINGS, trackingLink } from '@rollwell/functions/contract';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import type { TestUser } from '../support/api-accounts.ts';
import { db } from '../support/api-admin.ts';
import { call } from '../support/api-client.ts';
import {
  availableOf,
  delivery,
  markOrder,
  newOrder,
  newProduct,
  orderOf,
} from '../support/api-orders.ts';
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

describe('PUT and DELETE /order/purchase/shipped/{id}', () => {
  const shipAll = (id: string, { token }: TestUser = admin, query = {}) =>
    call('shipPurchase', { id }, { token, body: { carrier: 'dhl', number: '1' }, query });
  const undoAll = (id: string, { token }: TestUser = admin) =>
    call('undoShipPurchase', { id }, { token });

  /** Lines of one purchase in these states. */
  const purchaseOf = async (...states: object[]) => {
    const lines = await Promise.all(
      states.map(async () => ({ productId: await newProduct(), quantity: 2 })),
    );
    const { token } = owner;
    const { body } = await call('placePurchase', {}, { token, body: { ...delivery, lines } });
    const id = body.insertedId;
    const read = async () => (await call('getPurchase', { id }, { token })).body;
    const ids = (await read()).map(({ _id }) => _id);
    await Promise.all(ids.map((line, index) => markOrder(line, states[index] ?? {})));
    return { id, ids, read };
  };
  const paid = { paid: true, tranID: 'pi_test' };

  it('ship all lines at once with one parcel and one entry of the log, and take it back', async () => {
    const { id, ids, read } = await purchaseOf(paid, paid, { ...paid, refundedAt: new Date() });
    expect((await shipAll(id)).body).toEqual({ modifiedCount: 2 });
    const parcel = { carrier: 'DHL', number: '1' };
    const tracking = { ...parcel, url: trackingLink(SAMPLE_SETTINGS.carriers, parcel) };
    const [first, second, refunded] = await read();
    expect(first).toMatchObject({ shipped: true, tracking });
    expect(second).toMatchObject({ shipped: true, tracking });
    expect(refunded).toMatchObject({ shipped: false, tracking: null });
    expect(first?.updatedAt).toBe(second?.updatedAt);
    expect((await auditOf(ids[0] ?? '')).at(-1)).toMatchObject({
      ...{ type: 'order.shipped', by: admin.email },
      orderIds: ids.slice(0, 2),
    });
    expect((await undoAll(id)).body).toEqual({ modifiedCount: 2 });
    expect((await read()).map(({ shipped }) => shipped)).toEqual([false, false, false]);
  });

  it('ship nothing twice', async () => {
    const { id } = await purchaseOf(paid, paid);
    const answers = await Promise.all([shipAll(id), shipAll(id)]);
    expect(answers.map(({ body }) => body.modifiedCount).sort()).toEqual([0, 2]);
  });

  it.each([
    ['is not paid', [{}, {}], 'order_not_paid'],
    ['is refunded', [{ ...paid, refundedAt: new Date() }], 'order_refunded'],
    [
      'is disputed in one line',
      [
        paid,
        {
          ...paid,
          dispute: {
            disputeId: 'du_1',
            state: 'open',
            reason: 'general',
            amount: 1,
            at: new Date().toISOString(),
            dueBy: null,
          },
        },
      ],
      'order_disputed',
    ],
    [
      'is withdrawn from in one line',
      [
        paid,
        {
          ...paid,
          withdrawal: {
            at: new Date().toISOString(),
            ...{ timing: 'before_delivery', lastDay: null, refundBy: '2026-12-28', part: '' },
          },
        },
      ],
      'order_withdrawn',
    ],
  ])('ship nothing of a purchase that %s', async (_how, states, code) => {
    const { id, read } = await purchaseOf(...states);
    const { status, error } = await shipAll(id);
    expect([status, error.code]).toEqual([409, code]);
    expect((await read()).some(({ shipped }) => shipped)).toBe(false);
  });

  it.each([
    ['unpaid', {}, 'order_not_paid'],
    ['refunded', { ...paid, shipped: true, refundedAt: new Date() }, 'order_refunded'],
  ])('take nothing back of a purchase that is %s', async (_how, state, code) => {
    const { id } = await purchaseOf(state);
    const { status, error } = await undoAll(id);
    expect([status, error.code]).toEqual([409, code]);
  });

  it('take nothing back once the time for it is over', async () => {
    const { id, ids } = await purchaseOf(paid, paid);
    await shipAll(id);
    const undoUntil = Timestamp.fromMillis(Date.now() - 1);
    await Promise.all(ids.map((line) => db.doc(`orders/${line}`).update({ undoUntil })));
    const { status, error } = await undoAll(id);
    expect([status, error.code]).toEqual([409, 'undo_too_late']);
  });

  it('are not for the owner, and find nothing that is not there', async () => {
    const { id } = await purchaseOf(paid, paid);
    expect((await shipAll(id, owner)).status).toBe(403);
    expect((await undoAll(id, owner)).status).toBe(403);
    expect((await shipAll('never-was')).status).toBe(404);
    expect((await undoAll('never-was')).status).toBe(404);
  });
});
