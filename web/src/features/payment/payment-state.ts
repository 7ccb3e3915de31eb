import {
  CHECKOUT_RETURN,
  type Order,
  orderAllows,
  type OrderProgress,
  orderState,
} from '@rollwell/functions/contract';

/** What the payment screen has to say about an order. */
export type PaymentState =
  | 'open'
  /** The last try at the gateway was refused. */
  | 'declined'
  /** The customer came back from the gateway without paying. */
  | 'cancelled'
  /** The customer paid at the gateway; its message to the shop is on the way. */
  | 'confirming'
  | 'paid'
  | 'shipped'
  /** The customer withdrew from all of it, and the money has not gone back yet. */
  | 'withdrawn'
  | 'refunding'
  | 'refunded';

const ATTEMPTS: readonly string[] = ['checkout_opened', 'payment_declined'];

const lastAttempt = (order: Pick<Order, 'events'>): string | undefined =>
  order.events.filter(({ type }) => ATTEMPTS.includes(type)).at(-1)?.type;

/**
 * Where the payment of an order stands.
 *
 * @param returned the value of `?checkout=` that the gateway's page led back with
 */
export function paymentState(
  order: OrderProgress & Pick<Order, 'events' | 'withdrawal'>,
  returned: string | null,
): PaymentState {
  const state = orderState(order);
  // Whoever paid waits for their money either way.
  if (state === 'refund_failed') return 'refunding';
  const isOwed = state === 'paid' || state === 'shipped';
  if (isOwed && order.withdrawal?.part === '') return 'withdrawn';
  if (state !== 'placed' && state !== 'gone') return state;
  if (returned === CHECKOUT_RETURN.success) return 'confirming';
  if (lastAttempt(order) === 'payment_declined') return 'declined';
  return returned === CHECKOUT_RETURN.cancelled ? 'cancelled' : 'open';
}

/** What is paid together: an order, or the lines of a purchase. */
export type Lines = readonly [Order, ...Order[]];

type OfPurchase = Order & { purchase: NonNullable<Order['purchase']> };

/** Whether something else was ordered with it. */
export const isOfPurchase = (order: Order | undefined): order is OfPurchase =>
  (order?.purchase?.lines ?? 1) > 1;

/** The one that stands for all: what waits to be paid comes first. */
export const leadingLine = (lines: readonly Order[]): Order | undefined =>
  lines.find((line) => orderAllows(line, 'pay')) ?? lines[0];
