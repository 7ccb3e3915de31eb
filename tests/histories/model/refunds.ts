import type { OrderState } from '../snapshot.ts';
import type { Ledger } from './ledger.ts';
import { demand } from './violation.ts';

/**
 * Refunds that the gateway made of the payments for an order, those that came back among them. What
 * was paid for several goes back for one of them when an admin wants it, and else for all.
 */
export const refundsOf = (ledger: Ledger, orderId: string) => {
  const { refunds, intents } = ledger.gateway.store;
  return [...refunds.values()].filter(
    ({ payment_intent: intent, metadata }) =>
      ledger.isFor(intents.get(intent)?.metadata ?? {}, orderId) &&
      (metadata.reason !== 'by_admin' || metadata.orderId === orderId),
  );
};

/** True once the money of an order goes back, or went back, whatever became of it then. */
export const isRefunding = ({ refundAskedAt, refundedAt }: OrderState): boolean =>
  refundAskedAt !== null || refundedAt !== null;

/** True while money that went back is with the shop again and nobody has begun to see to it. */
export const isOwed = ({ refundFailure, refundAskedAt }: OrderState): boolean =>
  refundFailure !== null && refundAskedAt === null;

const checkAsked = (ledger: Ledger, was: OrderState, now: OrderState): void => {
  const { id, refundRequest, returned } = now;
  demand(
    was.paid && (!isRefunding(was) || isOwed(was)),
    `${id}: a refund was asked for that could not be`,
  );
  const asked = ledger
    .commands('refund')
    .some(
      ({ command }) =>
        ledger.isAbout(command, id) && (command.restock && !returned) === refundRequest?.restock,
    );
  demand(asked, `${id}: nobody asked for its refund`);
};

const checkRecorded = (ledger: Ledger, was: OrderState, now: OrderState): void => {
  const { id, tranID } = now;
  demand(was.paid, `${id}: refunded without being paid`);
  const made = refundsOf(ledger, id).filter(({ payment_intent }) => payment_intent === tranID);
  const back = made.filter(({ status }) => status === 'succeeded').length;
  // What came back by now may not be known of yet, but was not known of before either.
  const others = made.filter(({ id: refund }) => refund !== was.refundFailure?.refundId).length;
  demand(back <= 1 && others > 0, `${id}: refunded, and its money went back ${back} times`);
  demand(
    now.returned === (was.returned || (was.refundRequest?.restock ?? false)),
    `${id}: ${now.returned ? '' : 'not '}returned, against what was asked`,
  );
  demand(
    now.refundAskedAt === null && now.refundRequest === null,
    `${id}: refunded, and its refund still under way`,
  );
};

const checkTransferred = (ledger: Ledger, was: OrderState, now: OrderState): void => {
  const { id } = now;
  demand(was.transfer === null, `${id}: paid out by bank twice`);
  demand(isOwed(was), `${id}: paid out by bank while nothing was owed`);
  demand(now.refundFailure === null, `${id}: paid out by bank and still owed`);
  const asked = ledger.commands('transfer').some(({ command }) => command.orderId === id);
  demand(asked, `${id}: nobody paid it out by bank`);
};

const checkFailed = (ledger: Ledger, was: OrderState, now: OrderState): void => {
  const { id } = now;
  demand(
    was.refundedAt !== null && was.refundFailure === null && was.transfer === null,
    `${id}: a refund failed that was not made`,
  );
  const told = refundsOf(ledger, id).some(
    (refund) => refund.id === now.refundFailure?.refundId && refund.status === 'failed',
  );
  demand(told, `${id}: the gateway knows of no refund that failed`);
};

/** The step of an order whose pieces, money and state go on as they were, or begin to go back. */
const checkNothingRecorded = (ledger: Ledger, was: OrderState, now: OrderState): void => {
  const { id } = now;
  demand(now.refundedAt === was.refundedAt, `${id}: refunded twice, or no longer`);
  demand(now.returned === was.returned, `${id}: its pieces went back without a refund`);
  if (now.refundAskedAt !== null && was.refundAskedAt === null) checkAsked(ledger, was, now);
  else {
    const isRefused = now.refundAskedAt === null && ledger.gateway.refused.has(now.tranID ?? '');
    demand(isRefused || now.refundAskedAt === was.refundAskedAt, `${id}: its refund was given up`);
  }
};

/** Whether a commit says that money went back: for the first time, or once more after it came in again. */
export const isRecorded = (was: OrderState, now: OrderState): boolean =>
  now.transfer === null &&
  now.refundedAt !== null &&
  (was.refundedAt === null || (was.refundFailure !== null && now.refundFailure === null));

/**
 * The refund of an order: asked for once and recorded once when the money went back. One that the
 * bank sends back is owed until it is made once more or paid out by bank, never both.
 */
export const checkRefund = (ledger: Ledger, was: OrderState, now: OrderState): void => {
  const { id } = now;
  if (isRecorded(was, now)) checkRecorded(ledger, was, now);
  else {
    checkNothingRecorded(ledger, was, now);
    if (now.transfer !== null && was.transfer === null) checkTransferred(ledger, was, now);
    else if (now.refundFailure !== null && was.refundFailure === null)
      checkFailed(ledger, was, now);
    else {
      demand(
        now.refundFailure?.refundId === was.refundFailure?.refundId,
        `${id}: another refund failed than before`,
      );
      demand((now.transfer === null) === (was.transfer === null), `${id}: a transfer is gone`);
    }
  }
  if (now.shipped && !was.shipped)
    demand(!isRefunding(was), `${id}: shipped, though its money goes back`);
};
