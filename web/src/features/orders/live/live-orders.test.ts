import type { Order } from '@rollwell/functions/contract';
import { orderWith } from '@rollwell/functions/contract/fixtures';
import { describe, expect, test } from 'vitest';
import { describeChanges, isOutOfDate, liveOrders } from './live-orders.ts';

const order = (id: string, changes: Partial<Order> = {}): Order =>
  orderWith({ _id: id, productName: `Roller ${id}`, ...changes });
const newest = { id: 'a', updatedAt: '2026-11-21T08:00:00.000Z' };
const shown = { orders: [order('a'), order('b', { paid: true })], complete: true };

describe('isOutOfDate', () => {
  test('is false while the listener reports what is shown', () => {
    expect(isOutOfDate(shown, { newest, openIds: new Set(['a']) })).toBe(false);
  });

  test('is true where the newest order changed again', () => {
    const later = { id: 'a', updatedAt: '2026-11-21T08:00:01.000Z' };
    expect(isOutOfDate(shown, { newest: later })).toBe(true);
  });

  test('is true where the newest order is not shown', () => {
    expect(isOutOfDate(shown, { newest: { ...newest, id: 'c' } })).toBe(true);
  });

  test('is true where an older unpaid order was deleted', () => {
    expect(isOutOfDate(shown, { newest, openIds: new Set() })).toBe(true);
  });

  test('is false for an unpaid order on another page', () => {
    const live = { newest, openIds: new Set(['a', 'older']) };
    expect(isOutOfDate({ ...shown, complete: false }, live)).toBe(false);
    expect(isOutOfDate(shown, live)).toBe(true);
  });

  test('is true where the audit log names a shown order', () => {
    expect(isOutOfDate(shown, { newest, goneIds: new Set(['b']) })).toBe(true);
    expect(isOutOfDate(shown, { newest, goneIds: new Set(['c']) })).toBe(false);
  });

  test('of one order ignores the others', () => {
    const one = { orders: [order('a')], complete: false };
    const other = { newest: { ...newest, id: 'c' }, openIds: new Set(['a', 'c']) };
    expect(isOutOfDate(one, other)).toBe(true);
    expect(isOutOfDate(one, liveOrders(other, one.orders))).toBe(false);
  });
});

describe('describeChanges', () => {
  const live = { newest };

  test('names what was paid, what is new and what is gone', () => {
    const before = { orders: [order('a'), order('b'), order('c')], complete: true };
    const after = [order('d'), order('a', { paid: true }), order('c')];
    expect(describeChanges(before, after, live)).toBe(
      'New order: Roller d. Roller a: Paid. Roller b: the order is cancelled.',
    );
  });

  test('is empty without a change', () => {
    expect(describeChanges(shown, shown.orders, live)).toBe('');
  });

  test.each([
    ['the log names it', { goneIds: new Set(['b']) }, 'Roller b: the order is cancelled.'],
    ['it is no longer open', { openIds: new Set(['a']) }, 'Roller b: the order is cancelled.'],
    ['only this list lost it', { goneIds: new Set<string>() }, 'Roller b: no longer in this list.'],
  ])('of an order that left a part of all orders, %s', (_why, told, says) => {
    const part = { orders: [order('a'), order('b')], complete: false };
    expect(describeChanges(part, [order('a')], { ...live, ...told })).toBe(says);
  });
});
