import { describe, expect, it } from 'vitest';
import { db } from '../support/api-admin.ts';
import { call, SHOP } from '../support/api-client.ts';
import {
  control,
  decide,
  eventsOf,
  newCheckout,
  openCheckout,
  paymentOf,
  SHOP_MARK,
  stripe,
} from '../support/api-gateway.ts';
import { availableOf, markOrder, newOrder, newProduct, orderOf } from '../support/api-orders.ts';
import { people } from '../support/api-people.ts';

const { owner, other, admin } = await people({
  owner: 'customer',
  other: 'customer',
  admin: 'admin',
});

const unpaidOrder = async (): Promise<string> => newOrder(owner, await newProduct(), 3);

describe('POST /payment/{orderId}', () => {
  it('opens a checkout of exactly the order and leads back to it', async () => {
    const id = await unpaidOrder();
    const { sessionId } = await newCheckout(owner, id);
    const session = await stripe.checkout.sessions.retrieve(sessionId);
    const order = await orderOf(owner, id);
    expect(session).toMatchObject({
      amount_total: 1305,
      currency: 'eur',
      client_reference_id: id,
      metadata: { shop: SHOP_MARK, orderId: id, uid: owner.uid },
      customer_email: owner.email,
      success_url: `${SHOP}/payment/${id}?checkout=success`,
      cancel_url: `${SHOP}/payment/${id}?checkout=cancelled`,
    });
    const endOfHold = Math.floor(Date.parse(order.holdUntil ?? '') / 1000);
    expect(endOfHold - session.expires_at).toBe(5 * 60);
    expect(order.events.map(({ type }) => type)).toEqual(['placed', 'checkout_opened']);
    expect(await paymentOf(sessionId)).toMatchObject({
      orderId: id,
      uid: owner.uid,
      amount: 1305,
      status: 'open',
    });
  });

  it('has the gateway send its own receipt to the account’s address, verified or not', async () => {
    const { sessionId, url } = await newCheckout(owner, await unpaidOrder());
    await decide(url, 'approve');
    const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(sessionId);
    const { receipt_email: to } = await stripe.paymentIntents.retrieve(intent as string);
    expect(to).toBe(owner.email);
  });

  it('gives the open checkout again: two tabs, one payment', async () => {
    const id = await unpaidOrder();
    const tabs = await Promise.all([1, 2, 3].map(() => newCheckout(owner, id)));
    tabs.push(await newCheckout(owner, id));
    expect(new Set(tabs.map(({ url }) => url)).size).toBe(1);
    const { events } = await orderOf(owner, id);
    expect(events.filter(({ type }) => type === 'checkout_opened')).toHaveLength(1);
  });

  it('opens a new one after the first has expired', async () => {
    const id = await unpaidOrder();
    const first = await newCheckout(owner, id);
    await stripe.checkout.sessions.expire(first.sessionId);
    const second = await newCheckout(owner, id);
    expect(second.sessionId).not.toBe(first.sessionId);
    await decide(second.url, 'approve');
    await expect.poll(async () => (await orderOf(owner, id)).paid).toBe(true);
    await expect.poll(async () => (await paymentOf(first.sessionId))?.status).toBe('expired');
  });

  it('has a checkout even for an order whose hold ends within minutes', async () => {
    const id = await unpaidOrder();
    await db.doc(`orders/${id}`).update({ holdUntil: new Date(Date.now() + 60_000) });
    const { sessionId } = await newCheckout(owner, id);
    const { expires_at: end } = await stripe.checkout.sessions.retrieve(sessionId);
    expect(end * 1000 - Date.now()).toBeLessThan(41 * 60_000);
  });

  it.each([
    ['another customer', () => other],
    ['an admin who does not own it', () => admin],
  ])('finds nothing for %s', async (_who, by) => {
    const id = await unpaidOrder();
    const { status, error } = await openCheckout(by(), id);
    expect([status, error.code]).toEqual([404, 'not_found']);
    expect((await orderOf(owner, id)).events).toHaveLength(1);
    expect((await openCheckout(owner, 'never-was')).status).toBe(404);
  });

  it('refuses a paid order', async () => {
    const id = await unpaidOrder();
    await markOrder(id, { paid: true, tranID: 'pi_test' });
    const { status, error } = await openCheckout(owner, id);
    expect([status, error.code]).toEqual([409, 'order_paid']);
  });

  it('refuses an order that was paid at the gateway and whose webhook has not come yet', async () => {
    const id = await unpaidOrder();
    const { url } = await newCheckout(owner, id);
    await control({ drop: 1 });
    await decide(url, 'approve');
    expect((await orderOf(owner, id)).paid).toBe(false);
    expect((await openCheckout(owner, id)).error.code).toBe('order_paid');
    const cancelled = await call('cancelOrder', { id }, { token: owner.token });
    expect([cancelled.status, cancelled.error.code]).toEqual([409, 'order_paid']);
    await control({ redeliver: (await eventsOf(id)).at(-1)?.id });
    expect((await orderOf(owner, id)).paid).toBe(true);
  });
});

describe('a gateway that refuses or fails', () => {
  it('a refused card is 402 and leaves the order payable', async () => {
    const id = await unpaidOrder();
    await control({ failCalls: 1, failStatus: 402, failType: 'card_error' });
    const { status, error } = await openCheckout(owner, id);
    expect([status, error]).toEqual([
      402,
      { code: 'payment_declined', message: 'Your card was declined.' },
    ]);
    expect((await openCheckout(owner, id)).status).toBe(201);
  });

  it('takes the smallest amount that an order may cost', async () => {
    const id = await newOrder(owner, await newProduct({ price: 0.25, minOrder: 1 }), 2);
    expect((await openCheckout(owner, id)).status).toBe(201);
  });

  it('an order that costs nothing is paid without a payment intent', async () => {
    const id = await newOrder(owner, await newProduct({ price: 0, minOrder: 1 }), 2);
    const { url, sessionId } = await newCheckout(owner, id);
    await decide(url, 'approve');
    expect(await orderOf(owner, id)).toMatchObject({ paid: true, tranID: sessionId });
  });

  it('one failed call is made again unnoticed', async () => {
    const id = await unpaidOrder();
    await control({ failCalls: 1, afterEffect: true });
    const { sessionId } = await newCheckout(owner, id);
    expect((await stripe.checkout.sessions.retrieve(sessionId)).status).toBe('open');
  });

  it('a gateway that is down is a 503 that says so and changes nothing', async () => {
    const productId = await newProduct();
    const id = await newOrder(owner, productId, 3);
    await newCheckout(owner, id);
    await control({ failCalls: 20 });
    const paying = await openCheckout(owner, id);
    expect([paying.status, paying.error.code]).toEqual([503, 'payment_unavailable']);
    expect(paying.error.message).toMatch(/payment service/);
    const cancelling = await call('cancelOrder', { id }, { token: owner.token });
    expect(cancelling.status).toBe(503);
    await control({ reset: true });
    expect((await orderOf(owner, id)).events).toHaveLength(2);
    expect((await call('cancelOrder', { id }, { token: owner.token })).status).toBe(200);
    expect(await availableOf(productId)).toBe(100);
  });
});

describe('cancelling an order', () => {
  it('closes its open checkout first, so that nobody pays for it', async () => {
    const id = await unpaidOrder();
    const { url, sessionId } = await newCheckout(owner, id);
    expect((await call('cancelOrder', { id }, { token: owner.token })).status).toBe(200);
    expect((await stripe.checkout.sessions.retrieve(sessionId)).status).toBe('expired');
    const page = await decide(url, 'approve');
    expect(page.status).toBe(409);
    expect(await page.text()).toContain('has expired');
  });

  it('works when the gateway no longer knows the checkout', async () => {
    const id = await unpaidOrder();
    await db.doc(`orders/${id}`).update({ checkoutSessionId: 'cs_test_former_run' });
    expect((await call('cancelOrder', { id }, { token: owner.token })).status).toBe(200);
    const again = await unpaidOrder();
    await db.doc(`orders/${again}`).update({ checkoutSessionId: 'cs_test_former_run' });
    expect((await openCheckout(owner, again)).status).toBe(201);
  });
});
