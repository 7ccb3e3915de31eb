import type { PaymentFact } from '../../data/payments/gateway-types.ts';
import type { Deps } from '../deps.ts';
import { retryOnContention } from '../retry-on-contention.ts';
import type { Effect, OfficeDeps } from './effect.ts';
import { onCompleted, type CompletedDeps } from './on-completed.ts';
import { onDispute } from './on-dispute.ts';
import { onDeclined, onExpired } from './on-unpaid.ts';
import { onRefunded, onRefundFailed } from './on-refunds.ts';

type EventDeps = OfficeDeps & CompletedDeps & Pick<Deps, 'stock' | 'now'>;

/** What news of ours changes; undefined where it turns out to be of another program. */
const effectOf = (
  deps: EventDeps,
  fact: Exclude<PaymentFact, { kind: 'ignored' | 'foreign' }>,
  at: number,
): Promise<Effect | undefined> => {
  switch (fact.kind) {
    case 'completed':
      return onCompleted(deps, fact.checkout, at);
    case 'expired':
      return onExpired(deps, fact.checkout);
    case 'declined':
      return onDeclined(deps, fact, at);
    case 'refunded':
      return onRefunded(deps, fact, at);
    case 'refund_failed':
      return onRefundFailed(deps, fact, at);
    case 'dispute':
      return onDispute(deps, fact, at);
  }
};

/** The order that news is about; undefined where it says only which payment. */
const orderIdIn = (fact: PaymentFact): string | undefined => {
  if ('checkout' in fact) return fact.checkout.orderId;
  return 'orderId' in fact ? fact.orderId : undefined;
};

/** Hears of an event what there is to say of it in the log. */
export interface EventNotes {
  /** Which order it is about, as soon as that is known. */
  order?: ((id: string) => void) | undefined;
  /** It is of another version of the gateway's API: its endpoint was made for another client. */
  otherVersion?: (() => void) | undefined;
}

/**
 * Takes in one event of the gateway and applies it once, however often it is delivered and in
 * whatever order. Ends only after the effect is written, so that the gateway delivers again if not.
 * @returns `foreign` for news of another program on the same account, which is left alone: it says
 *   so itself, or is about a payment that no checkout of ours took
 * @throws AppError `invalid_signature`, or `invalid_request` for signed bytes that are no event.
 */
export const receiveEvent = async (
  deps: EventDeps,
  body: Buffer,
  signature: string | undefined,
  notes: EventNotes = {},
): Promise<'ours' | 'foreign'> => {
  const { gateway, payments, now } = deps;
  const { fact, otherVersion, ...event } = await gateway.readEvent(body, signature);
  if (otherVersion !== undefined) notes.otherVersion?.();
  if (fact.kind === 'foreign') return 'foreign';
  if (fact.kind === 'ignored') return 'ours';
  const said = orderIdIn(fact);
  if (said !== undefined) notes.order?.(said);
  return retryOnContention(async () => {
    if (await payments.hasEvent(event.id)) return 'ours';
    const at = now();
    const effect = await effectOf(deps, fact, at);
    if (effect === undefined) return 'foreign';
    const found = effect.payment?.known?.orderId ?? effect.orders?.[0]?.order._id;
    if (found !== undefined) notes.order?.(found);
    await payments.apply({ ...effect, event, at });
    return 'ours';
  });
};
