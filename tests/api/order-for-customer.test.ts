import { describe, expect, it } from 'vitest';
import { PERSON_LIMITS } from '../../functions/src/contract/orders/person-limits.ts';
import { newCustomer, signInByResetMail, unique } from '../support/api-accounts.ts';
import { call, type CallOptions } from '../support/api-client.ts';
import { availableOf, delivery, newProduct, orderOf } from '../support/api-orders.ts';
import { people } from '../support/api-people.ts';
import { auditOf } from '../support/api-records.ts';
import { pay } from '../support/api-paid-orders.ts';
import { auth, db } from '../support/api-admin.ts';

const { buyer, admin } = await people({ buyer: 'customer', admin: 'admin' });

const ABROAD = { country: 'AT', postcode: '1010' } as const;

/** Orders 3 pieces of a product of its own at 4.35, of which there are 10, with these differences. */
const order = async (
  more: { line?: object; email?: string } & Record<string, unknown> = {},
  options: CallOptions = {},
) => {
  const { line = {}, email = buyer.email, ...address } = more;
  const productId = await newProduct({ available: 10 });
  const body = { ...delivery, ...address, lines: [{ productId, quantity: 3, ...line }] };
  const answer = await call(
    'placePurchaseFor',
    { email },
    { token: admin.token, body, ...options },
  );
  return { productId, ...answer };
};

/** Opens an account for an address, as an admin. */
const invite = (email: string, options: CallOptions = {}) =>
  call(
    'inviteUser',
    { email },
    { token: admin.token, body: { displayName: 'Petra Painter' }, ...options },
  );

describe('PUT /user/invited/{email}', () => {
  it('opens an account for an order, whose mail says how to choose a password, and which they then pay', async () => {
    const email = `${unique('telephone')}@test.example`;
    expect((await invite(email)).body).toEqual({ modifiedCount: 1 });
    const { body } = await order({ email });
    const mail = (await db.doc(`mail/${body.insertedId}-received`).get()).data();
    expect(JSON.stringify(mail)).toMatch(/It has no password yet: .*press “Reset password”/);

    const customer = await signInByResetMail(email);
    const [line] = (await call('getPurchase', { id: body.insertedId }, { token: customer.token }))
      .body;
    await pay(customer, line?._id ?? '');
    expect(await orderOf(customer, line?._id ?? '')).toMatchObject({ paid: true });
    const { body: profile } = await call('getUser', { email }, { token: customer.token });
    expect(profile).toMatchObject({ displayName: 'Petra Painter', role: 'customer' });
    const { docs } = await db.collection('auditLog').where('uid', '==', customer.uid).get();
    expect(docs.map((doc): unknown[] => [doc.get('type'), doc.get('by')])).toContainEqual([
      'user.invited',
      admin.email,
    ]);
  });

  it('changes nothing of an account that is there, whoever opened it', async () => {
    const email = `${unique('telephone')}@test.example`;
    const answers = [await invite(email), await invite(email), await invite(buyer.email)];
    expect(answers.map(({ body }) => body.modifiedCount)).toEqual([1, 0, 0]);
  });

  it('refuses no email, no name, and everybody but admins', async () => {
    const email = `${unique('telephone')}@test.example`;
    expect((await invite('nobody')).error.fields).toHaveProperty('email');
    expect((await invite(email, { body: {} })).error.fields).toHaveProperty('displayName');
    expect((await invite(email, { token: buyer.token })).status).toBe(403);
    await expect(auth.getUserByEmail(email)).rejects.toMatchObject({ code: 'auth/user-not-found' });
  });
});

describe('POST /order/purchase/for/{email}', () => {
  it('places an order of the customer, who gets the mail with the link and pays', async () => {
    const { status, body, productId } = await order();
    expect(status).toBe(201);
    const id = body.insertedId;
    const [line] = (await call('getPurchase', { id }, { token: buyer.token })).body;
    expect(line).toMatchObject({
      ...{ uid: buyer.uid, email: buyer.email, productId, quantity: 3, paid: false },
      events: [{ type: 'placed', by: 'shop' }],
    });
    expect(await availableOf(productId)).toBe(7);
    expect(await auditOf(id)).toMatchObject([
      { type: 'order.placed_by_office', by: admin.email, orderId: id },
    ]);
    const mail = (await db.doc(`mail/${id}-received`).get()).data();
    expect(JSON.stringify(mail)).toContain(`/payment/${line?._id ?? ''}`);
    await pay(buyer, line?._id ?? '');
    expect(await orderOf(buyer, line?._id ?? '')).toMatchObject({ paid: true });
  });

  it('places it once under one key, and refuses another order under it', async () => {
    const productId = await newProduct({ available: 10 });
    const headers = { 'idempotency-key': unique('on the telephone') };
    const place = (quantity: number) => {
      const body = { ...delivery, lines: [{ productId, quantity }] };
      return call(
        'placePurchaseFor',
        { email: buyer.email },
        { token: admin.token, body, headers },
      );
    };
    const [first, again] = [await place(3), await place(3)];
    expect(again.body).toEqual(first.body);
    expect((await place(4)).error.code).toBe('idempotency_mismatch');
    expect(await availableOf(productId)).toBe(7);
    const { docs } = await db
      .collection('auditLog')
      .where('orderId', '==', first.body.insertedId)
      .get();
    expect(docs).toHaveLength(1);
  });

  it.each([
    [404, 'not_found', { email: `${unique('nobody')}@test.example` }],
    [400, 'validation_failed', { line: { quantity: 1 } }],
    [409, 'out_of_stock', { line: { quantity: 11 } }],
    [409, 'price_changed', { line: { price: 1 } }],
    [409, 'delivery_changed', { ...ABROAD, deliveryCost: 1 }],
    [409, 'address_doubtful', { country: 'AT', postcode: '10115', deliveryCost: 9.9 }],
    [409, 'vat_changed', { ...ABROAD, vatNumber: 'ATU10000005', deliveryCost: 9.9, vatOff: 1 }],
    [503, 'vat_register_unavailable', { country: 'FR', vatNumber: 'FR88100000009' }],
  ] as const)('is answered %i %s for %o', async (status, code, more) => {
    const answer = await order(more);
    expect([answer.status, answer.error.code]).toEqual([status, code]);
    expect(await availableOf(answer.productId)).toBe(10);
  });

  it('refuses a key that is too long, and everybody but admins', async () => {
    const headers = { 'idempotency-key': 'x'.repeat(256) };
    expect((await order({}, { headers })).error.code).toBe('invalid_request');
    expect((await order({}, { token: buyer.token })).status).toBe(403);
  });

  it('is not for trying VAT numbers of others', async () => {
    const customer = await newCustomer();
    const tryNumber = (vatNumber: string) => order({ ...ABROAD, vatNumber, email: customer.email });
    for (let tried = 0; tried < PERSON_LIMITS.vatNumbers.atMost; tried += 1)
      await tryNumber(`ATU2${String(tried).padStart(7, '0')}`);
    const { status, error } = await tryNumber('ATU10000014');
    expect([status, error.code]).toEqual([429, 'too_many_requests']);
  });
});
