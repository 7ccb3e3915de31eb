import type { OrderEventType } from '../../contract/orders/order-transitions.ts';
import type { OrderChange } from '../../data/orders/order-repository.ts';

/** A change that adds one entry to an order's history; `at` in milliseconds, `by` as in the contract. */
export const withEvent = (
  type: OrderEventType,
  at: number,
  by: string,
  change: Omit<OrderChange, 'events' | 'at'> = {},
): OrderChange => ({ ...change, events: [{ type, at: new Date(at).toISOString(), by }], at });
