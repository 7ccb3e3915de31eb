import { readOrderNumbers } from '../../contract/orders/order-number.ts';
import type { Order } from '../../contract/schemas/order.ts';
import { SITE_PATHS } from '../../contract/site/site-paths.ts';
import type {
  WithdrawalPeriod,
  WithdrawalTiming,
} from '../../contract/orders/withdrawal-period.ts';
import type { Mail } from '../../data/people/mail.ts';
import type { DeclaredWithdrawal } from '../../data/orders/withdrawal-repository.ts';
import { NOTHING_ORDERED } from './mail-content.ts';
import { dayInWords, moment, type MailFact } from './mail-facts.ts';
import { mailOf, type PersonalMail } from './render-mail.ts';
import { GREETING } from './mail-texts.ts';
import { officeLine, safeLine, safeName } from './untrusted-text.ts';

const HEADING = 'The withdrawal';

/** Stands for words that are not to be told in a mail to a customer; the page that answers shows them. */
const AS_WRITTEN = '(as you wrote it)';

/** What was typed for the order, or of that the numbers alone where the rest is not to be told. */
const orderTold = ({ orderNumber }: DeclaredWithdrawal): string | undefined =>
  safeLine(orderNumber) ?? (readOrderNumbers(orderNumber).join(', ') || undefined);

type Told = Pick<DeclaredWithdrawal, 'orderNumber' | 'part' | 'name'>;

/** What of it the customer is told again. */
const toCustomer = (withdrawal: DeclaredWithdrawal): Told => ({
  orderNumber: orderTold(withdrawal) ?? AS_WRITTEN,
  part: safeLine(withdrawal.part) ?? AS_WRITTEN,
  name: safeName(withdrawal.name) ?? AS_WRITTEN,
});

/** All of it, since the office has to find the order. */
const toOffice = ({ orderNumber, part, name }: DeclaredWithdrawal): Told => ({
  orderNumber: officeLine(orderNumber),
  part: officeLine(part),
  name: officeLine(name),
});

/** What was declared, and when it came: the content of the receipt. */
const factsOf = ({ email, createdAt }: DeclaredWithdrawal, told: Told): MailFact[] => {
  const { orderNumber, part, name } = told;
  return [
    { label: 'Declared', value: ['I withdraw from the contract of this order.'] },
    { label: 'Order number', value: [orderNumber] },
    { label: 'About', value: [part === '' ? 'all of it' : part] },
    { label: 'Name', value: [name] },
    { label: 'E-mail', value: [email] },
    { label: 'Received', value: [moment(createdAt)] },
  ];
};

/**
 * The receipt of a withdrawal, on a durable medium (art. 11a(4) of Directive 2011/83/EU). It says
 * what was declared and what happens next, and nothing of whether there is such an order.
 */
export const receiptMail = (withdrawal: DeclaredWithdrawal, shopUrl: string): PersonalMail =>
  mailOf(`${withdrawal._id}-withdrawal`, withdrawal.email, {
    subject: 'We have received your withdrawal',
    greeting: GREETING(withdrawal.name),
    paragraphs: [
      `We received your withdrawal on ${moment(withdrawal.createdAt)}. This mail is the receipt: please keep it.`,
      'Pieces that have reached you are to be on their way back within fourteen days; those that have not been shipped stay with us. We send the money of the order back the way it was paid, within fourteen days, and may wait until the pieces, or proof that you sent them, have reached us.',
    ],
    link: { label: 'How returns work', url: `${shopUrl}${SITE_PATHS.returns}` },
    heading: HEADING,
    receipt: NOTHING_ORDERED,
    facts: factsOf(withdrawal, toCustomer(withdrawal)),
    shopUrl,
  });

/** What the office has to know of a withdrawal, by how it stands to its period. */
const JUDGED: Record<WithdrawalTiming, (lastDay: string) => string> = {
  before_delivery: () =>
    'Not everything has been shipped, so it is in time. Please do not ship what is still here.',
  in_time: (lastDay) => `It is in time: the period ends on ${lastDay}.`,
  late: (lastDay) =>
    `It came after the period, which we take to have ended on ${lastDay}. If the parcel arrived later than usual, it is in time all the same.`,
};

/** The orders under one number, one at least, and how a withdrawal stands to the period of all. */
export interface WithdrawnContract {
  lines: readonly Order[];
  period: WithdrawalPeriod;
}

interface ToOffice {
  office: string[];
  shopUrl: string;
}

/** The mail to the office about a withdrawal from a contract; `isFirst`: of those that it is about. */
export const withdrawnMail = (
  withdrawal: DeclaredWithdrawal,
  { lines: [order], period: { timing, lastDay } }: WithdrawnContract,
  { office, shopUrl, isFirst }: ToOffice & { isFirst: boolean },
): Mail => {
  const { _id, refundBy } = withdrawal;
  const { number = '', _id: orderId = '' } = order ?? {};
  const judged = JUDGED[timing](lastDay === null ? '' : dayInWords(lastDay));
  return {
    ...mailOf(`${_id}-withdrawn${isFirst ? '' : `-${number}`}`, '', {
      subject: `A customer withdraws from order ${number}`,
      greeting: GREETING(),
      paragraphs: [
        `A customer has withdrawn from order ${number}. ${judged}`,
        `Where it is in time, the money has to go back by ${dayInWords(refundBy)}; it may wait for the pieces or proof that they were sent.`,
      ],
      link: { label: 'See the order', url: `${shopUrl}/Dashboard/manage-all-orders/${orderId}` },
      heading: HEADING,
      receipt: NOTHING_ORDERED,
      facts: factsOf(withdrawal, toOffice(withdrawal)),
      shopUrl,
    }),
    to: office,
  };
};

/** The mail to the office about a withdrawal that fits no order: it may be a good one all the same. */
export const unknownWithdrawalMail = (
  withdrawal: DeclaredWithdrawal,
  { office, shopUrl }: ToOffice,
): Mail => ({
  ...mailOf(`${withdrawal._id}-withdrawn`, '', {
    subject: 'A withdrawal fits no order',
    greeting: GREETING(),
    paragraphs: [
      'Somebody has declared a withdrawal, and no order has this number and this address. Please look for it under the name or another address, and answer them.',
      `Where there is one and it is in time, the money has to go back by ${dayInWords(withdrawal.refundBy)}.`,
    ],
    link: { label: 'See the withdrawals', url: `${shopUrl}/Dashboard/withdrawals` },
    heading: HEADING,
    receipt: NOTHING_ORDERED,
    facts: factsOf(withdrawal, toOffice(withdrawal)),
    shopUrl,
  }),
  to: office,
});
