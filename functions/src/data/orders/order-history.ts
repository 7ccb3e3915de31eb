import type { OrderEvent } from '../../contract/schemas/order.ts';

/**
 * The most entries of an order's history that stand in the order itself. An order may grow to a
 * megabyte, and one that cannot be written can be neither paid nor shipped: refused cards alone, as
 * many as somebody likes to try, would come to that.
 */
export const MOST_EVENTS = 200;
/** How many of the newest stay when older ones move to the audit log. */
export const KEPT_EVENTS = 100;

interface History {
  events: OrderEvent[];
  /** What no longer stands in the order, oldest first; to be logged in the same commit. */
  moved: OrderEvent[];
}

/**
 * A history with new entries. One that becomes too long keeps its first entry and the newest, and
 * says between them that others are in the log; `at` in milliseconds.
 */
export const appendEvents = (
  known: readonly OrderEvent[],
  added: readonly OrderEvent[],
  at: number,
): History => {
  const [first, ...rest] = [...known, ...added];
  if (!first || rest.length < MOST_EVENTS) return { events: [...known, ...added], moved: [] };
  const moved = rest.slice(0, -KEPT_EVENTS);
  const mark: OrderEvent = { type: 'archived', at: new Date(at).toISOString(), by: 'shop' };
  return { events: [first, mark, ...rest.slice(-KEPT_EVENTS)], moved };
};
