import { AppError } from '../../contract/api/app-error.ts';
import { CURRENCY } from '../../contract/constants.ts';
import { payableSum } from '../../contract/delivery/destinations.ts';
import { toCents } from '../../contract/money/money.ts';
import { orderAllows, orderRefusal } from '../../contract/orders/order-transitions.ts';
import type { CheckoutAnswer } from '../../contract/schemas/entity.ts';
import type { CheckoutRequest } from '../../data/payments/gateway-types.ts';
import type { KeyRecord, KeyToRecord } from '../../data/firestore/key-repository.ts';
import type { WholeOrder } from '../../data/orders/order-repository.ts';
import type { Payment } from '../../data/payments/payment-repository.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';
import {
  firstAnswer,
  readIdempotencyKey,
  recordOf,
  type IdempotencyRequest,
} from '../idempotency.ts';
import { withEvent } from '../orders/order-event.ts';
import { CONFLICTED, retryOnContention } from '../retry-on-contention.ts';
import { checkoutRequest } from './checkout-request.ts';
import { isMoneyReturned } from './decide-payment.ts';
import { UNTOUCHED } from './effect.ts';

type CheckoutDeps = Pick<Deps, 'orders' | 'payments' | 'gateway' | 'keys' | 'settings' | 'now'>;

export interface OpenCheckout {
  orderId: string;
  idempotencyKey: string | undefined;
  /** The body as it came: the same key with another one is refused. */
  content: string;
}

interface Checkout extends CheckoutAnswer {
  replayed: boolean;
}

/** What is paid by one checkout. */
type PaidTogether = readonly [WholeOrder, ...WholeOrder[]];

/** The order, with all other lines of its purchase that wait to be paid, if the caller may pay it. */
const payable = async (
  { orders }: CheckoutDeps,
  caller: Caller,
  id: string,
): Promise<PaidTogether | typeof CONFLICTED> => {
  const order = await orders.findWhole(id);
  if (order?.uid !== caller.uid) throw new AppError('not_found');
  if (!orderAllows(order, 'pay')) throw new AppError(orderRefusal(order, 'pay'));
  if (!order.purchase) return [order];
  const lines = await orders.findWholePurchase(order.purchase.id);
  const [first, ...others] = lines.filter((line) => orderAllows(line, 'pay'));
  // Paid or gone between the one look and the other: the next one says which.
  if (!first || ![first, ...others].some(({ _id }) => _id === id)) return CONFLICTED;
  return [first, ...others];
};

/** The page of the session that is open already: two tabs lead to one payment. */
const openPageOf = async ({ gateway, payments }: CheckoutDeps, [order]: PaidTogether) => {
  const { checkoutSessionId: sessionId } = order;
  if (sessionId === null) return undefined;
  const checkout = await gateway.findCheckout(sessionId);
  const isComplete = checkout.status === 'complete';
  if (isComplete && isMoneyReturned(await payments.find(sessionId))) return undefined;
  // Paid there already: the webhook that says so is on its way.
  if (isComplete) throw new AppError(orderRefusal(order, 'pay'));
  return checkout.status === 'open' ? checkout.url : undefined;
};

const openPayment = (
  orders: PaidTogether,
  { orderId, purchase, uid }: CheckoutRequest,
): Payment => ({
  orderId,
  purchase,
  uid,
  amount: toCents(payableSum(orders)),
  currency: CURRENCY,
  status: 'open',
  paymentIntentId: null,
  ...UNTOUCHED,
});

const keyToRecord = (
  request: IdempotencyRequest | undefined,
  known: KeyRecord | undefined,
  url: string,
  now: number,
): KeyToRecord | undefined =>
  request && recordOf(request, 'openCheckout', { url } satisfies CheckoutAnswer, known, now);

/**
 * Closes a session that no order knows of, which nobody else would. Whoever asked at the same time
 * got the same one, and its order may have it by now. Where that cannot be read it is closed: an order
 * whose session is closed gets another one, while two that are open could both be paid.
 */
const closeUnlessTaken = async (
  { orders, gateway }: CheckoutDeps,
  orderId: string,
  opened: string,
): Promise<void> => {
  const order = await orders.findWhole(orderId).catch(() => undefined);
  if (order?.checkoutSessionId !== opened) await gateway.closeCheckout(opened);
};

/**
 * Opens the gateway's checkout page for an order of the caller, or gives the one that is open. Lines of
 * a purchase are paid together, whichever of them is asked for.
 * @throws AppError `not_found`, `order_paid`, `payment_declined`, `idempotency_mismatch`, or
 *   `internal` when the gateway does not answer.
 */
export const openCheckout = async (
  deps: CheckoutDeps,
  caller: Caller,
  { orderId, idempotencyKey, content }: OpenCheckout,
): Promise<Checkout> => {
  const { payments, gateway, keys, settings, now } = deps;
  const request = readIdempotencyKey(idempotencyKey, caller.uid, 'openCheckout', [
    orderId,
    content,
  ]);
  /** Sessions that were opened here and that no order is known to have: each try may open another. */
  const opened = new Set<string>();

  const attempt = async (): Promise<Checkout | typeof CONFLICTED> => {
    const known = request && (await keys.find(request.id));
    const earlier = request && firstAnswer(known, request, now());
    if (earlier && 'url' in earlier && typeof earlier.url === 'string')
      return { url: earlier.url, replayed: true };

    const together = await payable(deps, caller, orderId);
    if (together === CONFLICTED) return CONFLICTED;
    const present = await openPageOf(deps, together);
    if (present !== undefined) {
      const key = keyToRecord(request, known, present, now());
      if (key) await payments.recordKey(key);
      opened.delete(together[0].checkoutSessionId ?? '');
      return { url: present, replayed: false };
    }

    const at = now();
    const wanted = checkoutRequest(together, settings.shopUrl, at, caller.email);
    const checkout = await gateway.openCheckout(wanted);
    const { sessionId } = checkout;
    opened.add(sessionId);
    await payments.record({
      at,
      orders: together.map((order) => ({
        order,
        change: withEvent('checkout_opened', at, order.email, { checkoutSessionId: sessionId }),
      })),
      payment: { known: undefined, sessionId, change: openPayment(together, wanted) },
      records: { key: keyToRecord(request, known, checkout.url, at) },
    });
    opened.delete(sessionId);
    return { url: checkout.url, replayed: false };
  };

  try {
    return await retryOnContention(attempt);
  } finally {
    for (const sessionId of opened) await closeUnlessTaken(deps, orderId, sessionId);
  }
};
