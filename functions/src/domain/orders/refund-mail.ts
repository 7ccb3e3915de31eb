import { cents, type Cents } from '../../contract/money/units.ts';
import { fromCents } from '../../contract/money/money.ts';
import type { Mail } from '../../data/people/mail.ts';
import type { OrderRecord, WholeOrder } from '../../data/orders/order-repository.ts';
import type { PaymentChange, PaymentRecord } from '../../data/payments/payment-repository.ts';
import type { Deps } from '../deps.ts';
import { orderMail, refundedLinesMail } from '../mail/order-mail.ts';
import { applyMailPolicy } from '../mail/mail-policy.ts';
import { withoutPendingNotice } from './refundable.ts';

type MailDeps = Pick<Deps, 'orders' | 'settings' | 'mailPolicy'>;

/** Lines of one payment that an admin wants refunded at once, of which the customer gets one mail. */
interface Together {
  requestId: string;
  lines: readonly OrderRecord[];
  /** Refunded by that request, and the customer does not know. */
  pendingNotice: ReadonlySet<string>;
  /** Others of them wait for their refund; the mail is written with the last of these. */
  isWaiting: boolean;
}

/**
 * The lines that an order's refund was asked for with, as they stand; undefined for one that was
 * asked for alone. What is decided by it holds if the payment does not change: whatever ends a
 * request of several lines writes it.
 */
const togetherWith = async (
  { orders }: MailDeps,
  order: WholeOrder,
  payment: PaymentRecord | undefined,
): Promise<Together | undefined> => {
  const { refundRequest, purchase, tranID, refundAskedAt } = order;
  if (!refundRequest?.together || !purchase || !payment?.purchase) return undefined;
  const requestId = refundRequest.id;
  const lines = await orders.listPurchase(purchase.id);
  const { lineRefunds } = payment;
  return {
    requestId,
    lines,
    pendingNotice: new Set(
      Object.keys(lineRefunds).filter((id) => lineRefunds[id]?.pendingNotice === requestId),
    ),
    // One commit asked for all of them, so the time of it is theirs.
    isWaiting: lines.some(
      (line) =>
        line._id !== order._id && line.tranID === tranID && line.refundAskedAt === refundAskedAt,
    ),
  };
};

const noticeMail = async (
  { settings, mailPolicy }: MailDeps,
  { requestId, lines }: Together,
  payment: PaymentRecord,
  refunds: ReadonlyMap<string, Cents>,
): Promise<Mail | undefined> => {
  const [first, ...others] = lines.filter(({ _id }) => refunds.has(_id));
  if (!first?.purchase) return undefined;
  const id = `${first.purchase.id}-refunded-${requestId}-${payment.sessionId}`;
  const amount = fromCents(cents([...refunds.values()].reduce((sum, each) => sum + each, 0)));
  const mail = refundedLinesMail(id, [first, ...others], amount, settings.shopUrl);
  return applyMailPolicy(mailPolicy, first.uid, mail);
};

const refundsOf = ({ lineRefunds }: PaymentRecord, ids: Iterable<string>) =>
  new Map([...ids].map((id) => [id, cents(lineRefunds[id]?.amount ?? 0)]));

/** What a refund that is recorded now has to say, and to whom. */
export interface RefundNotice {
  mail?: Mail | undefined;
  /** The request whose mail, written with its last line, will name it. */
  pendingNotice?: string;
  /** The request of which this mail tells. */
  noticeSent?: string;
}

interface Refund {
  cents: Cents;
  /** Tells a second refund of the order from the first. */
  again: string;
}

/** The mail about an order's refund: its own, that of all lines that were asked for at once, or none yet. */
export const refundNotice = async (
  deps: MailDeps,
  order: WholeOrder,
  payment: PaymentRecord | undefined,
  { cents: amount, again }: Refund,
): Promise<RefundNotice> => {
  const together = await togetherWith(deps, order, payment);
  if (together?.isWaiting) return { pendingNotice: together.requestId };
  if (!together || !payment || together.pendingNotice.size === 0) {
    const mail = orderMail('refunded', order, deps.settings.shopUrl, {
      again,
      amount: fromCents(amount),
    });
    return { mail: await applyMailPolicy(deps.mailPolicy, order.uid, mail) };
  }
  const refunds = refundsOf(payment, together.pendingNotice).set(order._id, amount);
  return {
    mail: await noticeMail(deps, together, payment, refunds),
    noticeSent: together.requestId,
  };
};

/** The mail about the others, where the gateway refuses the last of several lines; with what the payment then says. */
export const refusalNotice = async (
  deps: MailDeps,
  order: WholeOrder,
  payment: PaymentRecord | undefined,
): Promise<{ mail?: Mail | undefined; payment?: PaymentChange }> => {
  const together = await togetherWith(deps, order, payment);
  if (!together || !payment) return {};
  const { isWaiting, pendingNotice, requestId } = together;
  if (isWaiting || pendingNotice.size === 0) return { payment: { known: payment, change: {} } };
  return {
    mail: await noticeMail(deps, together, payment, refundsOf(payment, pendingNotice)),
    payment: {
      known: payment,
      change: { lineRefunds: withoutPendingNotice(payment.lineRefunds, requestId) },
    },
  };
};
