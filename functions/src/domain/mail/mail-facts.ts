import { SHOP_TIME_ZONE } from '../../contract/constants.ts';
import type { DeliveryPace } from '../../contract/delivery/delivery.ts';
import { vatOffNote } from '../../contract/money/vat.ts';
import { townLines } from '../../contract/orders/order-address.ts';
import { formatMoney, LOCALE } from '../../contract/money/money.ts';
import type { Order } from '../../contract/schemas/order.ts';
import { officeLine, safeLine } from './untrusted-text.ts';

/** What a mail is about. */
export interface MailSubject {
  orderId: string;
  email: string;
  /** Decimal amount that the mail speaks of. */
  amount: number;
  /** Missing when it is gone. */
  order?: Order | undefined;
  /** The other lines of its purchase, where the mail is about all of them. */
  others?: readonly Order[];
  /** Why it happened, in the gateway's words. */
  why?: string | null;
  /** Why a part of the money goes back, in the office's words. */
  reason?: string | undefined;
  /** By when the office has to do something about it. */
  dueBy?: string | null;
  /** Whether the office did it, not the customer. */
  isByOffice?: boolean;
  /** Whether the office opened the account, and the customer has yet to choose a password. */
  isInvited?: boolean;
  /** How fast the slowest of it comes, where that is known. */
  pace?: DeliveryPace | undefined;
  /** When it was paid, in milliseconds since 1970. */
  paidAt?: number;
  /** Whether the order says that money that came back is owed. */
  isOwedAtOrder?: boolean;
}

/** One row of an order as a mail shows it. */
export interface MailFact {
  label: string;
  /** One line each. */
  value: readonly string[];
}

// Made for the first mail: each brings megabytes of the world's calendars into memory.
let time: Intl.DateTimeFormat | undefined;
let day: Intl.DateTimeFormat | undefined;

/** A mail is read anywhere, so its times name their zone: "Sunday, 22 November 2026 at 09:30 CET". */
export const moment = (iso: string): string =>
  (time ??= new Intl.DateTimeFormat(LOCALE, {
    ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
    ...{ hour: '2-digit', minute: '2-digit', timeZoneName: 'short' },
    timeZone: SHOP_TIME_ZONE,
  })).format(new Date(iso));

/** A day of the calendar (`2026-12-09`), the same wherever the mail is read: "9 December 2026". */
export const dayInWords = (isoDay: string): string =>
  (day ??= new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'UTC' })).format(
    new Date(isoDay),
  );

/** A line break in a text of the shop's would look like another fact. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The product, the pieces and the price, as on a receipt. */
export const orderLine = ({ productName, quantity, price, totalPrice }: Order) => ({
  name: oneLine(productName),
  pieces: `${quantity.toLocaleString(LOCALE)} × ${formatMoney(price)}`,
  total: formatMoney(totalPrice),
});

/** What stands for a line that is not to be told in a mail to a customer. */
const NOT_TOLD = '(see your order)';

const tell = {
  customer: (text: string): string => safeLine(text) ?? NOT_TOLD,
  office: officeLine,
};

/** Number, time and address of an order, for its customer or the office; of one that is gone its id. */
export const mailFacts = (
  { orderId, order }: MailSubject,
  reader: 'customer' | 'office',
): MailFact[] => [
  { label: 'Order number', value: [order?.number ?? orderId] },
  ...(order
    ? [
        { label: 'Placed', value: [moment(order.createdAt)] },
        {
          label: 'Deliver to',
          value: [order.customerName, order.address, ...townLines(order)].map(tell[reader]),
        },
        { label: 'Phone', value: [tell[reader](order.phone)] },
        ...(order.business
          ? [{ label: 'VAT', value: [vatOffNote(order.business.vatNumber)] }]
          : []),
      ]
    : []),
];
