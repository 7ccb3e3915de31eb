import { describe, expect, it } from 'vitest';
import { pieces } from '../../contract/money/units.ts';
import type { StockQuery, StockRepository } from '../../data/products/stock-repository.ts';
import { facts, order, place, product, remove, stocked } from './allocate.fixtures.ts';
import { createGroupProcessor } from './process-group.ts';
import { ProductLocks } from './product-locks.ts';

/** A product with so much in stock, or none, that everybody can change. */
const level = (there: { available: number | undefined }) => {
  const old = order('old', 2);
  const queries: StockQuery[] = [];
  const stock: StockRepository = {
    read: (query) => {
      queries.push(query);
      const { available } = there;
      const present = available === undefined ? [] : [{ ...product, available: pieces(available) }];
      return Promise.resolve(
        facts({ products: stocked(...present), orders: new Map([['old', old]]) }),
      );
    },
    commit: ({ stock: [move] }) => {
      if (move) there.available = move.available;
      return Promise.resolve();
    },
  };
  return {
    old,
    queries,
    ...createGroupProcessor({ stock, now: () => 0, orderHoldMs: 1 }, new ProductLocks()),
  };
};

describe('createGroupProcessor', () => {
  it('reports whether another process changed the stock since its own last group', async () => {
    const there = { available: 10 };
    const { serve } = level(there);
    const wishes = ['a', 'b', 'c', 'd'].map((id) => place(id, 2));
    const buy = async (index: number) => {
      const wish = wishes[index];
      return wish && (await serve([wish])).metOthers;
    };
    expect(await buy(0)).toBe(false);
    expect(await buy(1)).toBe(false);
    there.available = 9;
    expect(await buy(2)).toBe(true);
    expect(await buy(3)).toBe(false);
    expect(there.available).toBe(5);
  });

  it('checks whether another process changed the stock, without changing what is cached', async () => {
    const there: { available: number | undefined } = { available: 10 };
    const { serve, othersWereHere, queries } = level(there);
    await serve([place('a', 2)]);
    expect(await othersWereHere()).toBe(false);
    expect(queries.at(-1)).toEqual({ products: ['roller'], orders: [], keys: [], audits: [] });
    there.available = 7;
    expect(await othersWereHere()).toBe(true);
    expect(await othersWereHere()).toBe(true);
    expect(await serve([place('b', 2)])).toMatchObject({ metOthers: true });
    expect(await othersWereHere()).toBe(false);
    there.available = undefined;
    expect(await othersWereHere()).toBe(true);
  });

  it('reports the same when nothing could be allocated, and that nothing was written', async () => {
    const there = { available: 1 };
    const { serve } = level(there);
    expect(await serve([place('a', 2)])).toMatchObject({ wrote: false, metOthers: false });
    expect(await serve([place('b', 2)])).toMatchObject({ wrote: false, metOthers: false });
    there.available = 0;
    expect(await serve([place('c', 2)])).toMatchObject({ wrote: false, metOthers: true });
    expect(await serve([place('d', 2)])).toMatchObject({ wrote: false, metOthers: false });
  });

  it('serves removals of a product that is gone', async () => {
    const { old, serve } = level({ available: undefined });
    const result = await serve([remove(old), place('a', 2)]);
    expect(result).toMatchObject({ wrote: true, metOthers: false });
    expect(result.outcomes.map(({ kind }) => kind)).toEqual(['removed', 'refused']);
  });
});
