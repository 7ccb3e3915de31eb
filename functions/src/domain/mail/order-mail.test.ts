import { describe, expect, it } from 'vitest';
import { cents } from '../../contract/units.ts';
import { orderWith } from '../../contract/order.fixtures.ts';
import { MAIL_EVENTS } from './mail-texts.ts';
import { orderMail, returnedPaymentMail } from './order-mail.ts';

const SHOP = 'https://shop.test';
const order = orderWith({
  email: 'dora@test.example',
  productName: 'Roller 25',
  quantity: 300,
  totalPrice: 1305,
  customerName: 'Dora Decorator',
  holdUntil: '2026-11-22T08:30:00.000Z',
});
const EVENTS = MAIL_EVENTS.filter((event) => event !== 'payment_returned');

describe('the mail about an order', () => {
  it('has the shape of the Trigger Email extension and an id of its own', () => {
    expect(orderMail('received', order, SHOP)).toEqual({
      id: 'order-1-received',
      to: 'dora@test.example',
      message: {
        subject: 'We have received your order of Roller 25',
        text: [
          'Hello Dora Decorator,',
          'Thank you. We have received your order of Roller 25, €1,305.00 in all.',
          'We keep the pieces for you until 22 November 2026 at 08:30 UTC. Please pay until then; afterwards they go back on sale.',
          'Pay now: https://shop.test/payment/order-1',
          'Rollwell, maker of paint rollers',
        ].join('\n\n'),
        html: [
          '<p>Hello Dora Decorator,</p>',
          '<p>Thank you. We have received your order of Roller 25, €1,305.00 in all.</p>',
          '<p>We keep the pieces for you until 22 November 2026 at 08:30 UTC. Please pay until then; afterwards they go back on sale.</p>',
          '<p><a href="https://shop.test/payment/order-1">Pay now</a></p>',
          '<p>Rollwell, maker of paint rollers</p>',
        ].join('\n'),
      },
    });
  });

  it.each([
    ['paid', /payment of €1,305\.00 .* has arrived/, '/Dashboard/my-orders/order-1'],
    [
      'shipped',
      /^Your order of Roller 25 is on its way to you\.$/m,
      '/Dashboard/my-orders/order-1',
    ],
    ['refunded', /sent €1,305\.00 .* back to the card/, '/Dashboard/my-orders/order-1'],
    ['cancelled', /We have cancelled your order of Roller 25/, '/products'],
  ] as const)('that is %s says so and leads on', (event, sentence, path) => {
    const { text, html } = orderMail(event, order, SHOP).message;
    expect(text).toMatch(sentence);
    expect(html).toContain(`<a href="${SHOP}${path}">`);
  });

  it.each(EVENTS)('about %s says nothing undefined and differs from the others', (event) => {
    const { id, message } = orderMail(event, order, SHOP);
    expect(JSON.stringify(message)).not.toMatch(/undefined|null|NaN/);
    const others = EVENTS.filter((other) => other !== event);
    const told = others.map((other) => orderMail(other, order, SHOP));
    expect(told.map((other) => other.id)).not.toContain(id);
    expect(told.map((other) => other.message.subject)).not.toContain(message.subject);
  });

  it('does not let names become markup or headers', () => {
    const wild = {
      ...order,
      customerName: '<script>alert(1)</script>',
      productName: 'Roller "A" & \'B\'\r\nBcc: everybody@test.example',
    };
    const { subject, text, html } = orderMail('received', wild, SHOP).message;
    expect(html).not.toContain('<script>');
    expect(html).toContain('Hello &lt;script&gt;alert(1)&lt;/script&gt;,');
    expect(html).toContain('Roller &quot;A&quot; &amp; &#39;B&#39;');
    expect(text).toContain('Hello <script>alert(1)</script>,');
    expect(subject).toBe(
      'We have received your order of Roller "A" & \'B\' Bcc: everybody@test.example',
    );
  });
});

describe('the mail about a payment that went back', () => {
  it('tells the amount and belongs to the payment', () => {
    const facts = {
      sessionId: 'cs_1',
      orderId: 'gone',
      email: 'dora@test.example',
      amount: cents(1305),
    };
    const { id, to, message } = returnedPaymentMail(facts, SHOP);
    expect([id, to]).toEqual(['gone-payment_returned-cs_1', 'dora@test.example']);
    expect(message.text).toContain('Hello,');
    expect(message.text).toContain('A payment of €13.05 reached us');
  });
});
