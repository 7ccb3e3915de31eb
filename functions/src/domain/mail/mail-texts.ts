import { disputeReason, evidenceDue } from '../../contract/orders/payments.ts';
import { formatMoney } from '../../contract/money/money.ts';
import {
  arrivalDay,
  deliveryDay,
  deliveryPromises,
  namedDay,
  paidInTime,
  parcelName,
} from '../../contract/delivery/delivery.ts';
import type { MailLink } from './mail-content.ts';
import { moment, oneLine, type MailSubject } from './mail-facts.ts';
import type { Order } from '../../contract/schemas/order.ts';
import { safeName } from './untrusted-text.ts';

type Tracking = NonNullable<Order['tracking']>;

/** What the shop writes about: to the customer, or to the office. */
export const MAIL_EVENTS = [
  'received',
  'paid',
  'shipped',
  'address_changed',
  'refunded',
  'partly_refunded',
  'transferred',
  'refund_failed',
  'dispute_opened',
  'cancelled',
  'payment_returned',
] as const;
export type MailEvent = (typeof MAIL_EVENTS)[number];

export const OFFICE_EVENTS = [
  'refund_failed',
  'dispute_opened',
] as const satisfies readonly MailEvent[];
export type OfficeEvent = (typeof OFFICE_EVENTS)[number];

export interface MailText {
  subject: string;
  /** Paragraphs of plain text. */
  lines: readonly string[];
  /** Label and path of the page to go to next. */
  link: { label: string; path: string };
  /** Pages of others, whole. */
  moreLinks?: readonly MailLink[];
}

const more = ({ length }: readonly unknown[]): string =>
  length === 1 ? ' and 1 other product' : ` and ${length} other products`;

const named = ({ order, others = [] }: MailSubject): string =>
  order
    ? `your order of ${oneLine(order.productName)}${others.length === 0 ? '' : more(others)}`
    : 'your order';

const myOrder = ({ orderId }: MailSubject) => ({
  label: 'See your order',
  path: `/Dashboard/my-orders/${orderId}`,
});
const theirOrder = ({ orderId }: MailSubject) => ({
  label: 'See the order',
  path: `/Dashboard/manage-all-orders/${orderId}`,
});
const theirs = ({ order, others = [] }: MailSubject): string =>
  order
    ? `${oneLine(order.productName)}${others.length === 0 ? '' : more(others)}`
    : 'an order that is gone';
/** Where the parcels of what the mail is about are followed, each once. */
const parcelsOf = ({ order, others = [] }: MailSubject): Tracking[] => [
  ...new Map(
    [order, ...others].flatMap((line): [string, Tracking][] =>
      line?.tracking ? [[JSON.stringify(line.tracking), line.tracking]] : [],
    ),
  ).values(),
];
/** Which parcels they are, as far as the office has said. */
const parcelLines = (about: MailSubject): string[] => {
  const parcels = parcelsOf(about).map(parcelName).filter(Boolean).map(oneLine);
  if (parcels.length > 1) return [`the parcels go with ${parcels.join(' and ')}.`];
  return parcels.map((parcel) => `the parcel goes with ${parcel}.`);
};
/** By when the parcel is there, as its order's page says it. */
const arrivalLines = ({ order }: MailSubject): string[] => {
  const shippedAt = order?.events.findLast(({ type }) => type === 'shipped')?.at;
  if (!order || shippedAt === undefined) return [];
  return [
    `it arrives by ${namedDay(arrivalDay(new Date(shippedAt), order.delivery.transitDays))}.`,
  ];
};
/** By when an order is there that is paid in time: while its pieces are kept, or by the hour before that. */
const promiseLines = ({ order, pace }: MailSubject): string[] => {
  if (!order?.holdUntil || !pace) return [];
  const [{ paidOn, by }] = deliveryPromises(new Date(order.createdAt), pace);
  const keptInTime = deliveryDay(new Date(order.holdUntil), pace) === by;
  const paid = keptInTime ? 'Paid by then' : paidInTime(paidOn, pace.warehouse);
  return [`${paid}, it is with you by ${namedDay(by)}.`];
};
/** By when an order is there that was paid, as its page says it. */
const paidLines = ({ pace, paidAt }: MailSubject): string[] =>
  pace && paidAt !== undefined
    ? [`It is with you by ${namedDay(deliveryDay(new Date(paidAt), pace))}.`]
    : [];
/** The carrier's pages of the parcels, where the office has named any. */
const parcelPages = (about: MailSubject): MailLink[] =>
  parcelsOf(about)
    .filter(({ url }) => url !== '')
    .map(({ url, number }, index, { length }) => ({
      label: length === 1 ? 'Follow the parcel' : `Follow parcel ${oneLine(number) || index + 1}`,
      url,
    }));
const INVITED =
  'As you asked, we have opened an account with this address, where you pay and follow the order. It has no password yet: on the login page write this address, press “Reset password” and choose one by the link that you get.';
const products = { label: 'See our tools', path: '/products' };

/** The words of every mail, in one place. */
export const MAIL_TEXTS: Record<MailEvent, (about: MailSubject) => MailText> = {
  received: (about) => ({
    subject: `We have received ${named(about)}`,
    lines: [
      `thank you. We have received ${named(about)}, ${formatMoney(about.amount)} in all.`,
      about.order?.holdUntil
        ? `The pieces are in stock, and we keep them for you until ${moment(about.order.holdUntil)}. Please pay until then; afterwards they go back on sale.`
        : 'Please pay soon, so that we can pack the pieces.',
      ...promiseLines(about),
      ...(about.isInvited ? [INVITED] : []),
    ],
    link: { label: 'Pay now', path: `/payment/${about.orderId}` },
  }),
  paid: (about) => ({
    subject: `We have received the payment for ${named(about)}`,
    lines: [
      `your payment of ${formatMoney(about.amount)} for ${named(about)} has arrived. Thank you.`,
      'We pack the order next and write again when it is on its way.',
      ...paidLines(about),
    ],
    link: myOrder(about),
  }),
  shipped: (about) => ({
    subject: `We have shipped ${named(about)}`,
    lines: [`${named(about)} is on its way to you.`, ...arrivalLines(about), ...parcelLines(about)],
    link: myOrder(about),
    moreLinks: parcelPages(about),
  }),
  address_changed: (about) => ({
    subject: `We send ${named(about)} to another address`,
    lines: [
      ...(about.isByOffice
        ? [
            `we have changed the address of ${named(about)}: it goes to the one below.`,
            'If that is not what you want, please tell us before we ship.',
          ]
        : [
            `${named(about)} goes to the address below, as you asked.`,
            'If you did not ask for that, somebody else has your account: change your password and tell us before we ship.',
          ]),
    ],
    link: myOrder(about),
  }),
  refunded: (about) => ({
    subject: `We have refunded ${named(about)}`,
    lines: [
      `we have sent ${formatMoney(about.amount)} for ${named(about)} back to the card that you paid with.`,
      'Banks take a few days to show it.',
    ],
    link: myOrder(about),
  }),
  partly_refunded: (about) => ({
    subject: `We have sent ${formatMoney(about.amount)} of ${named(about)} back`,
    lines: [
      `we have sent ${formatMoney(about.amount)} of what you paid for ${named(about)} back to your card: ${oneLine(about.reason ?? '')}`,
      'Your order stays as it is. Banks take a few days to show the money.',
    ],
    link: myOrder(about),
  }),
  transferred: (about) => ({
    subject: `We have transferred the money for ${named(about)}`,
    lines: [
      `our refund of ${formatMoney(about.amount)} for ${named(about)} did not reach your card, so we have sent the money to your bank account.`,
      `The reference is ${about.order?.transfer?.reference ?? ''}.`,
    ],
    link: myOrder(about),
  }),
  refund_failed: (about) => ({
    subject: `A refund did not arrive: ${formatMoney(about.amount)} for ${theirs(about)}`,
    lines: [
      `the customer’s bank has sent back ${formatMoney(about.amount)} (${about.why ?? 'no reason given'}). The money is with us again and is owed to the customer.`,
      about.isOwedAtOrder
        ? 'Try the refund again, or transfer the money and record it at the order.'
        : 'Transfer the money to them. No order of theirs needed it, so there is none to record that at.',
    ],
    link: theirOrder(about),
  }),
  dispute_opened: (about) => ({
    subject: `A payment is disputed: ${formatMoney(about.amount)} for ${theirs(about)}`,
    lines: [
      `a customer has asked their bank to take ${formatMoney(about.amount)} back: ${disputeReason(about.why ?? '')}. The bank holds the money until it decides.`,
      ...(about.dueBy ? [evidenceDue(moment(about.dueBy))] : []),
    ],
    link: theirOrder(about),
  }),
  cancelled: (about) => ({
    subject: `We have cancelled ${named(about)}`,
    lines: [
      about.reason
        ? `we have cancelled ${named(about)}. Nothing was charged.`
        : `we have cancelled ${named(about)}, because it was not paid in time or because we cannot deliver it. Nothing was charged.`,
      ...(about.reason ? [`Why: ${oneLine(about.reason)}`] : []),
      'You are welcome to order again.',
    ],
    link: products,
  }),
  payment_returned: (about) => ({
    subject: 'We have sent a payment back to you',
    lines: [
      `a payment of ${formatMoney(about.amount)} reached us that no open order needed: the order was paid before, changed, or cancelled in the meantime.`,
      'We have sent the whole amount back to the card that you paid with. Banks take a few days to show it.',
    ],
    link: { label: 'See your orders', path: '/Dashboard/my-orders' },
  }),
};

/** Texts of the mails about a demoted admin: to that person and to the admin who did it. */
export const DEMOTION_TEXTS = {
  heading: 'What changed',
  facts: { account: 'Account', role: 'Role now', by: 'Changed by', at: 'Time' },
  theirs: {
    subject: 'You are no longer an admin of Rollwell',
    lines: [
      'your account is a customer’s from now on. You can sign in, order and see your own orders as before; products, orders and people of the shop are closed to you.',
      'If this is a mistake, please talk to the admin who changed it.',
    ],
    link: { label: 'See your account', path: '/Dashboard' },
  },
  yours: (email: string) => ({
    subject: `You have made ${email} a customer`,
    lines: [
      `${email} is no longer an admin of Rollwell, and knows it by a mail like this one.`,
      'If you did not do this, somebody else has your account: change your password at once.',
    ],
    link: { label: 'See who is an admin', path: '/Dashboard/make-admin' },
  }),
} as const;

/** A line that may follow a greeting, as a paragraph of its own. */
export const sentence = (line: string): string => line.charAt(0).toUpperCase() + line.slice(1);

/** Greets by name, where it is one. */
export const GREETING = (customerName = ''): string => {
  const name = safeName(customerName);
  return name === undefined ? 'Hello,' : `Hello ${name},`;
};

export const ORDER_HEADING = { customer: 'Your order', office: 'The order' };
export const TOTAL = 'Total';
export const DELIVERED = 'Delivery';
export const SENDER = {
  name: 'Rollwell',
  is: 'Rollwell, maker of paint rollers',
  line: 'Even coat, every time.',
};
