import { describe, expect, it } from 'vitest';
import { db } from '../support/api-admin.ts';
import {
  completedSession,
  control,
  deliver,
  eventBody,
  eventsOf,
  paymentOf,
  stripe,
} from '../support/api-gateway.ts';
import { availableOf, orderOf, stockIsWhole } from '../support/api-orders.ts';
import { orderPaidWithoutWebhook } from '../support/api-paid-orders.ts';
import { people } from '../support/api-people.ts';

const { owner } = await people({ owner: 'customer' });

/** An order paid at the gateway, of which the shop has not heard yet. */
const paidWithoutWebhook = async () => {
  const { productId, id, sessionId } = await orderPaidWithoutWebhook(owner);
  const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(sessionId);
  const event = (await eventsOf(id)).at(-1)?.id ?? '';
  return { productId, id, sessionId, intent: typeof intent === 'string' ? intent : '', event };
};

/** Takes an order away as a release does, but past the check at the gateway. */
const takeAway = async (orderId: string, productId: string): Promise<void> => {
  const product = db.doc(`products/${productId}`);
  const order = db.doc(`orders/${orderId}`);
  const quantity = (await order.get()).get('quantity') as number;
  const available = (await product.get()).get('available') as number;
  await db
    .batch()
    .delete(order)
    .update(product, { available: available + quantity })
    .commit();
};

const refundsOf = async (id: string) =>
  (await eventsOf(id)).filter(({ type }) => type === 'charge.refunded');
const auditOf = async (id: string, wanted = 'payment.refunded') => {
  const log = await db.collection('auditLog').where('orderId', '==', id).get();
  return log.docs.map((entry) => entry.data()).filter(({ type }) => type === wanted);
};

describe('money for an order that is gone', () => {
  it('goes back once, and is recorded', async () => {
    const { id, productId, sessionId, intent, event } = await paidWithoutWebhook();
    await takeAway(id, productId);
    const deliveries = [1, 2, 3].map(() => control({ redeliver: event }));
    for (const { status } of await Promise.all(deliveries)) expect(status).toBe(200);
    await expect.poll(async () => (await refundsOf(id)).length).toBe(1);
    expect(await paymentOf(sessionId)).toMatchObject({
      status: 'refunded',
      reason: 'order_gone',
      paymentIntentId: intent,
      refundId: expect.stringMatching(/^re_/) as unknown,
    });
    expect(await auditOf(id)).toMatchObject([
      { by: 'gateway', sessionId, amount: 1305, currency: 'EUR', reason: 'order_gone' },
    ]);
    expect(await availableOf(productId)).toBe(10);
    expect(await stockIsWhole(productId)).toBe(true);
  });

  it('goes back once even when the refund succeeds and its record does not', async () => {
    const { id, productId, sessionId, event } = await paidWithoutWebhook();
    await takeAway(id, productId);
    // The call takes effect but its answer is lost, as often as the client tries.
    await control({ failCalls: 1000, cut: true, afterEffect: true });
    expect((await control({ redeliver: event })).status).toBe(503);
    expect((await paymentOf(sessionId))?.status).toBe('open');
    await control({ reset: true });
    expect((await control({ redeliver: event })).status).toBe(200);
    expect((await paymentOf(sessionId))?.status).toBe('refunded');
    expect(await refundsOf(id)).toHaveLength(1);
    expect(await auditOf(id)).toHaveLength(1);
  });

  it('stays where it is when somebody at the gateway gave it back already', async () => {
    const { id, productId, sessionId, intent, event } = await paidWithoutWebhook();
    await takeAway(id, productId);
    await stripe.refunds.create({ payment_intent: intent });
    expect((await control({ redeliver: event })).status).toBe(200);
    expect(await paymentOf(sessionId)).toMatchObject({ status: 'refunded', refundId: null });
    expect(await refundsOf(id)).toHaveLength(1);
  });
});

describe('money that does not fit its order', () => {
  it('a second payment of a paid order goes back, the first stays', async () => {
    const { id, sessionId, event } = await paidWithoutWebhook();
    await db.doc(`orders/${id}`).update({ paid: true, tranID: 'pi_first', holdUntil: null });
    expect((await control({ redeliver: event })).status).toBe(200);
    expect(await orderOf(owner, id)).toMatchObject({ paid: true, tranID: 'pi_first' });
    expect(await paymentOf(sessionId)).toMatchObject({ status: 'refunded', reason: 'order_paid' });
    expect(await refundsOf(id)).toHaveLength(1);
  });

  it.each([
    ['another amount', { amount: 1304 }],
    ['another currency', { currency: 'usd' }],
  ])('%s goes back and the order stays unpaid', async (_what, differs) => {
    const { id, sessionId, intent } = await paidWithoutWebhook();
    const session = { id: sessionId, orderId: id, amount: 1305, paymentIntent: intent };
    const body = eventBody(
      'checkout.session.completed',
      completedSession({ ...session, ...differs }),
    );
    expect((await deliver(body)).status).toBe(200);
    expect(await orderOf(owner, id)).toMatchObject({ paid: false, tranID: null });
    expect(await paymentOf(sessionId)).toMatchObject({
      status: 'refunded',
      reason: 'amount_mismatch',
    });
    expect(await refundsOf(id)).toHaveLength(1);
  });

  it('the same payment in two events is kept', async () => {
    const { id, sessionId, intent, event } = await paidWithoutWebhook();
    await control({ redeliver: event });
    const session = { id: sessionId, orderId: id, amount: 1305, paymentIntent: intent };
    await deliver(eventBody('checkout.session.completed', completedSession(session)));
    expect(await orderOf(owner, id)).toMatchObject({ paid: true, tranID: intent });
    expect(await refundsOf(id)).toHaveLength(0);
  });
});

describe('a refund made in the gateway’s own dashboard', () => {
  it('that comes before its payment is applied when it is delivered again', async () => {
    const { id, sessionId, intent, event } = await paidWithoutWebhook();
    await control({ drop: 1 });
    await stripe.refunds.create({ payment_intent: intent });
    const refunded = (await refundsOf(id)).at(-1)?.id;
    expect((await control({ redeliver: refunded })).status).toBe(409);
    expect((await control({ redeliver: event })).status).toBe(200);
    expect((await paymentOf(sessionId))?.status).toBe('paid');
    expect((await control({ redeliver: refunded })).status).toBe(200);
    expect((await paymentOf(sessionId))?.status).toBe('refunded');
    expect((await orderOf(owner, id)).refundedAt).not.toBeNull();
  });

  it('stands in the order’s history and in the payment', async () => {
    const { id, sessionId, intent, event } = await paidWithoutWebhook();
    await control({ redeliver: event });
    await stripe.refunds.create({ payment_intent: intent });
    await expect.poll(async () => (await paymentOf(sessionId))?.status).toBe('refunded');
    const order = await orderOf(owner, id);
    expect(order.paid).toBe(true);
    expect(order.events.map(({ type }) => type)).toEqual([
      'placed',
      'checkout_opened',
      'paid',
      'refunded',
    ]);
  });
});
