import { HEADER } from '@rollwell/functions/contract';
import { getApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { unique } from '../support/api-accounts.ts';
import { db } from '../support/api-admin.ts';
import { call, PICTURE, request } from '../support/api-client.ts';
import {
  completedSession,
  control,
  deliver,
  eventBody,
  newCheckout,
  openCheckout,
} from '../support/api-gateway.ts';
import { delivery, markOrder, newOrder, newProduct, orderOf } from '../support/api-orders.ts';
import { people } from '../support/api-people.ts';
import { startAppOn, concurrently, contended } from '../support/in-process-app.ts';

const { owner, admin } = await people({ owner: 'customer', admin: 'admin' });
const byAdmin = { token: admin.token };

/** An order of the owner's, paid past the gateway where it is said to be. */
const ordered = async (state?: Parameters<typeof markOrder>[1]): Promise<string> => {
  const id = await newOrder(owner, await newProduct());
  if (state) await markOrder(id, state);
  return id;
};

/** A purchase of the owner's of one product, by its own id and its order's. */
const purchased = async () => {
  const { token } = owner;
  const lines = [{ productId: await newProduct(), quantity: 3 }];
  const { body } = await call('placePurchase', {}, { token, body: { ...delivery, lines } });
  const id = body.insertedId;
  const orders = async () => (await call('getPurchase', { id }, { token })).body;
  return { id, orderId: (await orders())[0]?._id ?? '', orders };
};

describe('a call that never gets its turn to commit', async () => {
  const origin = await startAppOn(concurrently(db));
  const asAdmin = { ...byAdmin, origin };
  afterEach(() => vi.restoreAllMocks());

  /** The waits between tries are random shares of growing times; here they are the smallest. */
  const refusalOf = async (ask: () => Promise<{ status: number; error: { code: string } }>) => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const { status, error } = await ask();
    return `${status} ${error.code}`;
  };

  it.each([
    ['restockProduct', '429 too_many_requests'],
    ['updateProduct', '429 too_many_requests'],
    ['deleteProduct', '409 conflict'],
  ] as const)('%s is answered %s, and the product is as it was', async (name, refusal) => {
    const id = await newProduct();
    const before = (await call('getProduct', { id })).body;
    const { _id, createdAt, available, ...facts } = before;
    const body = {
      restockProduct: { delta: 5, reason: 'Delivery' },
      updateProduct: { ...facts, name: unique('Renamed') },
      deleteProduct: undefined,
    }[name];
    expect(await refusalOf(() => call(name, { id }, { ...asAdmin, body }))).toBe(refusal);
    expect((await call('getProduct', { id })).body).toEqual({
      _id,
      createdAt,
      available,
      ...facts,
    });
  });

  it('createProduct under a key is answered 429, and there is no product', async () => {
    const name = unique('Roller');
    const body = { name, price: 2, description: 'b', minOrder: 1, available: 5, img: PICTURE };
    const headers = { [HEADER.idempotencyKey]: unique('key') };
    const ask = () => call('createProduct', {}, { ...asAdmin, body, headers });
    expect(await refusalOf(ask)).toBe('429 too_many_requests');
    const { docs } = await db.collection('products').where('name', '==', name).get();
    expect(docs).toEqual([]);
  });

  it.each([
    ['shipOrder', { paid: true }],
    ['refundOrder', { paid: true, tranID: 'pi_rush' }],
    ['refundAmount', { paid: true, tranID: 'pi_rush' }],
    ['addNote', undefined],
    ['cancelOrder', undefined],
  ] as const)('%s is answered 429, and the order is as it was', async (name, state) => {
    const id = await ordered(state);
    const before = await orderOf(owner, id);
    const bodies: Partial<Record<typeof name, object>> = {
      refundOrder: { restock: true },
      refundAmount: { amount: 1, reason: 'Late' },
      addNote: { text: 'Call back' },
    };
    const body = bodies[name];
    // Without a key nothing is in the way of a note.
    const headers = { [HEADER.idempotencyKey]: unique('a key of the office') };
    expect(await refusalOf(() => call(name, { id }, { ...asAdmin, body, headers }))).toBe(
      '429 too_many_requests',
    );
    expect(await orderOf(owner, id)).toEqual(before);
  });

  it('cancelPurchase is answered 429, and all of it stays', async () => {
    const { id, orders } = await purchased();
    expect(await refusalOf(() => call('cancelPurchase', { id }, asAdmin))).toBe(
      '429 too_many_requests',
    );
    expect(await orders()).toHaveLength(1);
  });

  it('shipPurchase is answered 429, and none of it is shipped', async () => {
    const { id, orderId, orders } = await purchased();
    await markOrder(orderId, { paid: true });
    expect(await refusalOf(() => call('shipPurchase', { id }, asAdmin))).toBe(
      '429 too_many_requests',
    );
    expect((await orders())[0]?.shipped).toBe(false);
  });

  it('undoShipPurchase is answered 429, and all of it stays shipped', async () => {
    const { id, orderId, orders } = await purchased();
    await markOrder(orderId, { paid: true });
    await call('shipPurchase', { id }, byAdmin);
    expect(await refusalOf(() => call('undoShipPurchase', { id }, asAdmin))).toBe(
      '429 too_many_requests',
    );
    expect((await orders())[0]?.shipped).toBe(true);
  });

  it('undoShipOrder is answered 429, and the order stays shipped', async () => {
    const id = await ordered({ paid: true });
    await call('shipOrder', { id }, byAdmin);
    expect(await refusalOf(() => call('undoShipOrder', { id }, asAdmin))).toBe(
      '429 too_many_requests',
    );
    expect((await orderOf(owner, id)).shipped).toBe(true);
  });

  it('recordTransfer is answered 429, and the money is still owed', async () => {
    const id = await ordered({ paid: true, tranID: 'pi_rush' });
    const failed = { refundId: 're_rush', why: null, amount: 13.05 };
    const refundFailure = { at: new Date().toISOString(), ...failed };
    await db.doc(`orders/${id}`).update({ refundedAt: new Date(), refundFailure });
    const body = { reference: 'SEPA 17', date: '2026-11-20' };
    expect(await refusalOf(() => call('recordTransfer', { id }, { ...asAdmin, body }))).toBe(
      '429 too_many_requests',
    );
    expect((await orderOf(owner, id)).transfer).toBeNull();
  });

  it('openCheckout is answered 429, and leaves no checkout open', async () => {
    const id = await ordered();
    expect(await refusalOf(() => openCheckout(owner, id, { origin }))).toBe(
      '429 too_many_requests',
    );
    expect((await orderOf(owner, id)).events.map(({ type }) => type)).toEqual(['placed']);
  });

  it('the gateway’s event is answered 429, so that it comes again', async () => {
    const id = await ordered();
    const session = completedSession({ id: unique('cs'), orderId: id, amount: 1305 });
    const body = eventBody('checkout.session.expired', session);
    const here: typeof request = (method, path, options) =>
      request(method, path, { ...options, origin });
    expect(await refusalOf(() => deliver(body, undefined, here))).toBe('429 too_many_requests');
  });
});

describe('the gateway’s event', () => {
  afterEach(() => control({ reset: true }));

  it('is answered 503 while the money of an order that is gone cannot be sent back', async () => {
    const session = completedSession({ id: unique('cs'), orderId: unique('gone'), amount: 1305 });
    const body = eventBody('checkout.session.completed', session);
    await control({ failCalls: 1000 });
    const { status, error } = await deliver(body);
    expect([status, error.code]).toEqual([503, 'payment_unavailable']);
  });

  it('is answered 409 while the gateway will not send that money back', async () => {
    // The gateway knows of no such payment.
    const session = completedSession({ id: unique('cs'), orderId: unique('gone'), amount: 1305 });
    const { status, error } = await deliver(eventBody('checkout.session.completed', session));
    expect([status, error.code]).toEqual([409, 'refund_refused']);
  });
});

describe('an order whose page is being paid at this moment', () => {
  afterEach(() => control({ reset: true }));

  it('is not cancelled, and says so', async () => {
    const id = await ordered();
    await newCheckout(owner, id);
    const refusal = { failStatus: 400, failType: 'invalid_request_error' };
    await control({ failCalls: 1, failOn: 'expireSession', ...refusal });
    const { status, error } = await call('cancelOrder', { id }, { token: owner.token });
    expect([status, error.code]).toEqual([409, 'conflict']);
    expect((await orderOf(owner, id)).paid).toBe(false);
  });
});

describe('a purchase whose page cannot be closed', () => {
  afterEach(() => control({ reset: true }));

  it.each([
    [
      'is being paid at this moment',
      { failCalls: 1, failOn: 'expireSession', failStatus: 400, failType: 'invalid_request_error' },
      '409 conflict',
    ],
    ['cannot be asked about', { failCalls: 20 }, '503 payment_unavailable'],
  ])('because it %s is not cancelled, and says so', async (_why, trouble, refusal) => {
    const { id, orderId, orders } = await purchased();
    await newCheckout(owner, orderId);
    await control(trouble);
    const { status, error } = await call('cancelPurchase', { id }, { token: owner.token });
    expect(`${status} ${error.code}`).toBe(refusal);
    expect(await orders()).toHaveLength(1);
  });
});

describe('Undo of an order that was not shipped', () => {
  it.each([
    ['is not paid', undefined, 'order_not_paid'],
    ['was refunded', { paid: true, refundedAt: new Date() }, 'order_refunded'],
  ] as const)('and %s is answered 409', async (_how, state, code) => {
    const id = await ordered(state);
    const { status, error } = await call('undoShipOrder', { id }, byAdmin);
    expect([status, error.code]).toEqual([409, code]);
  });
});

describe('an admin who is none any more when the commit comes', async () => {
  const shop = getFirestore(getApp('tests'), unique('one-admin'));
  const own = shop.doc(`users/${admin.uid}`);
  const origin = await startAppOn(contended(shop, () => own.update({ role: 'customer' })));

  const who = { id: 'last', email: `${unique('last')}@test.example` };
  it.each([
    ['demoteAdmin', undefined],
    ['closeAccount', undefined],
    ['eraseAccount', undefined],
    ['setRole', { role: 'customer' }],
    ['setAccess', { disabled: true }],
  ] as const)('is answered 409 on %s of the last one', async (name, body) => {
    await own.set({ role: 'admin', email: admin.email, createdAt: new Date() });
    await shop.doc('users/last').set({ role: 'admin', email: who.email, createdAt: new Date() });
    const { status, error } = await call(name, who, { ...byAdmin, origin, body });
    expect([status, error.code]).toEqual([409, 'last_admin']);
    const { role, disabled } = (await shop.doc('users/last').get()).data() ?? {};
    expect([role, disabled]).toEqual(['admin', undefined]);
  });
});

describe('an email without an account', () => {
  it.each(['demoteAdmin', 'reopenAccount'] as const)('%s is answered 404', async (name) => {
    const email = `${unique('nobody')}@test.example`;
    expect((await call(name, { email }, byAdmin)).status).toBe(404);
  });

  it('recordTransfer of an order that is gone is answered 404', async () => {
    const body = { reference: 'SEPA 17', date: '2026-11-20' };
    expect((await call('recordTransfer', { id: 'gone' }, { ...byAdmin, body })).status).toBe(404);
  });
});

describe('an id that no product can have', () => {
  const id = 'a'.repeat(1501);
  it.each(['listProductReviews', 'ownProductReview', 'removeStockAlert'] as const)(
    '%s is answered as what is not there',
    async (name) => {
      const { status, error } = await call(name, { id }, { token: owner.token });
      expect([status, error.code]).toEqual([404, 'not_found']);
    },
  );
});
