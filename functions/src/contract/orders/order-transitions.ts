import type { ErrorCode } from '../api/error-codes.ts';

/**
 * The life of an order. This table is the one place that decides what may happen to it:
 * placed → paid → shipped (and for some seconds back to paid), placed → cancelled or released (both
 * delete the order), and from paid or shipped → refunding (an admin asked for it) → refunded. A
 * refund that somebody makes at the gateway itself leads to refunded at once; one that the gateway
 * refuses leads back. A refund that the customer's bank sends back is owed: refunded →
 * refund_failed, and from there to refunded once more, by another refund or by a bank transfer.
 */
export const ORDER_STATES = [
  'placed',
  'paid',
  'shipped',
  'refunding',
  'refunded',
  'refund_failed',
  'gone',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

interface Transition {
  readonly from: readonly OrderState[];
  readonly to: OrderState;
  /** Why it may not happen in any other state, refunding and refunded aside. */
  readonly refusal: ErrorCode;
  /** Why it may not happen once the money goes back, where that is another reason. */
  readonly refundRefusal?: ErrorCode;
  /** The time of the order until which it may happen, and why not afterwards. */
  readonly until?: { readonly field: 'undoUntil'; readonly refusal: ErrorCode };
}

export const ORDER_TRANSITIONS = {
  pay: { from: ['placed'], to: 'paid', refusal: 'order_paid' },
  ship: {
    from: ['paid'],
    to: 'shipped',
    refusal: 'order_not_paid',
    refundRefusal: 'order_refunded',
  },
  /** The wrong order was marked; nobody has been told yet. */
  undoShip: {
    from: ['shipped'],
    to: 'paid',
    refusal: 'order_not_paid',
    refundRefusal: 'order_refunded',
    until: { field: 'undoUntil', refusal: 'undo_too_late' },
  },
  cancel: { from: ['placed'], to: 'gone', refusal: 'order_paid' },
  release: { from: ['placed'], to: 'gone', refusal: 'order_paid' },
  askRefund: {
    from: ['paid', 'shipped', 'refund_failed'],
    to: 'refunding',
    refusal: 'order_not_paid',
    refundRefusal: 'order_refunded',
  },
  settleRefund: {
    from: ['refunding', 'paid', 'shipped', 'refund_failed'],
    to: 'refunded',
    refusal: 'order_not_paid',
    refundRefusal: 'order_refunded',
  },
  /** Back to paid, or to shipped or refund_failed if that is what it was. */
  declineRefund: { from: ['refunding'], to: 'paid', refusal: 'conflict' },
  failRefund: { from: ['refunded'], to: 'refund_failed', refusal: 'conflict' },
  /** Somebody paid out by bank what the gateway could not hand over. */
  recordTransfer: {
    from: ['refund_failed'],
    to: 'refunded',
    refusal: 'refund_not_failed',
  },
} as const satisfies Record<string, Transition>;

export type OrderAction = keyof typeof ORDER_TRANSITIONS;

/** What tells the state of an order. */
export interface OrderProgress {
  paid: boolean;
  shipped: boolean;
  /** Until when shipping can be undone (ISO 8601); null before it, and once the customer was told. */
  undoUntil: string | null;
  /** When an admin asked for the refund that is under way (ISO 8601). */
  refundAskedAt: string | null;
  /** When the money went back (ISO 8601). */
  refundedAt: string | null;
  /** Set while money that went back has come in again. */
  refundFailure: object | null;
}

export const orderState = (order: OrderProgress): OrderState => {
  if (order.refundFailure !== null)
    return order.refundAskedAt === null ? 'refund_failed' : 'refunding';
  if (order.refundedAt !== null) return 'refunded';
  if (order.refundAskedAt !== null) return 'refunding';
  if (order.shipped) return 'shipped';
  return order.paid ? 'paid' : 'placed';
};

/** Whether an order is paid, shipped or not, and its money neither went back nor is about to. */
export const isPaidOrShipped = (order: OrderProgress): boolean =>
  ['paid', 'shipped'].includes(orderState(order));

/** True when the action may happen to an order in its present state; `now` in milliseconds. */
export const orderAllows = (
  order: OrderProgress,
  action: OrderAction,
  now: number = Date.now(),
): boolean => {
  const { from, until }: Transition = ORDER_TRANSITIONS[action];
  if (!from.includes(orderState(order))) return false;
  if (!until) return true;
  const end = order[until.field];
  return end !== null && Date.parse(end) > now;
};

type ReasonsOf<Way> =
  | (Way extends { refusal: infer Code extends ErrorCode } ? Code : never)
  | (Way extends { refundRefusal: infer Code extends ErrorCode } ? Code : never)
  | (Way extends { until: { refusal: infer Code extends ErrorCode } } ? Code : never);

/** The codes with which an action can be refused by the state of an order. */
export type RefusalOf<Action extends OrderAction> = ReasonsOf<(typeof ORDER_TRANSITIONS)[Action]>;

/** The code to refuse an action with that the order does not allow. */
export const orderRefusal = <Action extends OrderAction>(
  order: OrderProgress,
  action: Action,
): RefusalOf<Action> => {
  const { from, until, refusal, refundRefusal = refusal }: Transition = ORDER_TRANSITIONS[action];
  const moneyBack = order.refundedAt !== null || order.refundAskedAt !== null;
  const isTooLate = until !== undefined && from.includes(orderState(order));
  const code = isTooLate ? until.refusal : moneyBack ? refundRefusal : refusal;
  // It stands in the row of the action.
  return code as RefusalOf<Action>;
};

/**
 * Why an order cannot go to another address any more; undefined as long as it can: until it is
 * shipped, or its money goes back.
 */
export const addressRefusal = (
  order: OrderProgress,
): 'order_shipped' | 'order_refunded' | undefined => {
  const state = orderState(order);
  if (state === 'placed' || state === 'paid') return undefined;
  return state === 'shipped' ? 'order_shipped' : 'order_refunded';
};

/** What can stand in an order's history. */
export const ORDER_EVENTS = [
  'placed',
  'checkout_opened',
  'payment_declined',
  'paid',
  'shipped',
  /** It was marked as shipped by mistake, and that was undone before anybody was told. */
  'ship_undone',
  'cancelled',
  'released',
  'refund_asked',
  'refunded',
  /** The office asked for an amount to go back; the order stays what it is. */
  'partial_refund_asked',
  /** A part of the money is back: the office asked for it, or somebody returned it in the gateway's own dashboard. */
  'partly_refunded',
  /** What the gateway could not hand over was paid out by bank. */
  'transferred',
  /** The gateway could not hand the money over, such as for a closed account; somebody has to see to it. */
  'refund_failed',
  /** The customer has asked their bank to take the money back. */
  'disputed',
  'dispute_won',
  'dispute_lost',
  'dispute_closed',
  /** For as long as the bank has not decided, the money is with it. */
  'dispute_withdrawn',
  'dispute_reinstated',
  /** It goes somewhere else than it was ordered to. */
  'address_changed',
  /** The office said where its parcel can be followed. */
  'tracking_set',
  /** The customer has withdrawn from the contract. */
  'withdrawn',
  /** Money that did not fit the order, such as a second payment, went back. */
  'payment_returned',
  /** The history was long: entries that stood here are in the audit log. */
  'archived',
] as const;
export type OrderEventType = (typeof ORDER_EVENTS)[number];
