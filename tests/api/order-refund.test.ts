import { describe, expect, it } from 'vitest';
import { unique, type TestUser } from '../support/api-accounts.ts';
import { people } from '../support/api-people.ts';
import { auditOf, mailEventsOf } from '../support/api-records.ts';
import { refusedBearers } from '../support/api-callers.ts';
import { call, type CallOptions } from '../support/api-client.ts';
import { control, eventsOf, paymentOf, stripe } from '../support/api-gateway.ts';
import {
  availableOf,
  markOrder,
  newOrder,
  newProduct,
  orderOf,
  stockIsWhole,
} from '../support/api-orders.ts';
import { paidOrder } from '../support/api-paid-orders.ts';

const { owner, admin, colleague } = await people({
  owner: 'customer',
  admin: 'admin',
  colleague: 'admin',
});

const refund = (
  { token }: Pick<TestUser, 'token'>,
  id: string,
  restock = false,
  options: CallOptions = {},
) => call('refundOrder', { id }, { token, body: { restock }, ...options });

const refundsAtGateway = async (id: string) =>
  (await eventsOf(id)).filter(({ type }) => type === 'charge.refunded');

describe('POST /order/refund/{id}', () => {
  it.each([
    ['without the pieces', false, 7],
    ['with the pieces back on sale', true, 10],
  ])('gives the money back %s', async (_how, restock, available) => {
    const { id, productId, sessionId } = await paidOrder(owner);
    const { status, body } = await refund(admin, id, restock);
    expect([status, body]).toEqual([200, { modifiedCount: 1 }]);

    const order = await orderOf(owner, id);
    expect(order).toMatchObject({ paid: true, returned: restock, refundAskedAt: null });
    expect(order.refundedAt).toMatch(/^\d{4}-.*Z$/);
    expect(order.events.at(-1)).toMatchObject({ type: 'refunded', by: 'shop' });
    expect(await availableOf(productId)).toBe(available);
    expect(await stockIsWhole(productId)).toBe(true);
    expect(await refundsAtGateway(id)).toHaveLength(1);
    expect(await paymentOf(sessionId)).toMatchObject({
      status: 'refunded',
      reason: 'by_admin',
      refundId: expect.stringMatching(/^re_/) as unknown,
    });
    expect(await auditOf(id)).toMatchObject([
      { type: 'order.refund_asked', by: admin.email, restock },
      { type: 'order.refunded', by: admin.email, amount: 13.05, returned: restock },
    ]);
    expect(await mailEventsOf(id)).toContain('refunded');
  });

  it('refunds a shipped order as well', async () => {
    const { id } = await paidOrder(owner);
    await call('shipOrder', { id }, { token: admin.token });
    expect((await refund(admin, id, true)).status).toBe(200);
    expect(await orderOf(owner, id)).toMatchObject({ shipped: true, returned: true });
  });

  it('does not show what only the server knows', async () => {
    const { id } = await paidOrder(owner);
    await control({ failCalls: 1000 });
    await refund(admin, id);
    const order: object = await orderOf(owner, id);
    expect(order).toMatchObject({ refundAskedAt: expect.any(String) as unknown });
    expect(order).not.toHaveProperty('refundRequest');
  });

  it('is for admins alone', async () => {
    const { id } = await paidOrder(owner);
    for (const [, token] of await refusedBearers(owner))
      expect((await call('refundOrder', { id }, { token, body: { restock: false } })).status).toBe(
        401,
      );
    const { status, error } = await refund(owner, id);
    expect([status, error.code]).toEqual([403, 'permission_denied']);
    expect((await orderOf(owner, id)).refundedAt).toBeNull();
    expect((await refund(admin, id)).status).toBe(200);
  });

  it('finds no order that is not there', async () => {
    expect((await refund(admin, 'never-was')).status).toBe(404);
  });

  it('refuses an unpaid order', async () => {
    const id = await newOrder(owner, await newProduct());
    const { status, error } = await refund(admin, id);
    expect([status, error.code]).toEqual([409, 'order_not_paid']);
  });

  it.each([
    ['nothing', {}, 'restock'],
    ['a word', { restock: 'yes' }, 'restock'],
    ['another field', { restock: true, amount: 5 }, 'amount'],
  ])('refuses %s in the body', async (_what, body, field) => {
    const { id } = await paidOrder(owner);
    const { status, error } = await call('refundOrder', { id }, { token: admin.token, body });
    expect([status, Object.keys(error.fields ?? {})]).toEqual([400, [field]]);
    expect((await orderOf(owner, id)).refundedAt).toBeNull();
  });
});

describe('a refund happens once', () => {
  it('when two admins and a double click ask at the same time', async () => {
    const { id, productId } = await paidOrder(owner);
    const answers = await Promise.all(
      [admin, colleague, admin, colleague].map((by) => refund(by, id, true)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const codes = answers.flatMap(({ status, error }) => (status === 409 ? [error.code] : []));
    expect(new Set(codes)).toEqual(new Set(['order_refunded']));
    expect(await refundsAtGateway(id)).toHaveLength(1);
    expect(await availableOf(productId)).toBe(10);
    expect(await mailEventsOf(id)).toContain('refunded');
  });

  it('under one key: the first answer again; another body is refused', async () => {
    const { id, productId } = await paidOrder(owner);
    const key = { headers: { 'idempotency-key': unique('key') } };
    const first = await refund(admin, id, true, key);
    const second = await refund(admin, id, true, key);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    expect((await refund(admin, id, false, key)).status).toBe(422);
    expect(await availableOf(productId)).toBe(10);
    expect(await stockIsWhole(productId)).toBe(true);
  });

  it('beside Shipped: one of both orders of events, one refund', async () => {
    const { id, productId } = await paidOrder(owner);
    const [refunded, shipped] = await Promise.all([
      refund(admin, id, true),
      call('shipOrder', { id }, { token: colleague.token }),
    ]);
    expect(refunded.status).toBe(200);
    expect([200, 409]).toContain(shipped.status);
    const order = await orderOf(owner, id);
    expect(order.shipped).toBe(shipped.status === 200);
    expect(order.events.filter(({ type }) => type === 'refunded')).toHaveLength(1);
    expect(await refundsAtGateway(id)).toHaveLength(1);
    expect(await stockIsWhole(productId)).toBe(true);
  });

  it('and the order can be neither shipped nor cancelled nor paid again', async () => {
    const { id } = await paidOrder(owner);
    await refund(admin, id);
    const ship = await call('shipOrder', { id }, { token: admin.token });
    expect([ship.status, ship.error.code]).toEqual([409, 'order_refunded']);
    const cancel = await call('cancelOrder', { id }, { token: owner.token });
    expect([cancel.status, cancel.error.code]).toEqual([409, 'order_paid']);
    const pay = await call('openCheckout', { orderId: id }, { token: owner.token });
    expect([pay.status, pay.error.code]).toEqual([409, 'order_paid']);
  });
});

describe('a gateway that refuses for good', () => {
  it('leaves the order as it was, and the same key may try again', async () => {
    const { id, productId } = await paidOrder(owner);
    await markOrder(id, { tranID: 'pi_unknown' });
    const key = { headers: { 'idempotency-key': unique('key') } };
    const { status, error } = await refund(admin, id, true, key);
    expect([status, error.code]).toEqual([409, 'refund_refused']);
    expect(await orderOf(owner, id)).toMatchObject({ refundAskedAt: null, refundedAt: null });
    expect(await availableOf(productId)).toBe(7);
    expect((await auditOf(id)).map(({ type }) => type)).toEqual([
      'order.refund_asked',
      'order.refund_refused',
    ]);
    expect((await refund(admin, id, true, key)).status).toBe(409);
    expect((await call('shipOrder', { id }, { token: admin.token })).status).toBe(200);
  });
});

describe('a refund made in the gateway’s own dashboard', () => {
  it('makes the order refunded, without its pieces', async () => {
    const { id, productId, sessionId } = await paidOrder(owner);
    const intent = (await orderOf(owner, id)).tranID ?? '';
    await stripe.refunds.create({ payment_intent: intent });
    await expect.poll(async () => (await orderOf(owner, id)).refundedAt).not.toBeNull();
    expect(await orderOf(owner, id)).toMatchObject({ returned: false });
    expect(await paymentOf(sessionId)).toMatchObject({ status: 'refunded', reason: 'by_gateway' });
    expect(await availableOf(productId)).toBe(7);
    expect(await mailEventsOf(id)).toContain('refunded');
    expect((await refund(admin, id)).status).toBe(409);
  });
});
