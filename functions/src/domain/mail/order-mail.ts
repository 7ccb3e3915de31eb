import {
  deliverySum,
  payableOf,
  payableSum,
  vatOffSum,
} from '../../contract/delivery/destinations.ts';
import type { DeliveryPace } from '../../contract/delivery/delivery.ts';
import { VAT_OFF_LABEL } from '../../contract/money/vat.ts';
import { formatMoney, fromCents } from '../../contract/money/money.ts';
import type { Order } from '../../contract/schemas/order.ts';
import type { Cents } from '../../contract/money/units.ts';
import type { Mail } from '../../data/people/mail.ts';
import { NOTHING_ORDERED, type MailContent } from './mail-content.ts';
import { mailFacts, oneLine, orderLine, type MailSubject } from './mail-facts.ts';
import { mailOf, type PersonalMail } from './render-mail.ts';
import {
  DELIVERED,
  GREETING,
  MAIL_TEXTS,
  OFFICE_EVENTS,
  ORDER_HEADING,
  sentence,
  type MailEvent,
  type OfficeEvent,
} from './mail-texts.ts';

const isForOffice = (event: MailEvent): event is OfficeEvent =>
  OFFICE_EVENTS.some((one) => one === event);

const receiptOf = ({ order, others = [] }: MailSubject): MailContent['receipt'] => {
  if (!order) return NOTHING_ORDERED;
  const orders = [order, ...others];
  const [cost, vatOff] = [deliverySum(orders), vatOffSum(orders)];
  return {
    lines: orders.map(orderLine),
    besides: [
      ...(cost === 0 ? [] : [{ label: DELIVERED, amount: formatMoney(cost) }]),
      ...(vatOff === 0 ? [] : [{ label: VAT_OFF_LABEL, amount: formatMoney(-vatOff) }]),
    ],
    total: formatMoney(payableSum(orders)),
  };
};

const compose = (
  id: string,
  event: MailEvent,
  about: MailSubject,
  shopUrl: string,
): PersonalMail => {
  const { subject, lines, link, moreLinks = [] } = MAIL_TEXTS[event](about);
  const reader = isForOffice(event) ? 'office' : 'customer';
  const content: MailContent = {
    // A line break in a subject would begin another header.
    subject: oneLine(subject),
    greeting: GREETING(reader === 'office' ? undefined : about.order?.customerName),
    paragraphs: lines.map(sentence),
    link: { label: link.label, url: `${shopUrl}${link.path}` },
    moreLinks,
    heading: ORDER_HEADING[reader],
    receipt: receiptOf(about),
    facts: mailFacts(about, reader),
    shopUrl,
  };
  return mailOf(id, about.email, content);
};

/**
 * The one mail about an event of an order. Its id is made of both, so that the event can be told
 * only once; `shopUrl` is the origin of the site, `again` what tells a second time from the
 * first, `amount` (decimal) what it speaks of where that is not the total, `pace` how fast it comes,
 * `reason` why a part of the money goes back, or the order was cancelled.
 */
export const orderMail = (
  event: Exclude<MailEvent, 'payment_returned' | OfficeEvent>,
  order: Order,
  shopUrl: string,
  {
    again = '',
    amount = fromCents(payableOf(order)),
    pace,
    reason,
  }: { again?: string; amount?: number; pace?: DeliveryPace; reason?: string } = {},
): PersonalMail => {
  const { _id: orderId, email } = order;
  const about = { orderId, email, amount, order, pace, reason };
  return compose(`${orderId}-${event}${again}`, event, about, shopUrl);
};

/** The one mail that all lines of a purchase were received; its id is made of the purchase's. */
export const purchaseMail = (
  purchaseId: string,
  orders: readonly [Order, ...Order[]],
  shopUrl: string,
  about: Pick<MailSubject, 'pace' | 'isInvited'> = {},
): PersonalMail => ({
  ...ordersMail('received', orders, shopUrl, about),
  id: `${purchaseId}-received`,
});

/**
 * The one mail about an order, or about several lines of a purchase at once. Its id is made of the
 * first of them: the same cannot happen to that order again, whichever others it happens with, but
 * for what `again` tells apart.
 */
export const ordersMail = (
  event: 'received' | 'paid' | 'shipped' | 'cancelled' | 'address_changed',
  [order, ...others]: readonly [Order, ...Order[]],
  shopUrl: string,
  {
    again = '',
    ...more
  }: { again?: string } & Pick<
    MailSubject,
    'isByOffice' | 'isInvited' | 'pace' | 'paidAt' | 'reason'
  > = {},
): PersonalMail => {
  const { _id: orderId, email } = order;
  const amount = payableSum([order, ...others]);
  const about = { orderId, email, amount, order, others, ...more };
  return compose(`${orderId}-${event}${again}`, event, about, shopUrl);
};

/** The one mail about lines of a purchase whose money went back at once, `amount` (decimal) in all. */
export const refundedLinesMail = (
  id: string,
  [order, ...others]: readonly [Order, ...Order[]],
  amount: number,
  shopUrl: string,
): PersonalMail => {
  const { _id: orderId, email } = order;
  return compose(id, 'refunded', { orderId, email, amount, order, others }, shopUrl);
};

/** What the office has to know of: a refund that came back, or money that a bank may take back. */
export interface OfficeMatter {
  /** Id of the refund or the dispute, by which it is told only once. */
  id: string;
  orderId: string;
  amount: Cents;
  /** The gateway's words. */
  why: string | null;
  /** ISO 8601; until when something can be done. */
  dueBy?: string | null;
  /** Whether the order says that the money is owed; not where no order needed it. */
  isOwedAtOrder?: boolean;
}

/**
 * The one mail to the office about such a matter; undefined when there is nobody to tell.
 *
 * @param orders all that the money was paid for; none where they are gone
 */
export const officeMail = (
  event: OfficeEvent,
  { id, orderId, amount, why, dueBy = null, isOwedAtOrder = true }: OfficeMatter,
  [order, ...others]: readonly Order[],
  office: string[],
  shopUrl: string,
): Mail | undefined => {
  if (office.length === 0) return undefined;
  const about = {
    ...{ orderId, email: '', amount: fromCents(amount), why, dueBy, isOwedAtOrder },
    ...(order && { order, others }),
  };
  return { ...compose(`${orderId}-${event}-${id}`, event, about, shopUrl), to: office };
};

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
): PersonalMail =>
  compose(
    `${orderId}-payment_returned-${sessionId}`,
    'payment_returned',
    { orderId, email, amount: fromCents(amount) },
    shopUrl,
  );
