import type { OrderState } from '../snapshot.ts';
import type { Books } from './books.ts';
import { demand } from './violation.ts';

type Entry = Books['audit'][number];

/** All the money of a payment, given back in the gateway's dashboard, which names no refund. */
const isOfAll = ({ type, reason, refundId }: Entry): boolean =>
  type === 'order.refunded' && reason === 'by_gateway' && refundId === null;

/** Lines whose money went back at once, in one commit. */
const togetherWith = (refund: Entry, audit: readonly Entry[]): Entry[] =>
  audit.filter(
    (one) =>
      one.id === refund.id ||
      (one.commit === refund.commit &&
        one.paymentIntentId === refund.paymentIntentId &&
        isOfAll(one) &&
        isOfAll(refund)),
  );

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
