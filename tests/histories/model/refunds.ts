import type { OrderState } from '../snapshot.ts';
import type { Ledger } from './ledger.ts';
import { demand } from './violation.ts';

/** Refunds that the gateway made of the payments for an order. */
export const refundsOf = (ledger: Ledger, orderId: string) => {
  const { refunds, intents } = ledger.gateway.store;
  return [...refunds.values()].filter(
    ({ payment_intent: intent }) => intents.get(intent)?.metadata.orderId === orderId,
  );
};

/** True once the money of an order goes back, or went back. */
export const isRefunding = ({ refundAskedAt, refundedAt }: OrderState): boolean =>
  refundAskedAt !== null || refundedAt !== null;

const checkAsked = (ledger: Ledger, was: OrderState, now: OrderState): void => {
  const { id, refundRequest } = now;
  demand(was.paid && !isRefunding(was), `${id}: a refund was asked for that could not be`);
  const asked = ledger
    .commands('refund')
    .some(({ command }) => command.orderId === id && command.restock === refundRequest?.restock);
  demand(asked, `${id}: nobody asked for its refund`);
};

const checkRecorded = (ledger: Ledger, was: OrderState, now: OrderState): void => {
  const { id, tranID } = now;
  demand(was.paid, `${id}: refunded without being paid`);
  const back = refundsOf(ledger, id).filter(({ payment_intent }) => payment_intent === tranID);
  demand(back.length === 1, `${id}: refunded, and its money went back ${back.length} times`);
  demand(
    now.returned === (was.refundRequest?.restock ?? false),
    `${id}: ${now.returned ? '' : 'not '}returned, against what was asked`,
  );
  demand(
    now.refundAskedAt === null && now.refundRequest === null,
    `${id}: refunded, and its refund still under way`,
  );
};

/** The refund of an order: asked for once, recorded once when the money went back, and then final. */
export const checkRefund = (ledger: Ledger, was: OrderState, now: OrderState): void => {
  const { id } = now;
  const isRecorded = now.refundedAt !== null && was.refundedAt === null;
  if (isRecorded) checkRecorded(ledger, was, now);
  else {
    demand(now.refundedAt === was.refundedAt, `${id}: refunded twice, or no longer`);
    demand(now.returned === was.returned, `${id}: its pieces went back without a refund`);
    if (now.refundAskedAt !== null && was.refundAskedAt === null) checkAsked(ledger, was, now);
    else demand(now.refundAskedAt === was.refundAskedAt, `${id}: its refund was given up`);
  }
  if (now.shipped && !was.shipped)
    demand(!isRefunding(was), `${id}: shipped, though its money goes back`);
};
