import { describe, expect, it } from 'vitest';
import { call } from '../support/api-client.ts';
import { decide, newCheckout, paymentOf, stripe } from '../support/api-gateway.ts';
import { delivery, newProduct, orderBody, orderOf, placeOrder } from '../support/api-orders.ts';
import { people } from '../support/api-people.ts';

const { buyer, admin } = await people({ buyer: 'customer', admin: 'admin' });

const ABROAD = { country: 'AT', postcode: '1010' } as const;

describe('an order to another country', () => {
  it('is shown, charged, recorded and given back to the same cent', async () => {
    const productId = await newProduct({ price: 4.35, available: 10 });
    const body = orderBody(productId, 3, { ...ABROAD, deliveryCost: 9.9 });
    const { body: placed } = await placeOrder(buyer, body);
    const id = placed.insertedId;
    expect(await orderOf(buyer, id)).toMatchObject({
      totalPrice: 13.05,
      delivery: { ...ABROAD, cost: 9.9, vatPercent: 20, transitDays: 5 },
    });

    const { url, sessionId } = await newCheckout(buyer, id);
    expect((await stripe.checkout.sessions.retrieve(sessionId)).amount_total).toBe(2295);
    await decide(url, 'approve');
    await expect.poll(async () => (await orderOf(buyer, id)).paid).toBe(true);
    expect(await paymentOf(sessionId)).toMatchObject({ status: 'paid', amount: 2295 });

    const { token } = admin;
    await call('refundOrder', { id }, { token, body: { restock: false } });
    const { tranID } = await orderOf(buyer, id);
    const { data } = await stripe.refunds.list({ payment_intent: tranID ?? '' });
    expect(data.map(({ amount }) => amount)).toEqual([2295]);
  });

  it('bears a share of the delivery in each line of a purchase, which a refund gives back', async () => {
    const products = await Promise.all(
      [4.35, 1.45].map((price) => newProduct({ price, available: 10 })),
    );
    const lines = products.map((productId) => ({ productId, quantity: 2 }));
    const { token } = buyer;
    const wanted = { ...delivery, ...ABROAD, deliveryCost: 9.9, lines };
    const { body } = await call('placePurchase', {}, { token, body: wanted });
    const read = async () => (await call('getPurchase', { id: body.insertedId }, { token })).body;
    // 8.70 and 2.90 of 11.60: three quarters and one quarter of 9.90, and the odd half cent.
    expect((await read()).map((line) => line.delivery.cost)).toEqual([7.43, 2.47]);
    const [first, second] = await read();
    const { url, sessionId } = await newCheckout(buyer, first?._id ?? '');
    expect((await stripe.checkout.sessions.retrieve(sessionId)).amount_total).toBe(2150);
    await decide(url, 'approve');
    await expect.poll(async () => (await read()).every(({ paid }) => paid)).toBe(true);

    await call(
      'refundOrder',
      { id: second?._id ?? '' },
      { token: admin.token, body: { restock: false } },
    );
    expect(await paymentOf(sessionId)).toMatchObject({ partlyReturned: 537 });
  });
});

describe('what an order says of its delivery', () => {
  it('is refused where it costs something else by now, and nothing is ordered', async () => {
    const productId = await newProduct({ available: 10 });
    const told = orderBody(productId, 2, { ...ABROAD, deliveryCost: 4.9 });
    const { status, error } = await placeOrder(buyer, told);
    expect([status, error.code]).toEqual([409, 'delivery_changed']);
    const { body } = await call('getProduct', { id: productId });
    expect(body.available).toBe(10);
  });

  it('is refused of a purchase as well', async () => {
    const lines = [{ productId: await newProduct({ available: 10 }), quantity: 3 }];
    const body = { ...delivery, ...ABROAD, deliveryCost: 4.9, lines };
    const { status, error } = await call('placePurchase', {}, { token: buyer.token, body });
    expect([status, error.code]).toEqual([409, 'delivery_changed']);
  });

  it.each([
    [{ country: 'MT' }, { country: 'We do not deliver to Malta' }],
    [{ country: 'XX' }, { country: 'Country is not one of those to choose from' }],
    [{ postcode: '1'.repeat(13) }, { postcode: 'At most 12 characters' }],
    [{ deliveryCost: -1 }, { deliveryCost: 'At least 0' }],
  ])('is refused with a sentence beside the field: %j', async (more, fields) => {
    const body = { ...orderBody(await newProduct()), ...more };
    const { status, error } = await placeOrder(buyer, body);
    expect([status, error.code, error.fields]).toEqual([400, 'validation_failed', fields]);
  });

  it('may be nothing at all: then it goes home for free', async () => {
    const { body } = await placeOrder(buyer, orderBody(await newProduct()));
    expect((await orderOf(buyer, body.insertedId)).delivery).toMatchObject({
      country: 'DE',
      postcode: '',
      cost: 0,
    });
  });
});
