import { describe, expect, it } from 'vitest';
import type { ProductQuery } from '../../contract/schemas/list-query.ts';
import { productWith } from '../publishing/publishing.fixtures.ts';
import { listProducts } from './list-products.ts';
import { Snapshot } from './snapshot.ts';

/** Named by its id; the newest is dearest, and of two that cost the same one has the greater id. */
const productOf = (id: string, price: number) =>
  productWith({
    ...{ _id: id, name: `Roller ${id}`, price },
    createdAt: `2026-11-2${price}T08:00:00.000Z`,
    ...{ updatedAt: `${id} ${price}`, attributes: { kind: 'sleeve' as const } },
  });

const shop = () =>
  new Snapshot([productOf('a', 1), productOf('b', 2), productOf('c', 2), productOf('d', 3)]);

type Asked = Partial<ProductQuery>;
const idsOf = (snapshot: Snapshot, query: Asked, cursor?: string) => {
  const { items, nextCursor } = listProducts(snapshot, { limit: 2, ...query, cursor });
  return { ids: items.map(({ _id }) => _id).join(''), nextCursor };
};

describe('a list of products', () => {
  it.each<[Asked, string, string]>([
    [{}, 'dc', 'ba'],
    [{ sort: 'newest' }, 'dc', 'ba'],
    [{ sort: 'price-asc' }, 'ab', 'cd'],
    [{ sort: 'price-desc' }, 'dc', 'ba'],
    [{ sort: 'name' }, 'ab', 'cd'],
    [{ q: 'roller', sort: 'name' }, 'ab', 'cd'],
  ])('asked for by %j gives each product once, page by page', (query, first, second) => {
    const snapshot = shop();
    const page = idsOf(snapshot, query);
    expect(page.ids).toBe(first);
    expect(idsOf(snapshot, query, page.nextCursor)).toEqual({ ids: second, nextCursor: undefined });
  });

  it.each<Asked>([{ sort: 'newest' }, { q: 'roller' }])(
    'asked for by %j goes on where it ended when products came and went meanwhile',
    (query) => {
      const snapshot = shop();
      const page = idsOf(snapshot, query);
      const gone = page.ids.slice(0, 1);
      snapshot.apply({ changed: [productOf('z', 9)], removed: [gone] });
      const rest = idsOf(snapshot, { ...query, limit: 9 }, page.nextCursor).ids;
      expect([...rest].filter((id) => page.ids.includes(id))).toEqual([]);
      expect([...(page.ids + rest).replace('z', '')].sort().join('')).toBe('abcd');
    },
  );

  it('goes on behind a product that is gone itself', () => {
    const snapshot = shop();
    const { nextCursor } = idsOf(snapshot, { sort: 'newest' });
    snapshot.apply({ changed: [], removed: ['c'] });
    expect(idsOf(snapshot, { sort: 'newest' }, nextCursor).ids).toBe('ba');
  });

  it('leaves out attributes and further pictures, which a product has by itself', () => {
    const [item] = listProducts(shop(), { limit: 1 }).items;
    expect(item).not.toHaveProperty('attributes');
    expect(item).toMatchObject({ _id: 'd', price: 3 });
  });

  it('refuses a cursor of another order, and one that no list gave', () => {
    const { nextCursor } = idsOf(shop(), { q: 'roller' });
    for (const cursor of [nextCursor, 'nonsense'])
      expect(() => idsOf(shop(), { sort: 'name' }, cursor)).toThrow(
        expect.objectContaining({ code: 'validation_failed' }) as Error,
      );
  });
});

describe('a snapshot', () => {
  it('answers with the same object until a product changes, and takes in what it knows already without a change', () => {
    const snapshot = shop();
    const answer = () => snapshot.answer('asked', () => ({ size: snapshot.size }));
    const first = answer();
    snapshot.apply({ changed: [productOf('a', 1)], removed: ['never there'] });
    expect(answer()).toBe(first);
    snapshot.apply({ changed: [{ ...productOf('a', 1), updatedAt: 'later' }], removed: [] });
    expect(answer()).not.toBe(first);
  });
});
