import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pieces } from '../../contract/money/units.ts';
import {
  facts,
  kinds,
  line,
  NOW,
  place,
  product,
  purchase,
  stocked,
  terms,
} from './allocate.fixtures.ts';
import { allocate } from './allocate.ts';
import type { PlaceRequest, StockRequest } from './requests.ts';

const tray = { ...product, id: 'tray', name: 'Tray', price: 2, available: pieces(5) };
const pole = { ...product, id: 'pole', name: 'Pole', price: 9.9, available: pieces(3) };
const shop = facts({ products: stocked(product, tray, pole) });

const rollers = (quantity: number, body = {}) => line('r', quantity, body);
const trays = (quantity: number, body = {}) => line('t', quantity, { productId: 'tray', ...body });
const poles = (quantity: number) => line('p', quantity, { productId: 'pole' });

const refusalOf = (lines: PlaceRequest['lines'], at = shop) => {
  const { outcomes, commit } = allocate(at, [purchase('buy', lines)], terms);
  expect(commit).toBeUndefined();
  const [outcome] = outcomes;
  return outcome?.kind === 'refused' ? outcome.error : undefined;
};

describe('a purchase of several products', () => {
  it('becomes an order for each, which know their purchase and share its number', () => {
    const { outcomes, commit } = allocate(shop, [purchase('buy', [rollers(3), trays(2)])], terms);
    expect(outcomes).toEqual([{ kind: 'placed', id: 'buy', replayed: false }]);
    const [first, second] = commit?.placed.map(({ order }) => order) ?? [];
    expect(first).toMatchObject({
      _id: 'r',
      totalPrice: 13.05,
      purchase: { id: 'buy', line: 1, lines: 2 },
    });
    expect(second).toMatchObject({
      _id: 't',
      totalPrice: 4,
      purchase: { id: 'buy', line: 2, lines: 2 },
    });
    expect(first?.number).toBe(second?.number);
    expect(commit?.stock.map(({ product: { id }, available }) => [id, available])).toEqual([
      ['roller', 7],
      ['tray', 3],
    ]);
  });

  it('takes nothing of any product when one line cannot be met, and says what is wrong with each', () => {
    expect(refusalOf([rollers(1), trays(6), poles(2)])).toMatchObject({
      code: 'validation_failed',
      fields: {
        'lines[0].quantity': 'Min order quantity is 2',
        'lines[1].quantity': 'Out of Stock! input 2 to 5',
      },
    });
    expect(refusalOf([rollers(2), line('x', 2, { productId: 'gone' })])).toMatchObject({
      code: 'not_found',
      fields: { 'lines[1].productId': 'This product is no longer sold' },
    });
    expect(refusalOf([rollers(2), trays(2, { price: 1.9 })])).toMatchObject({
      code: 'price_changed',
      fields: { 'lines[1].price': expect.stringContaining('price') as string },
    });
  });

  it('says of a line that is sold out how many are left, and names no number to put in', () => {
    const fields = (left: number) => {
      const few = stocked({ ...product, available: pieces(left) }, tray);
      return refusalOf([rollers(3), trays(2)], facts({ products: few }))?.fields;
    };
    expect(fields(1)).toEqual({
      'lines[0].quantity': 'Out of stock: 1 left, and the minimum order is 2',
    });
    expect(fields(0)).toEqual({ 'lines[0].quantity': 'Out of stock' });
  });

  it('leaves the pieces to the next request when it cannot have all of its own', () => {
    const requests = [purchase('buy', [rollers(10), trays(6)]), place('a', 10)];
    expect(kinds(shop, requests)).toEqual(['out_of_stock', 'placed']);
  });

  it('costs no more as a whole than one payment can carry', () => {
    const dear = { ...product, price: 500_000, minOrder: pieces(1) };
    const other = { ...dear, id: 'tray' };
    const rich = facts({ products: stocked(dear, other) });
    const both = [rollers(1), trays(1)] as const;
    expect(kinds(rich, [purchase('one', [both[0]]), purchase('two', [...both])])).toEqual([
      'placed',
      'validation_failed',
    ]);
    expect(allocate(rich, [purchase('two', [...both])], terms).outcomes[0]).toMatchObject({
      error: { fields: { lines: 'One order may cost €999,999.99 at most' } },
    });
  });

  it('is bounded for a person line by line', () => {
    const overLimit: PlaceRequest['overLimit'] = () => undefined;
    const asked: unknown[] = [];
    const request: PlaceRequest = {
      ...purchase('buy', [rollers(3), trays(2)]),
      overLimit: (...given) => {
        asked.push(given);
        return overLimit(...given);
      },
    };
    expect(kinds(shop, [request])).toEqual(['placed']);
    expect(asked).toEqual([
      [3, { minOrder: 2, available: 10 }],
      [2, { minOrder: 2, available: 5 }],
    ]);
  });

  it('writes one mail and one record of its key, and happens once under it', () => {
    const idempotency = { id: 'key', fingerprint: 'same' };
    const mailed: number[] = [];
    const request: PlaceRequest = {
      ...purchase('buy', [rollers(3), trays(2)], idempotency),
      mailOf: (orders) => {
        mailed.push(orders.length);
        return { id: 'mail', to: '', message: { subject: '', text: '', html: '' } };
      },
    };
    const again = purchase('again', [rollers(3), trays(2)], idempotency);
    const { outcomes, commit } = allocate(shop, [request, again], terms);
    expect(outcomes).toEqual([
      { kind: 'placed', id: 'buy', replayed: false },
      { kind: 'placed', id: 'buy', replayed: true },
    ]);
    expect(mailed).toEqual([2]);
    expect(commit?.placed.map(({ key, mail }) => [key?.body, mail?.id])).toEqual([
      [{ insertedId: 'buy' }, 'mail'],
      [undefined, undefined],
    ]);
    const record = { ...idempotency, status: 201, body: { insertedId: 'buy' } };
    const known = facts({
      products: shop.products,
      keys: new Map([['key', { ...record, expiresAt: NOW + 1, version: 'v1' }]]),
    });
    expect(allocate(known, [again], terms)).toMatchObject({
      outcomes: [{ id: 'buy', replayed: true }],
      commit: undefined,
    });
  });

  it('recognises what an earlier try of its own has done', () => {
    const request = purchase('buy', [rollers(3), trays(2)]);
    const { commit } = allocate(shop, [request], terms);
    const orders = new Map(
      commit?.placed.map(({ order }) => [order._id, { ...order, version: 'v1' }]),
    );
    const landed = facts({ products: shop.products, orders });
    expect(allocate(landed, [request], terms)).toMatchObject({
      outcomes: [{ kind: 'placed', id: 'buy', replayed: false }],
      commit: undefined,
    });
  });
});

describe('whatever is asked for of several products', () => {
  const ids = ['roller', 'tray', 'pole'];

  it('each has as many pieces as before, less what its orders have, and no purchase is halved', () => {
    const wish = fc.uniqueArray(
      fc.record({ productId: fc.constantFrom(...ids), quantity: fc.integer({ min: 1, max: 6 }) }),
      { selector: ({ productId }) => productId, minLength: 1 },
    );
    fc.assert(
      fc.property(fc.array(wish, { maxLength: 12 }), (wishes) => {
        const group = wishes.flatMap((lines, index): StockRequest[] => {
          const [first, ...others] = lines.map(({ productId, quantity }) =>
            line(`${index}-${productId}`, quantity, { productId }),
          );
          return first ? [purchase(`buy-${index}`, [first, ...others])] : [];
        });
        const { outcomes, commit } = allocate(shop, group, terms);
        const placed = commit?.placed.map(({ order }) => order) ?? [];
        for (const [id, { available }] of shop.products) {
          const left = commit?.stock.find(({ product: { id: of } }) => of === id);
          const sold = placed
            .filter(({ productId }) => productId === id)
            .reduce((sum, { quantity }) => sum + quantity, 0);
          expect((left?.available ?? available) + sold).toBe(available);
        }
        for (const [index, outcome] of outcomes.entries()) {
          const orders = placed.filter(({ purchase: of }) => of?.id === `buy-${index}`);
          expect(orders).toHaveLength(outcome.kind === 'placed' ? (wishes[index]?.length ?? 0) : 0);
        }
      }),
    );
  });
});
