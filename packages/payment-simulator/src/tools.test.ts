import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from './mailbox.ts';
import { openBench, sessionParams, type Bench } from './testing.fixtures.ts';

const HOUR_S = 3600;

let bench: Bench;
let mails: Mail[];

beforeEach(async () => {
  mails = [];
  bench = await openBench({
    list: () => mails,
    find: (id) => mails.find((mail) => mail.id === id),
  });
});
afterEach(() => {
  bench.close();
});

const open = () => bench.stripe.checkout.sessions.create(sessionParams());
const show = async (path = '/'): Promise<{ status: number; html: string }> => {
  const answer = await fetch(bench.base + path);
  return { status: answer.status, html: await answer.text() };
};
const send = (fields: Record<string, string>): Promise<Response> =>
  fetch(`${bench.base}/`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
const faultFields = { failOn: 'any', failure: 'error', failCalls: '0' };

describe('the control page', () => {
  it('shows a checkout, lets it be approved, and then the payment, event and delivery', async () => {
    const { id } = await open();
    expect((await show()).html).toContain(`name="approve"`);
    const answer = await send({ approve: id });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
    const { html } = await show();
    expect(html).toContain('Pressed Approve.');
    expect(html).toContain('succeeded');
    expect(html).toContain('checkout.session.completed');
    expect(html).toMatch(/<td>first<\/td>\s*<td>200<\/td>/);
    expect(html).not.toContain(`name="approve"`);
    expect((await show()).html).not.toContain('Pressed Approve.');
    expect(bench.events).toHaveLength(1);
  });

  it('declines and expires a checkout', async () => {
    const { id } = await open();
    await send({ decline: id });
    expect((await show()).html).toContain('Your card was declined.');
    await send({ expire: id });
    expect((await send({ approve: id })).status).toBe(400);
    await expect
      .poll(() => bench.events.map(({ type }) => type))
      .toContain('checkout.session.expired');
  });

  it('keeps what was typed when it cannot be set, and says what is wrong', async () => {
    const answer = await send({ ...faultFields, do: 'set', drop: '7', duplicates: '99' });
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).toMatch(/role="alert">\s*duplicates: a whole number up to 10/);
    expect(html).toMatch(/name="drop"\s+value="7"/);
    expect((await show()).html).toMatch(/name="drop"\s+value="0"/);
  });

  it('escapes what others wrote', async () => {
    await bench.stripe.checkout.sessions.create({
      ...sessionParams(),
      metadata: { orderId: '<script>"' },
    });
    const { html } = await show();
    expect(html).toContain('&lt;script&gt;&quot;');
    expect(html).not.toContain('<script>');
  });

  it('is where /control leads a browser; programs get the same as JSON', async () => {
    const browser = await fetch(`${bench.base}/control`, {
      headers: { accept: 'text/html' },
      redirect: 'manual',
    });
    expect([browser.status, browser.headers.get('location')]).toEqual([303, '/']);
    expect(await (await fetch(`${bench.base}/control`)).json()).toMatchObject({ deliveries: [] });
  });
});

describe('faults set on the page', () => {
  it('hit the call that was chosen and no other', async () => {
    await send({ do: 'set', failCalls: '1', failOn: 'retrieveSession', failure: 'busy' });
    const { id } = await open();
    const look = () => bench.stripe.checkout.sessions.retrieve(id);
    await expect(look()).rejects.toBeInstanceOf(Stripe.errors.StripeRateLimitError);
    expect((await look()).status).toBe('open');
  });

  it('can leave a call without an answer, after the work was done', async () => {
    await send({
      ...faultFields,
      do: 'set',
      failCalls: '1',
      failure: 'hang',
      afterEffect: 'on',
    });
    const impatient = bench.stripe.checkout.sessions.create(sessionParams(), { timeout: 200 });
    await expect(impatient).rejects.toBeInstanceOf(Stripe.errors.StripeConnectionError);
    expect((await show()).html).toContain('order-1');
  });

  it('decline the next approved card, once', async () => {
    await send({ ...faultFields, do: 'set', declines: '1' });
    const { id } = await open();
    await send({ approve: id });
    await send({ approve: id });
    expect(bench.events.map(({ type }) => type)).toEqual([
      'payment_intent.payment_failed',
      'checkout.session.completed',
    ]);
  });

  it('hold events back until they are released, newest first', async () => {
    await send({ ...faultFields, do: 'set', hold: 'on' });
    const { id } = await open();
    await send({ decline: id });
    await send({ approve: id });
    expect(bench.events).toEqual([]);
    expect((await show()).html).toContain('2 events wait');
    await send({ release: 'reversed' });
    expect(bench.events.map(({ type }) => type)).toEqual([
      'checkout.session.completed',
      'payment_intent.payment_failed',
    ]);
    expect((await show()).html).not.toContain('events wait');
  });

  it('end with Behave again', async () => {
    await send({ ...faultFields, do: 'set', failCalls: '5' });
    await send({ do: 'reset' });
    expect((await open()).status).toBe('open');
  });
});

describe('delivering again', () => {
  it('hours late is signed anew and accepted; an old or future signature is refused', async () => {
    const { id } = await open();
    await send({ approve: id });
    const [event] = bench.events;
    const again = (way: string) => send({ redeliver: event?.id ?? '', way });
    await again('again');
    await again('late');
    const created = bench.events.map((delivered) => delivered.created - (event?.created ?? 0));
    expect(created).toEqual([0, 0, -3 * HOUR_S]);
    expect(bench.refused).toBe(0);
    await again('old');
    expect(bench.refused).toBe(1);
    expect((await show()).html).toContain('the shop answered 400');
    await again('future');
    const ahead = (bench.signedAt.at(-1) ?? 0) - Date.now() / 1000;
    expect(Math.round(ahead / HOUR_S)).toBe(24);
  });
});

describe('the mailbox', () => {
  const mail: Mail = {
    id: 'mail-1',
    at: Date.UTC(2026, 10, 21, 8),
    to: ['a@b.example'],
    subject: 'Your <order>',
    text: 'See http://shop.test/payment/1 and <b>',
    html: '<p onclick="x()">Thanks</p>',
  };

  it('lists mail and shows one as text with links and as markup that can do nothing', async () => {
    mails = [mail];
    expect((await show('/mail')).html).toContain('Your &lt;order&gt;');
    const { status, html } = await show('/mail/mail-1');
    expect(status).toBe(200);
    expect(html).toContain('<a href="http://shop.test/payment/1">');
    expect(html).toContain('and &lt;b&gt;');
    expect(html).toContain('sandbox=""');
    expect(html).toContain('srcdoc="&lt;p onclick=&quot;x()&quot;&gt;Thanks&lt;/p&gt;"');
  });

  it('says that it is empty and that a mail is not there', async () => {
    expect((await show('/mail')).html).toContain('None yet');
    expect((await show('/mail/none')).status).toBe(404);
  });
});
