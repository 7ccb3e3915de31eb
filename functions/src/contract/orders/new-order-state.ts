import type { Order } from '../schemas/order.ts';

/** What is true of every order when it is placed: nothing was paid, shipped or sent back. */
export const NEW_ORDER_STATE = {
  paid: false,
  shipped: false,
  undoUntil: null,
  tranID: null,
  refundAskedAt: null,
  refundedAt: null,
  refundFailure: null,
  dispute: null,
  withdrawal: null,
  transfer: null,
  tracking: null,
  returned: false,
} as const satisfies Partial<Order>;
