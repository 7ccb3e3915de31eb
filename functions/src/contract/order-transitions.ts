/**
 * The life of an order. This table is the one place that decides what may happen to it:
 * placed → paid → shipped, and placed → cancelled or released (both delete the order).
 */
export const ORDER_STATES = ['placed', 'paid', 'shipped', 'gone'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

export const ORDER_TRANSITIONS = {
  pay: { from: 'placed', to: 'paid', refusal: 'order_paid' },
  ship: { from: 'paid', to: 'shipped', refusal: 'order_not_paid' },
  cancel: { from: 'placed', to: 'gone', refusal: 'order_paid' },
  release: { from: 'placed', to: 'gone', refusal: 'order_paid' },
} as const;

export type OrderAction = keyof typeof ORDER_TRANSITIONS;

export const orderState = (order: { paid: boolean; shipped: boolean }): OrderState =>
  order.shipped ? 'shipped' : order.paid ? 'paid' : 'placed';

/** True when the action may happen to an order in its present state. */
export const orderAllows = (
  order: { paid: boolean; shipped: boolean },
  action: OrderAction,
): boolean => ORDER_TRANSITIONS[action].from === orderState(order);

/** What can stand in an order's history. */
export const ORDER_EVENTS = [
  'placed',
  'checkout_opened',
  'payment_declined',
  'paid',
  'shipped',
  'cancelled',
  'released',
  'refunded',
] as const;
export type OrderEventType = (typeof ORDER_EVENTS)[number];
