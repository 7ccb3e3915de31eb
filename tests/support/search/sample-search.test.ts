import { describe, expect, it } from 'vitest';
import { products } from '@rollwell/sample-data';
import { listProducts } from '../../../functions/src/domain/catalogue/list-products.ts';
import { Snapshot } from '../../../functions/src/domain/catalogue/snapshot.ts';
import { QUERIES } from './queries.ts';

const queries = Object.entries(QUERIES);
/** Products on the first page of the catalogue. */
const FIRST_PAGE = 12;
/** Share of the products meant that must stand on the first page, and of the searches of which one stands first. */
const LEAST = { recall: 0.99, first: 0.95 };

const snapshot = new Snapshot(
  products.map(({ key, age, more: _more, ...facts }) => ({
    ...facts,
    ...{ _id: key, img: '', updatedAt: '', createdAt: new Date(-age).toISOString() },
  })),
);

/** The keys of the sample products on the first page of a search. */
const searchSample = (q: string): string[] =>
  listProducts(snapshot, { q, limit: FIRST_PAGE }).items.map(({ _id }) => _id);

describe('a search of the sample catalogue', () => {
  it('is measured by a hundred queries for products that exist', () => {
    expect(queries).toHaveLength(100);
    const keys: string[] = products.map(({ key }) => key);
    for (const [q, expected] of queries)
      expect(keys, q).toEqual(expect.arrayContaining([...expected]));
  });

  it('finds on its first page what people mean, and has one of these first', () => {
    const results = queries.map(([q, expected]) => {
      const found = searchSample(q);
      return {
        hits: expected.filter((key) => found.includes(key)).length,
        ...{ expected: expected.length, found: found.length },
        first: Number(expected.includes(found[0] ?? '')),
      };
    });
    const sum = (name: keyof (typeof results)[number]) =>
      results.reduce((total, result) => total + result[name], 0);
    process.stdout.write(
      `Search: recall ${sum('hits')}/${sum('expected')}, one that is meant first in ` +
        `${sum('first')} of ${queries.length}, ${sum('found')} found\n`,
    );
    expect(sum('hits') / sum('expected')).toBeGreaterThanOrEqual(LEAST.recall);
    expect(sum('first') / queries.length).toBeGreaterThanOrEqual(LEAST.first);
  });

  it.each([
    ['18mm', ['polyamide-25-18']],
    ['mikrofibre', ['microfibre-25-9', 'microfibre-18-9', 'microfibre-10-6']],
    ['tray pole', ['tray-25', 'tray-10', 'pole-2', 'pole-4']],
  ])('for %s finds every one', (q, keys) => {
    expect(searchSample(q)).toEqual(expect.arrayContaining(keys));
  });

  it.each([
    ['facade', 'facade-25-25'],
    ['mohair', 'mohair'],
    ['trays', 'tray'],
  ])('for %s has the best match first', (q, best) => {
    expect(searchSample(q)[0]).toMatch(new RegExp(`^${best}`));
  });

  it('finds nothing for what the shop does not have', () => {
    expect(searchSample('wallpaper steamer')).toEqual([]);
    expect(searchSample('zzzznothing')).toEqual([]);
  });
});
