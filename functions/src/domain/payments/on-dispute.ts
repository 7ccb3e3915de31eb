import { fromCents } from '../../contract/money.ts';
import type { OrderEventType } from '../../contract/order-transitions.ts';
import type { Dispute } from '../../contract/schemas/order.ts';
import type { DisputeFact, DisputeNews } from '../../data/gateway-types.ts';
import type { OrderRecord } from '../../data/order-repository.ts';
import type { ChangedOrder, PaymentRecord } from '../../data/payment-repository.ts';
import type { Deps } from '../deps.ts';
import { officeMail } from '../mail/order-mail.ts';
import { GATEWAY, type Effect, type OfficeDeps } from './effect.ts';
import { paidOrders } from './paid-orders.ts';

/** What a piece of news adds to the history of an order. */
const EVENT_OF: Record<Exclude<DisputeNews, 'closed'>, OrderEventType | undefined> = {
  opened: 'disputed',
  changed: undefined,
  withdrawn: 'dispute_withdrawn',
  reinstated: 'dispute_reinstated',
};

const eventOf = ({ news, state }: DisputeFact): OrderEventType | undefined => {
  if (news !== 'closed') return EVENT_OF[news];
  if (state === 'won') return 'dispute_won';
  return state === 'lost' ? 'dispute_lost' : 'dispute_closed';
};

const iso = (time: number): string => new Date(time).toISOString();

/** The dispute as it is known after a piece of news. News comes out of order: what was decided stays. */
const known = (before: Dispute | null, fact: DisputeFact): Dispute => {
  const { disputeId, reason, openedAt, dueBy } = fact;
  // A payment may be disputed again: late news of the first must not hide the second.
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

/** Word of its beginning that comes after word of its end is no news. */
const isOldNews = (before: Dispute | null | undefined, fact: DisputeFact): boolean =>
  fact.news === 'opened' && before?.disputeId === fact.disputeId && before.state !== 'open';

const orderChange = (order: OrderRecord, fact: DisputeFact, at: number): ChangedOrder => {
  const dispute = known(order.dispute, fact);
  const type = isOldNews(order.dispute, fact) ? undefined : eventOf(fact);
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

/** The office hears of a dispute when it begins: evidence takes days, and is due on a day. */
const mailAbout = async (
  { users, settings }: OfficeDeps,
  orderId: string,
  order: OrderRecord | undefined,
  fact: DisputeFact,
) => {
  if (fact.news !== 'opened' || isOldNews(order?.dispute, fact)) return undefined;
  const { disputeId: id, amount, reason: why } = fact;
  const dueBy = fact.dueBy === null ? null : iso(fact.dueBy);
  const matter = { id, orderId, amount, why, dueBy };
  return officeMail('dispute_opened', matter, order, await users.adminEmails(), settings.shopUrl);
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
  const { news, disputeId, paymentIntentId, amount, currency, reason, state, dueBy } = fact;
  const orders = await paidOrders(deps, payment);
  const held = orders.filter(({ tranID }) => tranID === paymentIntentId);
  const [order] = orders;
  return {
    orders: held.map((one) => orderChange(one, fact, at)),
    payment: paymentChange(payment, fact),
    records: {
      mail: await mailAbout(deps, orderId, order, fact),
      audit: {
        type: `payment.dispute_${news}`,
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
