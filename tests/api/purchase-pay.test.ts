import { describe, expect, it } from 'vitest';
import { unique } from '../support/api-accounts.ts';
import { call } from '../support/api-client.ts';
import { decide, newCheckout, paymentOf, SHOP_MARK, stripe } from '../support/api-gateway.ts';
import { availableOf, delivery, newProduct, stockIsWhole } from '../support/api-orders.ts';
import { people } from '../support/api-people.ts';

const { buyer, other, admin } = await people({
  buyer: 'customer',
  other: 'customer',
  admin: 'admin',
});

/** So many products at 4.35 with 10 pieces each, and 2 of each in one purchase. */
const newPurchase = async (count: number) => {
  const products = await Promise.all(
    Array.from({ length: count }, () => newProduct({ price: 4.35, available: 10 })),
  );
  const lines = products.map((productId) => ({ productId, quantity: 2 }));
  const { token } = buyer;
  const { body } = await call('placePurchase', {}, { token, body: { ...delivery, lines } });
  const purchaseId = body.insertedId;
  const read = async () => (await call('getPurchase', { id: purchaseId }, { token })).body;
  const ids = (await read()).map(({ _id }) => _id);
  const [first = ''] = ids;
  return { products, purchaseId, ids, first, read };
};

const paidPurchase = async (count: number) => {
  const purchase = await newPurchase(count);
  const { url, sessionId } = await newCheckout(buyer, purchase.first);
  await decide(url, 'approve');
  await expect.poll(async () => (await purchase.read()).every(({ paid }) => paid)).toBe(true);
  return { ...purchase, sessionId };
};

const cancel = (id: string, { token } = buyer) => call('cancelPurchase', { id }, { token });

describe('paying a purchase', () => {
  it('pays all of its lines through one checkout, whichever is asked for', async () => {
    const { purchaseId, ids, first, read } = await newPurchase(3);
    const { url, sessionId } = await newCheckout(buyer, ids[1] ?? '');
    expect((await newCheckout(buyer, ids[2] ?? '')).sessionId).toBe(sessionId);
    expect(await stripe.checkout.sessions.retrieve(sessionId)).toMatchObject({
      amount_total: 2610,
      metadata: { shop: SHOP_MARK, orderId: first, purchaseId, lines: '1-3' },
    });
    await decide(url, 'approve');
    await expect
      .poll(async () => (await read()).map(({ paid }) => paid))
      .toEqual([true, true, true]);
    expect(new Set((await read()).map(({ tranID }) => tranID)).size).toBe(1);
    expect(await paymentOf(sessionId)).toMatchObject({ status: 'paid', amount: 2610 });
  });

  it('pays what is left of it once a line was cancelled', async () => {
    const { ids, first, read } = await newPurchase(2);
    const whole = await newCheckout(buyer, first);
    const { status } = await call('cancelOrder', { id: first }, { token: buyer.token });
    expect(status).toBe(200);
    expect((await stripe.checkout.sessions.retrieve(whole.sessionId)).status).toBe('expired');
    const rest = await newCheckout(buyer, ids[1] ?? '');
    expect((await stripe.checkout.sessions.retrieve(rest.sessionId)).amount_total).toBe(870);
    await decide(rest.url, 'approve');
    await expect.poll(async () => (await read()).map(({ paid }) => paid)).toEqual([true]);
  });

  it('shows one item where there are more products than the gateway lists', async () => {
    const { first } = await newPurchase(101);
    const { sessionId } = await newCheckout(buyer, first);
    const session = await stripe.checkout.sessions.retrieve(sessionId);
    expect(session).toMatchObject({ amount_total: 101 * 870, metadata: { lines: '1-101' } });
  }, 60_000);
});

describe('DELETE /order/purchase/{id}', () => {
  it('cancels all lines at once and gives their pieces back', async () => {
    const { products, purchaseId, first } = await newPurchase(2);
    const { sessionId } = await newCheckout(buyer, first);
    expect((await cancel(purchaseId, other)).status).toBe(404);
    const { status, body } = await cancel(purchaseId);
    expect([status, body]).toEqual([200, { deletedCount: 2 }]);
    expect(await Promise.all(products.map(availableOf))).toEqual([10, 10]);
    expect(await Promise.all(products.map(stockIsWhole))).toEqual([true, true]);
    expect((await stripe.checkout.sessions.retrieve(sessionId)).status).toBe('expired');
    expect((await cancel(purchaseId)).status).toBe(404);
  });

  it('is refused once the purchase is paid', async () => {
    const { purchaseId } = await paidPurchase(2);
    const { status, error } = await cancel(purchaseId, admin);
    expect([status, error.code]).toEqual([409, 'order_paid']);
  });
});

describe('the refund of a line', () => {
  it('gives back its part of the payment', async () => {
    const { products, ids, sessionId, read } = await paidPurchase(2);
    const [, second = ''] = ids;
    const wish = { token: admin.token, body: { restock: true } };
    expect((await call('refundOrder', { id: second }, wish)).status).toBe(200);
    const [kept, back] = await read();
    expect([kept?.refundedAt, back?.refundedAt]).toEqual([null, expect.any(String)]);
    expect(await Promise.all(products.map(availableOf))).toEqual([8, 10]);
    const { data } = await stripe.refunds.list({ payment_intent: back?.tranID ?? '' });
    expect(data.map(({ amount, metadata }) => [amount, metadata?.orderId])).toEqual([
      [870, second],
    ]);
    // The gateway's own news of it changes nothing.
    await expect.poll(async () => (await paymentOf(sessionId))?.partlyReturned).toBe(870);
    expect(await paymentOf(sessionId)).toMatchObject({ status: 'paid' });
    expect((await call('refundOrder', { id: ids[0] ?? '' }, wish)).status).toBe(200);
    expect(await paymentOf(sessionId)).toMatchObject({ status: 'refunded', partlyReturned: 1740 });
  });
  it('takes the others along where the office wants that, once however often it is asked', async () => {
    const { products, ids, sessionId, read } = await paidPurchase(3);
    const [first = ''] = ids;
    const body = { restock: true, wholePurchase: true };
    const headers = { 'idempotency-key': unique('key') };
    const wish = { token: admin.token, body, headers };
    const answer = await call('refundOrder', { id: first }, wish);
    expect([answer.status, answer.body]).toEqual([200, { modifiedCount: 3 }]);
    expect((await read()).map(({ refundedAt }) => typeof refundedAt)).toEqual(
      ids.map(() => 'string'),
    );
    expect(await Promise.all(products.map(availableOf))).toEqual([10, 10, 10]);
    expect(await paymentOf(sessionId)).toMatchObject({ status: 'refunded' });
    const again = await call('refundOrder', { id: first }, wish);
    expect([again.status, again.body]).toEqual([200, { modifiedCount: 3 }]);
    const [line] = await read();
    const { data } = await stripe.refunds.list({ payment_intent: line?.tranID ?? '' });
    expect(data).toHaveLength(3);
  });

  it.each([
    [{ restock: true, wholePurchase: 'yes' }, { wholePurchase: 'Has the wrong type' }],
    [
      { wholePurchase: true },
      { restock: 'restock is required: whether the pieces go back on sale' },
    ],
  ])('is refused with a sentence beside what is wrong: %j', async (body, fields) => {
    const { status, error } = await call(
      'refundOrder',
      { id: 'any' },
      { token: admin.token, body },
    );
    expect([status, error.fields]).toEqual([400, fields]);
  });
});
