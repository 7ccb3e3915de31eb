import { looksLikeOrderNumber } from '../../contract/order-number.ts';
import type { Order } from '../../contract/schemas/order.ts';
import { SITE_PATHS } from '../../contract/site-paths.ts';
import type { WithdrawalTiming } from '../../contract/withdrawal-period.ts';
import type { Mail } from '../../data/mail.ts';
import type { DeclaredWithdrawal } from '../../data/withdrawal-repository.ts';
import { NOTHING_ORDERED } from './mail-content.ts';
import { dayInWords, moment, oneLine, type MailFact } from './mail-facts.ts';
import { mailOf, type PersonalMail } from './mail-of.ts';
import { GREETING } from './mail-texts.ts';
import { tellableLine, tellableName } from './stranger-text.ts';

const HEADING = 'The withdrawal';

/** Stands for words that are not to be told in a mail; the page that answers shows them. */
const AS_WRITTEN = '(as you wrote it)';

const numberOf = ({ orderNumber }: DeclaredWithdrawal): string =>
  looksLikeOrderNumber(orderNumber) ? oneLine(orderNumber) : AS_WRITTEN;

/** What was declared, and when it came: the content of the receipt. */
const factsOf = (withdrawal: DeclaredWithdrawal): MailFact[] => {
  const { name, email, part, createdAt } = withdrawal;
  return [
    { label: 'Declared', value: ['I withdraw from the contract of this order.'] },
    { label: 'Order number', value: [numberOf(withdrawal)] },
    { label: 'About', value: [part === '' ? 'all of it' : (tellableLine(part) ?? AS_WRITTEN)] },
    { label: 'Name', value: [tellableName(name) ?? AS_WRITTEN] },
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
    facts: factsOf(withdrawal),
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

/** The mail to the office about a withdrawal from an order. */
export const withdrawnMail = (
  withdrawal: DeclaredWithdrawal,
  order: Order,
  office: string[],
  shopUrl: string,
): Mail => {
  const { _id, timing, lastDay, refundBy } = withdrawal;
  const judged = timing === null ? '' : JUDGED[timing](lastDay === null ? '' : dayInWords(lastDay));
  return {
    ...mailOf(`${_id}-withdrawn`, '', {
      subject: `A customer withdraws from order ${order.number}`,
      greeting: GREETING(),
      paragraphs: [
        `A customer has withdrawn from order ${order.number}. ${judged}`,
        `Where it is in time, the money has to go back by ${dayInWords(refundBy)}; it may wait for the pieces or proof that they were sent.`,
      ],
      link: { label: 'See the order', url: `${shopUrl}/Dashboard/manage-all-orders/${order._id}` },
      heading: HEADING,
      receipt: NOTHING_ORDERED,
      facts: factsOf(withdrawal),
      shopUrl,
    }),
    to: office,
  };
};
