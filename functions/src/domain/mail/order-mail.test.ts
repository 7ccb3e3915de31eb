import { describe, expect, it } from 'vitest';
import { SAMPLE_SETTINGS } from '../../contract/shop-settings.ts';
import { cents } from '../../contract/money/units.ts';
import type { Order } from '../../contract/schemas/order.ts';
import { orderWith } from '../../contract/orders/order.fixtures.ts';
import { MAIL_EVENTS, OFFICE_EVENTS, type MailEvent } from './mail-texts.ts';
import { officeMail, orderMail, ordersMail, returnedPaymentMail } from './order-mail.ts';

const SHOP = 'https://shop.test';
const order = orderWith({
  email: 'dora@test.example',
  productName: 'Roller 25',
  quantity: 300,
  transfer: { reference: 'SEPA 17', date: '2026-11-20' },
  totalPrice: 1305,
  customerName: 'Dora Decorator',
  holdUntil: '2026-11-22T08:30:00.000Z',
});
const APART: readonly MailEvent[] = ['payment_returned', ...OFFICE_EVENTS];
type OwnEvent = Parameters<typeof orderMail>[0];
const EVENTS = MAIL_EVENTS.filter((event): event is OwnEvent => !APART.includes(event));

describe('the mail about an order', () => {
  it('has a recipient, a subject, a text and an id of its own', () => {
    const { message, ...envelope } = orderMail('received', order, SHOP);
    expect(envelope).toEqual({ id: 'order-1-received', to: 'dora@test.example' });
    expect(message.subject).toBe('We have received your order of Roller 25');
    expect(message.html).toMatch(/^<!doctype html>/);
  });

  it('says as text what to do, what was ordered, where it goes, and who writes', () => {
    expect(orderMail('received', order, SHOP).message.text).toBe(`Hello Dora Decorator,

Thank you. We have received your order of Roller 25, €1,305.00 in all.

The pieces are in stock, and we keep them for you until Sunday, 22 November 2026 at 09:30 CET. Please pay until then; afterwards they go back on sale.

Pay now:
https://shop.test/payment/order-1

Your order
----------
Product       Roller 25
              300 × €4.35
Total         €1,305.00
Order number  ${order.number}
Placed        Saturday, 21 November 2026 at 09:00 CET
Deliver to    Dora Decorator
              Street 1
              Town
Phone         1

--${' '}
Rollwell, maker of paint rollers
Even coat, every time.
https://shop.test`);
  });

  it('says what a business is not charged, and why', () => {
    const checked = { vatNumber: 'ATU10000005', name: null, consultation: null };
    const business = { ...checked, checkedAt: '2026-11-21T08:00:00.000Z', vatOff: 217.5 };
    const { text, html } = orderMail('received', { ...order, business }, SHOP).message;
    expect(text).toContain('€1,087.50 in all');
    expect(text).toMatch(/VAT not charged +-€217.50\nTotal +€1,087.50/);
    expect(text).toContain('to the business with the number ATU10000005 (art. 138');
    expect(html).toContain('-€217.50');
  });

  it('says the same as markup, in the house\u2019s colours', () => {
    const { html } = orderMail('received', order, SHOP).message;
    for (const words of [
      ...['Hello Dora Decorator,', '22 November 2026 at 09:30 CET', 'Roller 25', '300 × €4.35'],
      ...['€1,305.00', order.number, 'Street 1', 'Town', 'Rollwell', 'Even coat, every time.'],
    ])
      expect(html).toContain(words);
    expect(html).toContain('href="https://shop.test/payment/order-1"');
    expect(html).toContain('#C2410C');
    expect(html).toContain('prefers-color-scheme: dark');
  });

  it('gives times in the shop\u2019s time zone, in summer too', () => {
    const summer = { ...order, holdUntil: '2026-07-01T08:30:00.000Z' };
    expect(orderMail('received', summer, SHOP).message.text).toContain(
      'until Wednesday, 1 July 2026 at 10:30 CEST.',
    );
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
    expect(html).toContain(`href="${SHOP}${path}"`);
  });

  it('says by which day a parcel arrives that has left', () => {
    const events = [{ type: 'shipped' as const, at: '2026-11-27T10:00:00.000Z', by: 'office' }];
    const shipped = { ...order, events, delivery: { ...order.delivery, transitDays: 3 } };
    expect(orderMail('shipped', shipped, SHOP).message.text).toContain(
      'It arrives by Wednesday, 2 December.',
    );
  });

  describe('says by which day an order is there', () => {
    const pace = { warehouse: SAMPLE_SETTINGS.warehouse, leadTimeDays: 2, transitDays: 3 };
    const received = (createdAt: string, holdUntil: string): string =>
      orderMail('received', { ...order, createdAt, holdUntil }, SHOP, { pace }).message.text;

    it('that is paid before the hour from which the next day counts', () => {
      expect(received('2026-11-24T14:00:00.000Z', '2026-11-25T14:00:00.000Z')).toContain(
        'Paid before Wednesday, 25 November, 12:00, it is with you by Wednesday, 2 December.',
      );
    });

    it('that is paid while its pieces are kept, where that ends sooner', () => {
      expect(received('2026-11-27T14:00:00.000Z', '2026-11-28T14:00:00.000Z')).toContain(
        'Paid by then, it is with you by Monday, 7 December.',
      );
    });

    it('that has been paid', () => {
      const more = { pace, paidAt: Date.UTC(2026, 10, 24, 10) };
      expect(ordersMail('paid', [order], SHOP, more).message.text).toContain(
        'It is with you by Tuesday, 1 December.',
      );
    });

    it('and nothing of a day where nobody knows how fast it comes', () => {
      const texts = (['received', 'paid'] as const).map(
        (event) => orderMail(event, order, SHOP).message.text,
      );
      expect(texts.join()).not.toContain('with you by');
    });
  });

  it('says of another address who has changed it, the customer or the office', () => {
    const own = ordersMail('address_changed', [order], SHOP).message.text;
    expect(own).toContain('as you asked.');
    expect(own).toContain('change your password');
    const office = ordersMail('address_changed', [order], SHOP, { isByOffice: true }).message.text;
    expect(office).toContain('We have changed the address of your order of Roller 25');
    expect(office).not.toContain('password');
  });

  it('leads to the page of the parcel, as text and as markup, where there is one', () => {
    const url = 'https://carrier.test/follow?parcel=1&lang=en';
    const tracking = { url, carrier: 'DHL', number: '00340434' };
    const { text, html } = orderMail('shipped', { ...order, tracking }, SHOP).message;
    expect(text).toContain('The parcel goes with DHL 00340434.');
    expect(text).toContain(`Follow the parcel:\n${url}\n`);
    expect(html).toContain('href="https://carrier.test/follow?parcel=1&amp;lang=en"');
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
      address: '"><img src=x onerror=alert(2)>\nPhone 2',
      city: "<b onclick='alert(3)'>",
      phone: '<i>',
      productName: 'Roller "A" & \'B\'\r\nBcc: everybody@test.example',
    };
    const { subject, text, html } = orderMail('received', wild, SHOP).message;
    expect(html).not.toMatch(/<(script|img|b |i>)/);
    expect(text).toContain('"><img src=x onerror=alert(2)> Phone 2\n');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).toContain('Roller &quot;A&quot; &amp; &#39;B&#39; Bcc');
    expect(text).toMatch(/^Hello,$/m);
    expect(subject).toBe(
      'We have received your order of Roller "A" & \'B\' Bcc: everybody@test.example',
    );
  });
});

describe('what strangers write, in a mail', () => {
  const bodies = (changes: Partial<Order>): string => {
    const { text, html } = orderMail('received', { ...order, ...changes }, SHOP).message;
    return `${text}\n${html}`;
  };
  /** Addresses of pages and of mail in a text, as mail programs find them. */
  const linksIn = (body: string): string[] =>
    [...body.matchAll(/(?:https?:\/\/|www\.)[^\s"<]+|[\w.-]+@[\w.-]+|[\w-]+\.[a-z]{2,}\b/gi)]
      .map(([link]) => link)
      .filter((link) => !link.startsWith(SHOP));

  it('names the customer and the address when they look like a name and an address', () => {
    const whole = bodies({ customerName: 'Dr. Zoë O’Neill-Weiß', address: 'Hauptstr. 12 b' });
    expect(whole).toContain('Hello Dr. Zoë O’Neill-Weiß,');
    expect(whole).toContain('Hauptstr. 12 b');
    expect(bodies({ customerName: 'علی‌رضا' })).toContain('Hello \u2068علی‌رضا\u2069,');
  });

  it('keeps what is written from right to left by itself, with a house number after it', () => {
    const facts = { customerName: 'محمد علي', address: '12 Lindenstraße', city: 'برلين' };
    const whole = bodies(facts);
    expect(whole).toContain('Hello \u2068محمد علي\u2069,');
    expect(whole).toContain('\u2068برلين\u2069');
    expect(whole).toContain('12 Lindenstraße');
  });

  it.each([
    'Visit http://evil.example now',
    'evil.example/win',
    'www.evil.example',
    'EVIL。EXAMPLE',
    'ｅｖｉｌ．ｅｘａｍｐｌｅ',
    'mail winner@evil.example',
    'mailto:winner',
    'Your parcel waits: evil.\u200dexample',
    'Your parcel waits: ی.\u200dexample',
  ])('tells nothing of %s, wherever it stands', (text) => {
    const plainLinks = linksIn(bodies({}));
    const told = bodies({ customerName: text, address: text, city: text, phone: text });
    expect(linksIn(told)).toEqual(plainLinks);
    expect(told).not.toMatch(/evil|winner|ｅｖｉｌ|parcel waits/i);
    expect(told).toMatch(/^Hello,$/m);
    expect(told).toContain('(see your order)');
  });

  it('leaves out a name that is a long text or a telephone number', () => {
    const story =
      'Your account is blocked until you call our new service line and pay the fee of the month';
    expect(bodies({ customerName: story })).toMatch(/^Hello,$/m);
    expect(bodies({ customerName: 'Call 0900 123456' })).toMatch(/^Hello,$/m);
    expect(bodies({ address: `${story} ${story}` })).not.toContain('blocked');
  });
});

describe('the mail to the office', () => {
  const matter = { id: 'du_1', orderId: 'order-1', amount: cents(1305), why: 'fraudulent' };
  const mailTo = (office: string[], more = {}) =>
    officeMail('dispute_opened', { ...matter, ...more }, [order], office, SHOP);

  it('about a dispute gives the reason and the day, and links to the order', () => {
    const mail = mailTo(['a@shop.test', 'b@shop.test'], { dueBy: '2026-11-28T22:59:00.000Z' });
    expect([mail?.id, mail?.to]).toEqual([
      'order-1-dispute_opened-du_1',
      ['a@shop.test', 'b@shop.test'],
    ]);
    const { subject, text } = mail?.message ?? { subject: '', text: '' };
    expect(subject).toBe('A payment is disputed: €13.05 for Roller 25');
    expect(text).toMatch(/^Hello,$/m);
    expect(text).toContain('take €13.05 back: it was not them who paid.');
    expect(text).toContain('by Saturday, 28 November 2026 at 23:59 CET, or it is lost.');
    expect(text).toContain(`${SHOP}/Dashboard/manage-all-orders/order-1`);
  });

  it('speaks of all products that the money was paid for, and of an order that is not the reader’s', () => {
    const orders = [order, orderWith({ productName: 'Tray' }), orderWith({ productName: 'Pole' })];
    const mail = officeMail('dispute_opened', matter, orders, ['a@shop.test'], SHOP);
    expect(mail?.message.subject).toBe(
      'A payment is disputed: €13.05 for Roller 25 and 2 other products',
    );
    expect(mail?.message.text).toMatch(/^The order$/m);
    for (const name of ['Tray', 'Pole']) expect(mail?.message.text).toContain(name);
    expect(mail?.message.text).not.toContain('Your order');
  });

  it('names the customer and the address whatever stands there, and nothing becomes a link', () => {
    const odd = orderWith({
      customerName: 'Maler 24 (maler24.example)',
      address: 'c/o a@b.example',
    });
    const { text = '', html = '' } =
      officeMail('dispute_opened', matter, [odd], ['a@shop.test'], SHOP)?.message ?? {};
    for (const body of [text, html]) {
      expect(body).toContain('Maler 24 (maler24[.]example)');
      expect(body).toContain('c/o a[@]b[.]example');
      expect(body).not.toMatch(/your order/i);
    }
  });

  it('asks for nothing where nothing is due, and is not written without admins', () => {
    expect(mailTo(['a@shop.test'])?.message.text).not.toContain('evidence');
    expect(mailTo([])).toBeUndefined();
  });
});

describe('the mail about a payment that went back', () => {
  it('gives the amount and has an id of the payment', () => {
    const facts = {
      sessionId: 'cs_1',
      orderId: 'gone',
      email: 'dora@test.example',
      amount: cents(1305),
    };
    const { id, to, message } = returnedPaymentMail(facts, SHOP);
    expect([id, to]).toEqual(['gone-payment_returned-cs_1', 'dora@test.example']);
    expect(message.text).toContain('Hello,');
    expect(message.text).toMatch(/^Order number {2}gone$/m);
    expect(message.text).toContain('A payment of €13.05 reached us');
  });
});
