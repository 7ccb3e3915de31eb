import { fromCents } from '../../contract/money/money.ts';
import type { OrderEventType } from '../../contract/orders/order-transitions.ts';
import type { Dispute } from '../../contract/schemas/order.ts';
import type { DisputeFact, DisputeStage } from '../../data/payments/gateway-types.ts';
import type { OrderRecord } from '../../data/orders/order-repository.ts';
import type { ChangedOrder, PaymentRecord } from '../../data/payments/payment-repository.ts';
import type { Deps } from '../deps.ts';
import { officeMail } from '../mail/order-mail.ts';
import { GATEWAY, type Effect, type OfficeDeps } from './effect.ts';
import { paidOrders } from './paid-orders.ts';

/** What an event adds to the history of an order. */
const EVENT_OF: Record<Exclude<DisputeStage, 'closed'>, OrderEventType | undefined> = {
  opened: 'disputed',
  changed: undefined,
  withdrawn: 'dispute_withdrawn',
  reinstated: 'dispute_reinstated',
};

const eventOf = ({ stage, state }: DisputeFact): OrderEventType | undefined => {
  if (stage !== 'closed') return EVENT_OF[stage];
  if (state === 'won') return 'dispute_won';
  return state === 'lost' ? 'dispute_lost' : 'dispute_closed';
};

const iso = (time: number): string => new Date(time).toISOString();

/** The dispute as it is known after an event. Events come out of order: what was decided stays. */
const known = (before: Dispute | null, fact: DisputeFact): Dispute => {
  const { disputeId, reason, openedAt, dueBy } = fact;
  // A payment may be disputed again: a late event of the first must not hide the second.
  if (before && before.disputeId !== disputeId && Date.parse(before.at) > openedAt) return before;
  const isSame = before?.disputeId === disputeId;
  const state = isSame && fact.state === 'open' ? before.state : fact.state;
  return {
    disputeId,
    state,
    reason,
    amount: fromCents(fact.amount),
    at: iso(openedAt),
    dueBy: state === 'open' && dueBy !== null ? iso(dueBy) : null,
  };
};

/** An event of its beginning that comes after one of its end changes nothing. */
const isStale = (before: Dispute | null | undefined, fact: DisputeFact): boolean =>
  fact.stage === 'opened' && before?.disputeId === fact.disputeId && before.state !== 'open';

const orderChange = (order: OrderRecord, fact: DisputeFact, at: number): ChangedOrder => {
  const dispute = known(order.dispute, fact);
  const type = isStale(order.dispute, fact) ? undefined : eventOf(fact);
  const events = type ? [{ type, at: iso(at), by: GATEWAY }] : [];
  return { order, change: { dispute, events, at } };
};

/** The books count money that a bank took back for good as lost, and no longer once it is back. */
const paymentChange = (payment: PaymentRecord, fact: DisputeFact): Effect['payment'] => {
  if (fact.state === 'lost' && payment.status === 'paid')
    return { known: payment, change: { status: 'lost' } };
  if (fact.state === 'won' && payment.status === 'lost')
    return { known: payment, change: { status: 'paid' } };
  return undefined;
};

/** The office gets a mail when a dispute begins: evidence takes days, and is due on a day. */
const mailAbout = async (
  { users, settings }: OfficeDeps,
  orderId: string,
  orders: readonly OrderRecord[],
  fact: DisputeFact,
) => {
  if (fact.stage !== 'opened' || isStale(orders[0]?.dispute, fact)) return undefined;
  const { disputeId: id, amount, reason: why } = fact;
  const dueBy = fact.dueBy === null ? null : iso(fact.dueBy);
  const matter = { id, orderId, amount, why, dueBy };
  return officeMail('dispute_opened', matter, orders, await users.adminEmails(), settings.shopUrl);
};

/**
 * The customer has asked their bank for the money, or the bank has gone on with that: order, payment
 * and log say so in one commit, and the office gets a mail when it begins.
 * @returns undefined for the dispute of a payment that no checkout of ours took
 */
export const onDispute = async (
  deps: Pick<Deps, 'orders' | 'payments'> & OfficeDeps,
  fact: DisputeFact,
  at: number,
): Promise<Effect | undefined> => {
  const payment = await deps.payments.findByIntent(fact.paymentIntentId);
  if (!payment) return undefined;
  const { orderId, sessionId } = payment;
  const { stage, disputeId, paymentIntentId, amount, currency, reason, state, dueBy } = fact;
  const orders = await paidOrders(deps, payment);
  const held = orders.filter(({ tranID }) => tranID === paymentIntentId);
  return {
    orders: held.map((one) => orderChange(one, fact, at)),
    payment: paymentChange(payment, fact),
    records: {
      mail: await mailAbout(deps, orderId, orders, fact),
      audit: {
        type: `payment.dispute_${stage}`,
        at,
        by: GATEWAY,
        details: {
          ...{ orderId, sessionId, paymentIntentId, disputeId, amount, currency, reason, state },
          dueBy: dueBy === null ? null : iso(dueBy),
        },
      },
    },
  };
};
