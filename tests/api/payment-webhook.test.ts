import { describe, expect, it } from 'vitest';
import { request, SHOP } from '../support/api-client.ts';
import {
  completedSession,
  control,
  decide,
  deliver,
  eventBody,
  eventId,
  eventsOf,
  newCheckout,
  SHOP_MARK,
  sign,
  paymentOf,
  stripe,
} from '../support/api-gateway.ts';
import { availableOf, orderOf } from '../support/api-orders.ts';
import { checkedOutOrder } from '../support/api-paid-orders.ts';
import { people } from '../support/api-people.ts';

const { owner } = await people({ owner: 'customer' });

const checkedOut = () => checkedOutOrder(owner);
const typesOf = async (id: string) => (await orderOf(owner, id)).events.map(({ type }) => type);

describe('paying at the gateway', () => {
  it('approve makes the order paid before it leads back to the shop', async () => {
    const { id, url, sessionId, productId } = await checkedOut();
    const back = await decide(url, 'approve');
    expect([back.status, back.headers.get('location')]).toEqual([
      303,
      `${SHOP}/payment/${id}?checkout=success`,
    ]);
    const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(sessionId);
    const order = await orderOf(owner, id);
    expect(order).toMatchObject({ paid: true, shipped: false, tranID: intent, holdUntil: null });
    expect(order.events.at(-1)).toMatchObject({ type: 'paid', by: 'gateway' });
    expect(await paymentOf(sessionId)).toMatchObject({ status: 'paid', paymentIntentId: intent });
    expect(await availableOf(productId)).toBe(7);
  });

  it('decline leaves the order unpaid, and another try may succeed', async () => {
    const { id, url, sessionId } = await checkedOut();
    const back = await decide(url, 'decline');
    expect(back.headers.get('location')).toBe(`${SHOP}/payment/${id}?checkout=cancelled`);
    expect(await orderOf(owner, id)).toMatchObject({ paid: false, tranID: null });
    expect(await typesOf(id)).toEqual(['placed', 'checkout_opened', 'payment_declined']);
    expect(await paymentOf(sessionId)).toMatchObject({ status: 'open', declines: 1 });
    expect((await newCheckout(owner, id)).url).toBe(url);
    await decide(url, 'approve');
    expect((await orderOf(owner, id)).paid).toBe(true);
  });

  it('events that come three times are applied once', async () => {
    const { id, url } = await checkedOut();
    await control({ duplicates: 2 });
    await decide(url, 'approve');
    await control({ redeliver: (await eventsOf(id)).at(-1)?.id });
    expect((await typesOf(id)).filter((type) => type === 'paid')).toHaveLength(1);
  });

  it('an event that was lost is applied when it is delivered again', async () => {
    const { id, url } = await checkedOut();
    await control({ drop: 1 });
    await decide(url, 'approve');
    expect((await orderOf(owner, id)).paid).toBe(false);
    const { status } = await control({ redeliver: (await eventsOf(id)).at(-1)?.id });
    expect(status).toBe(200);
    expect((await orderOf(owner, id)).paid).toBe(true);
  });

  it('an event that comes late and after the checkout’s end still counts', async () => {
    const { id, sessionId } = await checkedOut();
    const expired = { ...completedSession({ id: sessionId, orderId: id, amount: 1305 }) };
    await deliver(eventBody('checkout.session.expired', expired));
    expect((await paymentOf(sessionId))?.status).toBe('expired');
    const paid = completedSession({ id: sessionId, orderId: id, amount: 1305 });
    await deliver(eventBody('checkout.session.completed', paid));
    expect((await orderOf(owner, id)).paid).toBe(true);
    await deliver(eventBody('checkout.session.expired', expired));
    expect((await paymentOf(sessionId))?.status).toBe('paid');
    await deliver(
      eventBody('payment_intent.payment_failed', {
        id: 'pi_late',
        object: 'payment_intent',
        metadata: { shop: SHOP_MARK, orderId: id },
        last_payment_error: null,
      }),
    );
    expect((await typesOf(id)).at(-1)).toBe('paid');
  });
});

const idOf = (reference: string | { id: string } | null): string =>
  typeof reference === 'string' ? reference : (reference?.id ?? '');

describe('POST /payment/webhook', () => {
  const completed = async (id = eventId()) => {
    const checkout = await checkedOut();
    const session = { id: checkout.sessionId, orderId: checkout.id, amount: 1305 };
    return {
      orderId: checkout.id,
      body: eventBody('checkout.session.completed', completedSession(session), id),
    };
  };

  it('takes the signed bytes, also 20 times at once, and applies them once', async () => {
    const { orderId, body } = await completed();
    // Two on the gateway's own way, the others past Hosting and Functions, which take longer over a
    // call than the API itself.
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index < 2 ? deliver(body) : deliver(body, sign(body), request),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(answers[0]?.body).toEqual({ received: true });
    expect(await typesOf(orderId)).toEqual(['placed', 'checkout_opened', 'paid']);
  });

  it.each<[string, (body: string) => [body: string, signature: string | undefined]]>([
    ['no signature', (body) => [body, '']],
    ['a signature that is none', (body) => [body, 'v1=nonsense']],
    ['another secret', (body) => [body, sign(body, 0, 'whsec_other')]],
    ['a stale time', (body) => [body, sign(body, 301)]],
    ['a time still to come', (body) => [body, sign(body, -330)]],
    ['a changed amount', (body) => [body.replace('1305', '1'), sign(body)]],
    ['the same JSON written anew', (body) => [JSON.stringify(JSON.parse(body)), sign(body)]],
    ['a space more', (body) => [`${body} `, sign(body)]],
    ['the time of another signature', (body) => [body, sign(body).replace(/t=\d+/, 't=1')]],
  ])('refuses %s and takes the same event in order', async (_why, spoil) => {
    const { orderId, body } = await completed();
    const { status, error } = await deliver(...spoil(body));
    expect([status, error.code]).toEqual([400, 'invalid_signature']);
    expect((await orderOf(owner, orderId)).paid).toBe(false);
    expect((await deliver(body)).status).toBe(200);
    expect((await orderOf(owner, orderId)).paid).toBe(true);
  });

  it.each([
    ['of nearly five minutes ago', 280],
    ['of nearly five minutes ahead, by a clock that is fast', -280],
  ])('takes a signature %s', async (_when, ageS) => {
    const { orderId, body } = await completed();
    expect((await deliver(body, sign(body, ageS))).status).toBe(200);
    expect((await orderOf(owner, orderId)).paid).toBe(true);
  });

  it('receives what it does not know without effect', async () => {
    const unknown = eventBody('customer.created', { id: 'cus_1', object: 'customer' });
    expect((await deliver(unknown)).body).toEqual({ received: true });
  });

  it.each([
    ['without a mark', {}],
    ['of another shop', { shop: 'another-shop https://another.example' }],
  ])('leaves the money of a checkout %s alone, and tells nobody', async (_whose, mark) => {
    const paid = await stripe.checkout.sessions.create({
      mode: 'payment',
      adaptive_pricing: { enabled: false },
      success_url: SHOP,
      metadata: { orderId: 'an-order-of-theirs', ...mark },
      payment_intent_data: { metadata: { orderId: 'an-order-of-theirs', ...mark } },
      line_items: [
        {
          quantity: 1,
          price_data: { currency: 'eur', unit_amount: 500, product_data: { name: 'Brush' } },
        },
      ],
    });
    await decide(paid.url ?? '', 'approve');
    const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(paid.id);
    const { latest_charge: charge } = await stripe.paymentIntents.retrieve(idOf(intent));
    expect((await stripe.charges.retrieve(idOf(charge))).amount_refunded).toBe(0);
    expect(await paymentOf(paid.id)).toBeUndefined();
  });

  it('does not ask for redelivery of a refund of another shop', async () => {
    const charge = {
      id: 'ch_theirs',
      object: 'charge',
      amount_refunded: 500,
      refunded: true,
      payment_intent: 'pi_theirs',
      metadata: { orderId: 'an-order-of-theirs', shop: 'another-shop https://another.example' },
    };
    expect((await deliver(eventBody('charge.refunded', charge))).status).toBe(200);
    const ours = { ...charge, metadata: { ...charge.metadata, shop: SHOP_MARK } };
    expect((await deliver(eventBody('charge.refunded', ours))).status).toBe(409);
  });

  it('waits with an order whose money is still to come', async () => {
    const { id, sessionId } = await checkedOut();
    const session = { id: sessionId, orderId: id, amount: 1305 };
    const unpaid = completedSession({ ...session, paymentStatus: 'unpaid' });
    await deliver(eventBody('checkout.session.completed', unpaid));
    expect((await orderOf(owner, id)).paid).toBe(false);
    const paid = completedSession(session);
    await deliver(eventBody('checkout.session.async_payment_succeeded', paid));
    expect((await orderOf(owner, id)).paid).toBe(true);
  });

  it('refuses signed bytes that are no event', async () => {
    const { status, error } = await deliver('{"id": "evt_1", "type": "charge.refunded"}');
    expect([status, error.code]).toEqual([400, 'invalid_request']);
  });
});
