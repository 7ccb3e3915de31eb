import { fromCents } from '../../contract/money.ts';
import type { Order } from '../../contract/schemas/order.ts';
import type { Cents } from '../../contract/units.ts';
import type { Mail } from '../../data/mail.ts';
import { escapeHtml } from './escape-html.ts';
import { CLOSING, GREETING, MAIL_TEXTS, type MailEvent, type MailOrder } from './mail-texts.ts';

const sentence = (line: string): string => line.charAt(0).toUpperCase() + line.slice(1);

/** Names come from a form, and a line break in a subject would begin another header. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const compose = (id: string, event: MailEvent, order: MailOrder, shopUrl: string): Mail => {
  const { subject, lines, link } = MAIL_TEXTS[event](order);
  const paragraphs = lines.map(sentence);
  const url = `${shopUrl}${link.path}`;
  const greeting = GREETING(order.customerName);
  const html = [
    ...[greeting, ...paragraphs].map((line) => `<p>${escapeHtml(line)}</p>`),
    `<p><a href="${escapeHtml(url)}">${escapeHtml(link.label)}</a></p>`,
    `<p>${escapeHtml(CLOSING)}</p>`,
  ].join('\n');
  const text = [greeting, ...paragraphs, `${link.label}: ${url}`, CLOSING].join('\n\n');
  return { id, to: order.email, message: { subject: oneLine(subject), text, html } };
};

/**
 * The one mail about an event of an order. Its id is made of both, so that the event can be told
 * only once; `shopUrl` is the origin of the site.
 */
export const orderMail = (
  event: Exclude<MailEvent, 'payment_returned'>,
  order: Order,
  shopUrl: string,
): Mail => compose(`${order._id}-${event}`, event, { ...order, amount: order.totalPrice }, shopUrl);

/** Money that arrived outside of an order's life; its order may be gone. */
export interface ReturnedPayment {
  sessionId: string;
  orderId: string;
  email: string;
  amount: Cents;
}

/** The one mail about a payment that went back because no order needed it. */
export const returnedPaymentMail = (
  { sessionId, orderId, email, amount }: ReturnedPayment,
  shopUrl: string,
): Mail =>
  compose(
    `${orderId}-payment_returned-${sessionId}`,
    'payment_returned',
    { _id: orderId, email, amount: fromCents(amount) },
    shopUrl,
  );
