import { describe, expect, it } from 'vitest';
import type { Order } from '../schemas/order.ts';
import type { OrderState } from './order-transitions.ts';
import { orderWith, PROGRESS } from './order.fixtures.ts';
import { purchaseHistory, purchasesOf, purchaseState } from './purchase.ts';

type Placed = Exclude<OrderState, 'gone'>;

const line = (number: number, changes: Partial<Order> = {}, id = 'p'): Order =>
  orderWith({
    ...{ _id: `${id}-${number}`, productName: `Tool ${number}` },
    purchase: { id, line: number, lines: 3 },
    ...changes,
  });
const inStates = (...states: Placed[]) => {
  const [first, ...others] = states.map((state, index) =>
    line(index + 1, PROGRESS[state] as Partial<Order>),
  );
  if (!first) throw new Error('A purchase has a line.');
  return [first, ...others] as const;
};

describe('the purchases of a list of orders', () => {
  it('are what was ordered together, line by line, and each order that was placed by itself', () => {
    const alone = orderWith({ _id: 'alone' });
    const list = [line(2), alone, line(1), line(1, {}, 'q')];
    expect(purchasesOf(list).map((lines) => lines.map(({ _id }) => _id))).toEqual([
      ['p-1', 'p-2'],
      ['alone'],
      ['q-1'],
    ]);
    expect(purchasesOf([])).toEqual([]);
  });
});

describe('the state of a purchase', () => {
  it.each<[Placed[], string]>([
    [['placed'], 'placed'],
    [['paid', 'paid'], 'paid'],
    [['paid', 'placed'], 'placed'],
    [['paid', 'shipped'], 'partly_shipped'],
    [['shipped', 'shipped'], 'shipped'],
    [['shipped', 'refunded'], 'shipped'],
    [['paid', 'shipped', 'refunded'], 'partly_shipped'],
    [['paid', 'refunded'], 'paid'],
    [['refunded', 'refunded'], 'refunded'],
    [['shipped', 'refunding'], 'refunding'],
    [['refunding', 'refund_failed', 'placed'], 'refund_failed'],
  ])('%j is %s', (states, state) => {
    expect(purchaseState(inStates(...states))).toBe(state);
  });
});

describe('the history of a purchase', () => {
  const at = (minute: number) => `2026-11-21T08:0${minute}:00.000Z`;
  it('has once what happened to all of it, and names what happened to some', () => {
    const placed = { type: 'placed', at: at(0), by: 'buyer@test.example' } as const;
    const paid = { type: 'paid', at: at(1), by: 'gateway' } as const;
    const shipped = { type: 'shipped', at: at(2), by: 'shop' } as const;
    const later = { ...shipped, at: at(3) };
    const history = purchaseHistory([
      line(1, { events: [placed, paid, later] }),
      line(2, { events: [placed, paid, shipped] }),
      line(3, { events: [placed, paid, shipped] }),
    ]);
    expect(history).toEqual([
      { ...placed, productNames: [] },
      { ...paid, productNames: [] },
      { ...shipped, productNames: ['Tool 2', 'Tool 3'] },
      { ...later, productNames: ['Tool 1'] },
    ]);
  });
});
