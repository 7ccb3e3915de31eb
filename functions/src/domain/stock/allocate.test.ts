import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pieces } from '../../contract/money/units.ts';
import type { OrderRecord } from '../../data/orders/order-repository.ts';
import {
  facts,
  kinds,
  order,
  place,
  product,
  remove,
  stocked,
  terms,
} from './allocate.fixtures.ts';
import { allocate } from './allocate.ts';
import type { StockRequest } from './requests.ts';

describe('allocate', () => {
  it('writes an order with the price and total of the product, held for a day', () => {
    const { commit } = allocate(facts(), [place('a', 3)], terms);
    expect(commit?.stock[0]?.available).toBe(7);
    expect(commit?.placed[0]?.order).toMatchObject({
      _id: 'a',
      price: 4.35,
      totalPrice: 13.05,
      paid: false,
      shipped: false,
      tranID: null,
      holdUntil: '2026-11-22T00:00:00.000Z',
      events: [{ type: 'placed', by: 'buyer@test.example' }],
    });
  });

  it('refuses each request for its own reason and meets the others', () => {
    const requests = [
      place('too-few', 1),
      place('first', 6),
      place('too-many', 5),
      place('dearer', 2, { price: 4.3 }),
      place('last', 4, { price: 4.35 }),
      place('nothing-left', 2),
    ];
    expect(kinds(facts(), requests)).toEqual([
      'validation_failed',
      'placed',
      'out_of_stock',
      'price_changed',
      'placed',
      'out_of_stock',
    ]);
    const { outcomes, commit } = allocate(facts(), requests, terms);
    expect(commit?.stock[0]?.available).toBe(0);
    expect(outcomes[0]).toMatchObject({
      error: { fields: { quantity: 'Min order quantity is 2' } },
    });
    expect(outcomes[2]).toMatchObject({
      error: { fields: { quantity: 'Out of Stock! input 2 to 4' } },
    });
  });

  it('refuses an order that no payment can carry, and takes one that just fits', () => {
    const lacquer = { ...product, price: 500_000, available: pieces(9), minOrder: pieces(1) };
    const dear = facts({ products: stocked(lacquer) });
    expect(kinds(dear, [place('a', 2), place('b', 1)])).toEqual(['validation_failed', 'placed']);
    expect(allocate(dear, [place('a', 2)], terms).outcomes[0]).toMatchObject({
      error: { fields: { quantity: 'One order may cost €999,999.99 at most' } },
    });
  });

  it('knows nothing of a product that is gone', () => {
    const gone = facts({ products: stocked() });
    expect(kinds(gone, [place('a', 2)])).toEqual(['not_found']);
    expect(allocate(gone, [place('a', 2)], terms).commit).toBeUndefined();
  });

  it('makes returned pieces available to the next requests, in their order', () => {
    const cancelled = order('old', 4);
    const known = facts({ orders: new Map([['old', cancelled]]) });
    expect(kinds(known, [place('a', 10), place('b', 4), remove(cancelled), place('c', 4)])).toEqual(
      ['placed', 'out_of_stock', 'removed', 'placed'],
    );
  });

  it('removes an order once, and only in the version that was looked at', () => {
    const old = order('old', 4);
    const known = facts({ orders: new Map([['old', old]]) });
    expect(kinds(known, [remove(old), remove(old)])).toEqual(['removed', 'gone']);
    expect(kinds(known, [remove({ ...old, version: 'v0' })])).toEqual(['changed']);
    expect(kinds(facts(), [remove(old)])).toEqual(['gone']);
  });

  it('removes an order whose product is gone without touching any stock', () => {
    const old = order('old', 4);
    const known = facts({ products: stocked(), orders: new Map([['old', old]]) });
    const { outcomes, commit } = allocate(known, [remove(old)], terms);
    expect(outcomes).toEqual([{ kind: 'removed' }]);
    expect(commit).toMatchObject({ stock: [], removed: [{ order: { _id: 'old' } }] });
  });

  it('removes several orders in one group, and looks at each by itself', () => {
    const [one, other] = [order('one', 4), order('other', 2)];
    const known = facts({
      orders: new Map([
        ['one', one],
        ['other', other],
      ]),
    });
    const { outcomes, commit } = allocate(known, [remove(one), remove(other)], terms);
    expect(outcomes).toEqual([{ kind: 'removed' }, { kind: 'removed' }]);
    expect(commit?.stock[0]?.available).toBe(16);
  });

  it('recognises what an earlier try of its own has done', () => {
    const placed = facts({ orders: new Map([['a', order('a', 3)]]) });
    expect(kinds(placed, [place('a', 3)])).toEqual(['placed']);
    expect(allocate(placed, [place('a', 3)], terms).commit).toBeUndefined();
    const removed = facts({ audits: new Set(['audit-old']) });
    expect(kinds(removed, [remove(order('old', 4))])).toEqual(['removed']);
  });
});

describe('whatever is asked for', () => {
  it('available plus the quantities of all orders stays what was received', () => {
    const requests = fc.array(
      fc.record({ removal: fc.boolean(), quantity: fc.integer({ min: 0, max: 6 }) }),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(requests, (wishes) => {
        const orders = new Map<string, OrderRecord>();
        const group = wishes.map(({ removal, quantity }, index): StockRequest => {
          if (!removal) return place(`new-${index}`, quantity);
          const old = order(`old-${index}`, quantity);
          orders.set(old._id, old);
          return remove(old);
        });
        const held = [...orders.values()].reduce((sum, { quantity }) => sum + quantity, 0);
        const { commit } = allocate(facts({ orders }), group, terms);
        const left = commit?.stock[0]?.available ?? product.available;
        const placed = commit?.placed ?? [];
        const removed = commit?.removed ?? [];
        const heldNow =
          held +
          placed.reduce((sum, { order: { quantity } }) => sum + quantity, 0) -
          removed.reduce((sum, { order: { quantity } }) => sum + quantity, 0);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left + heldNow).toBe(product.available + held);
      }),
    );
  });
});
