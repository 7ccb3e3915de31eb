import { describe, expect, it } from 'vitest';
import { products } from '@rollwell/sample-data';
import { QUERIES } from './queries.ts';
import { searchSample } from './sample-index.ts';

const queries = Object.entries(QUERIES);
/** Share of the products meant that must stand on the first page. */
const LEAST_RECALL = 0.99;

describe('a search of the sample catalogue', () => {
  it('is measured by a hundred queries for products that exist', () => {
    expect(queries).toHaveLength(100);
    const keys: string[] = products.map(({ key }) => key);
    for (const [q, expected] of queries)
      expect(keys, q).toEqual(expect.arrayContaining([...expected]));
  });

  it('finds on its first page what people mean', async () => {
    const results = await Promise.all(
      queries.map(async ([q, expected]) => {
        const { found, reads } = await searchSample(q);
        return { q, expected, reads, found, hits: expected.filter((key) => found.includes(key)) };
      }),
    );
    const sum = (count: (result: (typeof results)[number]) => number) =>
      results.reduce((total, result) => total + count(result), 0);
    const [hits, expected, found] = [
      sum((result) => result.hits.length),
      sum((result) => result.expected.length),
      sum((result) => result.found.length),
    ];
    process.stdout.write(
      `Search: recall ${hits}/${expected}, ${found} found for ${queries.length} queries, ` +
        `${sum(({ reads }) => reads)} documents read\n`,
    );
    expect(hits / expected).toBeGreaterThanOrEqual(LEAST_RECALL);
  });

  it.each([
    ['18mm', ['polyamide-25-18']],
    ['mikrofibre', ['microfibre-25-9', 'microfibre-18-9', 'microfibre-10-6']],
    ['tray pole', ['tray-25', 'tray-10', 'pole-2', 'pole-4']],
  ])('for %s finds every one', async (q, keys) => {
    expect((await searchSample(q)).found).toEqual(expect.arrayContaining(keys));
  });

  it('finds nothing for what the shop does not have', async () => {
    expect((await searchSample('wallpaper steamer')).found).toEqual([]);
    expect((await searchSample('zzzznothing')).found).toEqual([]);
  });
});
