import { formatMoney, LOCALE } from '../../contract/money.ts';
import type { Order } from '../../contract/schemas/order.ts';

/** What the shop writes to a customer about. */
export const MAIL_EVENTS = [
  'received',
  'paid',
  'shipped',
  'refunded',
  'cancelled',
  'payment_returned',
] as const;
export type MailEvent = (typeof MAIL_EVENTS)[number];

/** The facts of an order that mails tell; less is known of one that is gone. */
export type MailOrder = Pick<Order, '_id' | 'email'> &
  Partial<Pick<Order, 'productName' | 'customerName' | 'holdUntil'>> & {
    /** Decimal amount that the mail is about. */
    amount: number;
  };

interface MailText {
  subject: string;
  /** Paragraphs of plain text. */
  lines: readonly string[];
  /** Label and path of the page to go to next. */
  link: { label: string; path: string };
}

const time = new Intl.DateTimeFormat(LOCALE, {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** A mail is read anywhere, so its times name their zone. */
const moment = (iso: string): string => `${time.format(new Date(iso))} UTC`;

const named = ({ productName }: MailOrder): string =>
  productName === undefined ? 'your order' : `your order of ${productName}`;

const myOrder = ({ _id }: MailOrder) => ({
  label: 'See your order',
  path: `/Dashboard/my-orders/${_id}`,
});
const products = { label: 'See our tools', path: '/products' };

/** The words of every mail, in one place. */
export const MAIL_TEXTS: Record<MailEvent, (order: MailOrder) => MailText> = {
  received: (order) => ({
    subject: `We have received ${named(order)}`,
    lines: [
      `thank you. We have received ${named(order)}, ${formatMoney(order.amount)} in all.`,
      order.holdUntil
        ? `We keep the pieces for you until ${moment(order.holdUntil)}. Please pay until then; afterwards they go back on sale.`
        : 'Please pay soon, so that we can pack the pieces.',
    ],
    link: { label: 'Pay now', path: `/payment/${order._id}` },
  }),
  paid: (order) => ({
    subject: `We have received the payment for ${named(order)}`,
    lines: [
      `your payment of ${formatMoney(order.amount)} for ${named(order)} has arrived. Thank you.`,
      'We pack the order next and write again when it is on its way.',
    ],
    link: myOrder(order),
  }),
  shipped: (order) => ({
    subject: `We have shipped ${named(order)}`,
    lines: [`${named(order)} is on its way to you.`],
    link: myOrder(order),
  }),
  refunded: (order) => ({
    subject: `We have refunded ${named(order)}`,
    lines: [
      `we have sent ${formatMoney(order.amount)} for ${named(order)} back to the card that you paid with.`,
      'Banks take a few days to show it.',
    ],
    link: myOrder(order),
  }),
  cancelled: (order) => ({
    subject: `We have cancelled ${named(order)}`,
    lines: [
      `we have cancelled ${named(order)}, because it was not paid in time or because we cannot deliver it. Nothing was charged.`,
      'You are welcome to order again.',
    ],
    link: products,
  }),
  payment_returned: (order) => ({
    subject: 'We have sent a payment back to you',
    lines: [
      `a payment of ${formatMoney(order.amount)} reached us that no open order needed: the order was paid before, changed, or cancelled in the meantime.`,
      'We have sent the whole amount back to the card that you paid with. Banks take a few days to show it.',
    ],
    link: { label: 'See your orders', path: '/Dashboard/my-orders' },
  }),
};

export const GREETING = (name: string | undefined): string =>
  name === undefined ? 'Hello,' : `Hello ${name},`;

export const CLOSING = 'Rollwell, maker of paint rollers';
