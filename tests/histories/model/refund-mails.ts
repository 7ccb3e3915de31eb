import type { OrderState } from '../snapshot.ts';
import type { Books } from './books.ts';
import { demand } from './violation.ts';

type Entry = Books['audit'][number];

/** All the money of a payment, given back in the gateway's dashboard, which names no refund. */
const isOfAll = ({ type, reason, refundId }: Entry): boolean =>
  type === 'order.refunded' && reason === 'by_gateway' && refundId === null;

const isBetween = ({ at }: Entry, one: Entry, other: Entry): boolean => {
  const ends = [one.at.toMillis(), other.at.toMillis()];
  return at.toMillis() >= Math.min(...ends) && at.toMillis() <= Math.max(...ends);
};

/** Lines whose money went back at once: all that is left of a payment, unless some of it came back in between. */
const togetherWith = (refund: Entry, audit: readonly Entry[]): Entry[] => {
  const ofPayment = audit.filter((one) => one.paymentIntentId === refund.paymentIntentId);
  const failures = ofPayment.filter(({ type }) => type === 'payment.refund_failed');
  return ofPayment.filter(
    (one) =>
      one.id === refund.id ||
      (isOfAll(one) && isOfAll(refund) && !failures.some((each) => isBetween(each, one, refund))),
  );
};

/** Each refund of an order is told once: by a mail of its own, or with the lines that went with it. */
export const checkRefundMails = (
  { id, refundedAt }: OrderState,
  { audit, mail }: Pick<Books, 'audit' | 'mail'>,
): void => {
  const own = audit.filter(({ type, orderId }) => type === 'order.refunded' && orderId === id);
  demand(refundedAt === null || own.length > 0, `${id}: refunded, and no word of it in the log`);
  for (const refund of own) {
    const group = togetherWith(refund, audit);
    const told = mail.filter((message) => group.some((one) => one.id === message.id)).length;
    demand(told === 1, `${id}: ${told} mails about a refund of ${group.length} lines`);
  }
  const mails = mail.filter((message) => message.id.startsWith(`${id}-refunded`));
  const unfounded = mails.filter((message) => !own.some((refund) => refund.id === message.id));
  demand(unfounded.length === 0, `${id}: told of a refund that was not made`);
};
