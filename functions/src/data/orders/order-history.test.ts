import { describe, expect, it } from 'vitest';
import type { OrderEvent } from '../../contract/schemas/order.ts';
import { appendEvents, KEPT_EVENTS, MOST_EVENTS } from './order-history.ts';

const AT = Date.UTC(2026, 10, 22);
const event = (index: number): OrderEvent => ({
  type: index === 0 ? 'placed' : 'payment_declined',
  at: new Date(AT + index).toISOString(),
  by: 'gateway',
});
const history = (length: number) => Array.from({ length }, (_none, index) => event(index));

describe('the history of an order', () => {
  it('grows up to its limit', () => {
    const known = history(MOST_EVENTS - 1);
    const added = event(MOST_EVENTS - 1);
    expect(appendEvents(known, [added], AT)).toEqual({ events: [...known, added], moved: [] });
  });

  it('keeps its beginning and its newest beyond that, says so, and loses none', () => {
    const known = history(MOST_EVENTS);
    const added = event(MOST_EVENTS);
    const { events, moved } = appendEvents(known, [added], AT);
    const [first, mark, ...newest] = events;
    expect([first?.type, mark?.type]).toEqual(['placed', 'archived']);
    expect(newest).toHaveLength(KEPT_EVENTS);
    expect([first, ...moved, ...newest]).toEqual([...known, added]);
  });

  it('keeps entries unchanged that were moved before', () => {
    let events: OrderEvent[] = [];
    const moved: OrderEvent[] = [];
    const all = history(5 * MOST_EVENTS);
    for (const each of all) {
      const next = appendEvents(events, [each], AT);
      events = next.events;
      moved.push(...next.moved);
      expect(events.length).toBeLessThanOrEqual(MOST_EVENTS);
    }
    const [first, , ...newest] = events;
    const told = [first, ...moved, ...newest].filter((each) => each?.type !== 'archived');
    expect(told).toEqual(all);
  });
});
