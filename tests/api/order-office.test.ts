import { describe, expect, it } from 'vitest';
import { finishPartialRefunds } from '../../functions/src/domain/orders/finish-refunds.ts';
import { unique, type TestUser } from '../support/api-accounts.ts';
import { db } from '../support/api-admin.ts';
import { call, type CallOptions } from '../support/api-client.ts';
import { deps } from '../support/api-deps.ts';
import { control, eventsOf, stripe } from '../support/api-gateway.ts';
import { delivery, newOrder, newProduct, orderOf } from '../support/api-orders.ts';
import { paidOrder } from '../support/api-paid-orders.ts';
import { people } from '../support/api-people.ts';
import { auditOf, mailAbout } from '../support/api-records.ts';

const { owner, admin } = await people({ owner: 'customer', admin: 'admin' });

const office = async (id: string) =>
  (await call('getOfficeOrder', { id }, { token: admin.token })).body;

const give = (
  { token }: Pick<TestUser, 'token'>,
  id: string,
  body: object = { amount: 4.9, reason: 'One roller was scratched.' },
  options: CallOptions = {},
) => call('refundAmount', { id }, { token, body, ...options });

const returnedAtGateway = async (id: string): Promise<number> => {
  const { tranID } = await orderOf(owner, id);
  const { data } = await stripe.refunds.list({ payment_intent: tranID ?? '' });
  return data.reduce((sum, { amount }) => sum + amount, 0);
};

describe('POST /order/refund/amount/{id}', () => {
  it('gives an amount back with its reason, and the order stays paid', async () => {
    const { id } = await paidOrder(owner);
    const { status, body } = await give(admin, id);
    expect(status).toBe(201);
    await expect.poll(async () => (await office(id)).payment?.returned).toBe(4.9);
    expect(await office(id)).toMatchObject({
      payment: { paid: 13.05, returned: 4.9, lines: [{ id, refundable: 8.15 }], page: null },
      partialRefunds: [{ id: body.insertedId, orderId: id, amount: 4.9, state: 'made' }],
    });
    expect(await returnedAtGateway(id)).toBe(490);
    expect(await orderOf(owner, id)).toMatchObject({ paid: true, refundedAt: null });
    const mail = await mailAbout(id, `partly_refunded-${body.insertedId}`);
    expect(mail?.message.text).toContain('€4.90');
    expect(mail?.message.text).toContain('One roller was scratched.');
    expect((await auditOf(id)).map(({ type, by }) => [type, by])).toEqual(
      expect.arrayContaining([
        ['order.partial_refund_asked', admin.email],
        ['order.partial_refund_made', admin.email],
      ]),
    );
  });

  it('leaves as much less for the refund of the order', async () => {
    const { id } = await paidOrder(owner);
    await give(admin, id);
    await expect.poll(async () => (await office(id)).payment?.returned).toBe(4.9);
    await call('refundOrder', { id }, { token: admin.token, body: { restock: false } });
    expect(await returnedAtGateway(id)).toBe(1305);
    expect((await office(id)).payment).toMatchObject({
      returned: 13.05,
      lines: [{ id, refundable: 0 }],
    });
    const { status, error } = await give(admin, id);
    expect([status, error.code]).toEqual([409, 'order_refunded']);
  });

  it('sends the money once under one key, whatever was answered', async () => {
    const { id } = await paidOrder(owner);
    const options = { headers: { 'idempotency-key': unique('partial refund') } };
    await control({ failCalls: 1000 });
    const lost = await give(admin, id, undefined, options);
    expect([lost.status, lost.error.code]).toEqual([503, 'payment_unavailable']);
    expect((await office(id)).partialRefunds).toMatchObject([{ state: 'asked' }]);
    await control({ failCalls: 0 });
    const again = await Promise.all([1, 2, 3].map(() => give(admin, id, undefined, options)));
    expect(again.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await returnedAtGateway(id)).toBe(490);
    expect((await office(id)).partialRefunds).toMatchObject([{ state: 'made' }]);
    const other = await give(admin, id, { amount: 4.8, reason: 'Other.' }, options);
    expect([other.status, other.error.code]).toEqual([422, 'idempotency_mismatch']);
  });

  it('is finished by the job once, though it was made and nobody heard', async () => {
    const { id } = await paidOrder(owner);
    const finish = () => finishPartialRefunds({ ...deps, now: () => Date.now() + 60_000 });
    const fault = { failOn: 'createRefund', cut: true, afterEffect: true };
    await control({ failCalls: 1000, ...fault });
    expect((await give(admin, id)).error.code).toBe('payment_unavailable');
    await control({ failCalls: 0, cut: false, afterEffect: false });
    expect(await returnedAtGateway(id)).toBe(490);
    expect((await finishPartialRefunds(deps)).settled).toBe(0);
    expect((await office(id)).partialRefunds).toMatchObject([{ state: 'asked' }]);
    expect(await finish()).toMatchObject({ refused: [], failed: [] });
    expect((await office(id)).partialRefunds).toMatchObject([{ state: 'made' }]);
    expect(await finish()).toEqual({ settled: 0, refused: [], failed: [] });
    expect(await returnedAtGateway(id)).toBe(490);
  });

  it('that the payment service refuses is refused by the job as well', async () => {
    const { id } = await paidOrder(owner);
    await control({ failCalls: 1000 });
    await give(admin, id);
    await control({ failCalls: 0, drop: 1 });
    const { tranID } = await orderOf(owner, id);
    await stripe.refunds.create({ payment_intent: tranID ?? '', amount: 1000 });
    const later = { ...deps, now: () => Date.now() + 60_000 };
    expect((await finishPartialRefunds(later)).refused).toEqual([id]);
    expect((await office(id)).partialRefunds).toMatchObject([{ state: 'refused' }]);
    expect(await finishPartialRefunds(later)).toEqual({ settled: 0, refused: [], failed: [] });
  });

  it('is refused for good where the payment service will not', async () => {
    const { id } = await paidOrder(owner);
    const { tranID } = await orderOf(owner, id);
    // Somebody returns more in the dashboard, of which the shop has not heard.
    await control({ drop: 1 });
    await stripe.refunds.create({ payment_intent: tranID ?? '', amount: 1000 });
    const options = { headers: { 'idempotency-key': unique('partial refund') } };
    const { status, error } = await give(admin, id, undefined, options);
    expect([status, error.code]).toEqual([409, 'refund_refused']);
    expect((await office(id)).partialRefunds).toMatchObject([{ state: 'refused' }]);
    expect((await give(admin, id, undefined, options)).error.code).toBe('refund_refused');
    expect(await orderOf(owner, id)).toMatchObject({ paid: true, refundedAt: null });
  });

  it.each([
    ['nothing', {}, ['amount', 'reason']],
    ['no cent', { amount: 0, reason: 'Why' }, ['amount']],
    ['less than nothing', { amount: -1, reason: 'Why' }, ['amount']],
    ['a part of a cent', { amount: 1.005, reason: 'Why' }, ['amount']],
    ['as much as was paid', { amount: 13.05, reason: 'Why' }, ['amount']],
    ['more than was paid', { amount: 500, reason: 'Why' }, ['amount']],
  ])('refuses %s', async (_what, body, fields) => {
    const { id } = await paidOrder(owner);
    const { status, error } = await give(admin, id, body);
    expect([status, Object.keys(error.fields ?? {})]).toEqual([400, fields]);
    expect(await returnedAtGateway(id)).toBe(0);
  });

  it('refuses an unpaid order, one that is not there, and everybody but admins', async () => {
    const id = await newOrder(owner, await newProduct());
    expect((await give(admin, id)).error.code).toBe('order_not_paid');
    expect((await give(admin, 'never-was')).status).toBe(404);
    expect((await give(owner, id)).error.code).toBe('permission_denied');
    const options = { headers: { 'idempotency-key': 'x'.repeat(256) } };
    expect((await give(admin, id, undefined, options)).error.code).toBe('invalid_request');
  });

  it('of a line leaves the other lines of its payment as they are', async () => {
    const { id } = await paidOrder(owner);
    await call(
      'refundOrder',
      { id },
      { token: admin.token, body: { restock: false, part: { quantity: 1, of: 3 } } },
    );
    await give(admin, id, { amount: 2, reason: 'Late.' });
    await expect.poll(async () => (await office(id)).payment?.returned).toBe(6.35);
    await call('refundOrder', { id }, { token: admin.token, body: { restock: false } });
    expect(await returnedAtGateway(id)).toBe(1305);
    expect((await eventsOf(id)).filter(({ type }) => type === 'charge.refunded')).toHaveLength(3);
  });
});

describe('notes of an order', () => {
  const add = (id: string, text: unknown, token = admin.token) =>
    call('addNote', { id }, { token, body: { text } });

  it('are read by the office alone, oldest first', async () => {
    const id = await newOrder(owner, await newProduct());
    expect(await office(id)).toEqual({ notes: [], partialRefunds: [], payment: null });
    await add(id, 'Called: wants it on Friday.\nGate code 12.');
    await add(id, 'Called back.');
    expect((await office(id)).notes).toMatchObject([
      { by: admin.email, text: 'Called: wants it on Friday.\nGate code 12.' },
      { by: admin.email, text: 'Called back.' },
    ]);
    expect(JSON.stringify(await orderOf(owner, id))).not.toContain('Gate code');
    for (const name of ['getOfficeOrder', 'addNote'] as const)
      expect(
        (
          await call(
            name,
            { id },
            { token: owner.token, body: name === 'addNote' ? { text: 'a' } : undefined },
          )
        ).status,
      ).toBe(403);
  });

  it('are refused empty, at an order that is not there, and beyond a hundred', async () => {
    const id = await newOrder(owner, await newProduct());
    expect((await add(id, ' ')).error.fields).toHaveProperty('text');
    expect((await add('never-was', 'a')).status).toBe(404);
    expect((await call('getOfficeOrder', { id: 'never-was' }, { token: admin.token })).status).toBe(
      404,
    );
    const notes = Array.from({ length: 100 }, (_none, index) => ({
      ...{ at: new Date(index).toISOString(), by: admin.email, text: 'a' },
    }));
    await db.doc(`officeOrders/${id}`).set({ notes });
    expect((await add(id, 'one more')).error.code).toBe('conflict');
  });
});

describe('two people who change one thing', () => {
  const tracked = (number: string) => ({ url: '', carrier: 'Heron Freight', number });

  it('of tracking: the second is told, unless both say the same', async () => {
    const { id } = await paidOrder(owner);
    const save = (body: object) => call('setTracking', { id }, { token: admin.token, body });
    expect((await save({ ...tracked('1'), was: null })).status).toBe(200);
    const late = await save({ ...tracked('2'), was: null });
    expect([late.status, late.error.code]).toEqual([409, 'conflict']);
    expect((await orderOf(owner, id)).tracking).toMatchObject({ number: '1' });
    expect((await save({ ...tracked('1'), was: null })).status).toBe(200);
    const was = (await orderOf(owner, id)).tracking;
    expect((await save({ ...tracked('2'), was })).status).toBe(200);
    expect((await save(tracked('3'))).status).toBe(200);
  });

  it('of an address: the second is told, unless both say the same', async () => {
    const id = await newOrder(owner, await newProduct());
    const was = { ...delivery, postcode: '', country: 'DE' };
    const move = (to: string, from?: string) =>
      call(
        'changeAddress',
        { id },
        {
          token: admin.token,
          body: { ...delivery, city: to, ...(from && { was: { ...was, city: from } }) },
        },
      );
    expect((await move('Leipzig', 'Berlin')).status).toBe(200);
    const late = await move('Potsdam', 'Berlin');
    expect([late.status, late.error.code]).toEqual([409, 'conflict']);
    expect((await move('Leipzig', 'Berlin')).body).toEqual({ modifiedCount: 0 });
    expect((await move('Potsdam', 'Leipzig')).status).toBe(200);
    expect((await orderOf(owner, id)).city).toBe('Potsdam');
  });
});
