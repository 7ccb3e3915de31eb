import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openBench, sessionParams, type Bench } from './testing.fixtures.ts';

let bench: Bench;
let events: Stripe.Event[];
let base: string;
let stripe: Stripe;

beforeEach(async () => {
  bench = await openBench();
  ({ events, base, stripe } = bench);
});
afterEach(() => {
  bench.close();
});

const open = async (key?: string): Promise<Stripe.Checkout.Session> =>
  stripe.checkout.sessions.create(
    sessionParams(),
    key === undefined ? {} : { idempotencyKey: key },
  );
const intentOf = async (id: string): Promise<string> => {
  const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(id);
  return typeof intent === 'string' ? intent : '';
};
const page = (id: string): string => `${base}/pay/${id}`;
const decide = (id: string, outcome: string): Promise<Response> =>
  fetch(page(id), {
    method: 'POST',
    body: new URLSearchParams({ outcome }),
    redirect: 'manual',
  });
const setFaults = (faults: object): Promise<Response> => bench.control(faults);

describe('checkout sessions through the official client', () => {
  it('are created, found again and repeated for the same idempotency key', async () => {
    const session = await open('key-1');
    expect(session).toMatchObject({ status: 'open', amount_total: 1305, payment_intent: null });
    expect(session.url).toBe(`http://simulator.test/pay/${session.id}`);
    expect((await stripe.checkout.sessions.retrieve(session.id)).metadata).toEqual({
      orderId: 'order-1',
    });
    expect((await open('key-1')).id).toBe(session.id);
    expect((await open('key-2')).id).not.toBe(session.id);
    await expect(
      stripe.checkout.sessions.create(
        { ...sessionParams(), client_reference_id: 'order-2' },
        { idempotencyKey: 'key-1' },
      ),
    ).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  });

  it('are refused with a lifetime under 30 minutes or an unknown parameter', async () => {
    const soon = Math.floor(Date.now() / 1000) + 60;
    await expect(
      stripe.checkout.sessions.create({ ...sessionParams(), expires_at: soon }),
    ).rejects.toMatchObject({ param: 'expires_at', statusCode: 400 });
    await expect(
      stripe.checkout.sessions.create({ ...sessionParams(), submit_type: 'pay' }),
    ).rejects.toMatchObject({ code: 'parameter_unknown', param: 'submit_type' });
  });

  it('are refused when they leave it to a switch in the dashboard which currency is charged', async () => {
    const unsaid = sessionParams();
    delete unsaid.adaptive_pricing;
    for (const params of [unsaid, { ...sessionParams(), adaptive_pricing: { enabled: true } }])
      await expect(stripe.checkout.sessions.create(params)).rejects.toMatchObject({
        param: 'adaptive_pricing',
        statusCode: 400,
      });
  });

  it('get an invoice once they are paid, where they say so, and a field of it has its limits', async () => {
    const withInvoice = (value: string) => ({
      ...sessionParams(),
      invoice_creation: {
        enabled: true,
        invoice_data: { footer: 'Without VAT', custom_fields: [{ name: 'Business', value }] },
      },
    });
    const { id, invoice } = await stripe.checkout.sessions.create(withInvoice('Malerei'));
    expect(invoice).toBeNull();
    await decide(id, 'approve');
    const paid = await stripe.checkout.sessions.retrieve(id);
    expect(paid.invoice).toMatch(/^in_/);
    expect(paid.invoice_creation?.invoice_data.footer).toBe('Without VAT');
    const plain = await open();
    await decide(plain.id, 'approve');
    expect((await stripe.checkout.sessions.retrieve(plain.id)).invoice).toBeNull();
    await expect(
      stripe.checkout.sessions.create(withInvoice('x'.repeat(141))),
    ).rejects.toMatchObject({
      param: 'invoice_creation[invoice_data][custom_fields][0][value]',
      statusCode: 400,
    });
  });

  it('show product, quantity and amount with markup escaped', async () => {
    const session = await open();
    const html = await (await fetch(page(session.id))).text();
    expect(html).toContain('Roller &lt;b&gt;25 cm&lt;/b&gt;');
    expect(html).toContain('€13.05');
    expect(html).toContain('value="approve"');
    expect(html).toContain('value="decline"');
  });
});

describe('deciding', () => {
  it('approve delivers the webhook first, then redirects to the shop', async () => {
    const { id } = await open();
    const answer = await decide(id, 'approve');
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(
      'http://shop.test/payment/order-1?checkout=success',
    );
    expect(events.map((event) => event.type)).toEqual(['checkout.session.completed']);
    const session = await stripe.checkout.sessions.retrieve(id);
    expect(session).toMatchObject({ status: 'complete', payment_status: 'paid', url: null });
    const intent = await stripe.paymentIntents.retrieve(await intentOf(id));
    expect(intent).toMatchObject({ status: 'succeeded', amount_received: 1305 });
    expect((await decide(id, 'approve')).status).toBe(409);
    expect(await (await fetch(page(id))).text()).toContain('already paid');
  });

  it('decline leads back unpaid, and another try may succeed', async () => {
    const { id } = await open();
    const answer = await decide(id, 'decline');
    expect(answer.headers.get('location')).toBe(
      'http://shop.test/payment/order-1?checkout=cancelled',
    );
    expect(events[0]).toMatchObject({
      type: 'payment_intent.payment_failed',
      data: { object: { metadata: { orderId: 'order-1' } } },
    });
    expect((await decide(id, 'approve')).status).toBe(303);
    expect(events).toHaveLength(2);
  });

  it('an expired session takes no money and says so', async () => {
    const { id } = await open();
    expect((await stripe.checkout.sessions.expire(id)).status).toBe('expired');
    await expect(stripe.checkout.sessions.expire(id)).rejects.toMatchObject({ statusCode: 400 });
    const answer = await decide(id, 'approve');
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain('has expired');
    await expect
      .poll(() => events.map((event) => event.type))
      .toEqual(['checkout.session.expired']);
  });

  it('a session of a former run is said to be gone', async () => {
    const answer = await decide('cs_test_before', 'approve');
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('no longer here');
  });
});

describe('refunds', () => {
  it('give the money back once', async () => {
    const { id } = await open();
    await decide(id, 'approve');
    const intent = await intentOf(id);
    const refund = await stripe.refunds.create({ payment_intent: intent });
    expect(refund).toMatchObject({ amount: 1305, status: 'succeeded' });
    await expect(stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
    await expect.poll(() => events.at(-1)?.type).toBe('charge.refunded');
  });

  it('can fail afterwards, once: the money is back and can be sent again', async () => {
    const { id } = await open();
    await decide(id, 'approve');
    const intent = await intentOf(id);
    const refund = await stripe.refunds.create({ payment_intent: intent });
    expect((await setFaults({ failRefund: refund.id })).status).toBe(200);
    const told = () => events.find(({ type }) => type === 'refund.failed');
    await expect.poll(told).toBeDefined();
    expect(told()?.data.object).toMatchObject({
      id: refund.id,
      amount: 1305,
      status: 'failed',
      failure_reason: 'expired_or_canceled_card',
    });
    const charge = typeof refund.charge === 'string' ? refund.charge : '';
    expect(await stripe.charges.retrieve(charge)).toMatchObject({
      refunded: false,
      amount_refunded: 0,
    });
    for (const wrong of [refund.id, 're_unknown'])
      expect((await setFaults({ failRefund: wrong })).status).toBe(400);
    expect((await stripe.refunds.create({ payment_intent: intent })).status).toBe('succeeded');
  });
});

describe('misbehaviour', () => {
  it('delivers again until the shop accepts', async () => {
    bench.answers = [500, 503];
    await decide((await open()).id, 'approve');
    await expect.poll(() => events.length, { timeout: 5000 }).toBe(3);
    expect(new Set(events.map((event) => event.id)).size).toBe(1);
  });

  it('delivers twice, drops and delivers again as set on the control page', async () => {
    await setFaults({ duplicates: 2 });
    await decide((await open()).id, 'approve');
    expect(events).toHaveLength(3);
    await setFaults({ reset: true, drop: 1 });
    await decide((await open()).id, 'approve');
    expect(events).toHaveLength(3);
    const told = (await (await fetch(`${base}/control`)).json()) as { events: Stripe.Event[] };
    await setFaults({ redeliver: told.events.at(-1)?.id });
    expect(events).toHaveLength(4);
  });

  it('breaks the connection of the next call as set, after its effect as well', async () => {
    // The client asks once more by itself where a connection breaks.
    await setFaults({ failCalls: 2, cut: true, afterEffect: true });
    await expect(open('key-4')).rejects.toBeInstanceOf(Stripe.errors.StripeConnectionError);
    await setFaults({ reset: true });
    const [found] = (await stripe.checkout.sessions.list()).data;
    expect((await open('key-4')).id).toBe(found?.id);
  });

  it('fails the next call before or after its effect, and declines at once', async () => {
    await setFaults({ failCalls: 1, afterEffect: true });
    await expect(open()).rejects.toBeInstanceOf(Stripe.errors.StripeAPIError);
    expect((await stripe.checkout.sessions.list()).data).toHaveLength(1);
    await setFaults({ reset: true, failCalls: 1 });
    await expect(open()).rejects.toBeInstanceOf(Stripe.errors.StripeAPIError);
    expect((await stripe.checkout.sessions.list()).data).toHaveLength(1);
    await setFaults({ reset: true, failCalls: 1, failStatus: 402, failType: 'card_error' });
    await expect(open()).rejects.toBeInstanceOf(Stripe.errors.StripeCardError);
    expect((await setFaults({ nonsense: 1 })).status).toBe(400);
  });
});
