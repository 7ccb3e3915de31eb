import { Router } from 'express';
import { describe, expect, it } from 'vitest';
import type { Deps } from '../domain/deps.ts';
import { productWith, publishing } from '../domain/publishing/publishing.fixtures.ts';
import { askViews } from './ask-views.ts';
import { productRoutes } from './routes/products.ts';

const NOW = Date.parse('2026-11-21T08:00:00.000Z');

/** What a page asks of a shop with two products; the API's routes are there as in any process. */
const ask = (() => {
  const { presentReads } = publishing([productWith(), productWith({ _id: 'another' })]);
  const deps = { cachedReads: presentReads, presentReads, now: () => NOW } as unknown as Deps;
  productRoutes(Router(), deps);
  return askViews(deps);
})();

describe('a public call that is asked within the process', () => {
  it('gives status, headers and body as over the network', async () => {
    const answer = await ask('/product?limit=1&q=roller%2025');
    expect([answer.ok, answer.status]).toEqual([true, 200]);
    expect(answer.headers.get('X-Next-Cursor')).toBeTruthy();
    expect(answer.readAt).toBe(NOW);
    expect(await answer.json()).toMatchObject([{ name: 'Roller 25 cm' }]);
  });

  it('is the first that fits, with what stands in its path', async () => {
    expect(await (await ask('/product/facets')).json()).toMatchObject({ total: 2 });
    expect(await (await ask('/product/roller')).json()).toMatchObject({ _id: 'roller' });
    expect((await ask('/product/related/roller')).status).toBe(200);
  });

  it.each([
    ['/product/gone', 404, 'not_found'],
    ['/nowhere', 404, 'not_found'],
    ['/product/%zz', 400, 'invalid_request'],
    ['/product?limit=0', 400, 'validation_failed'],
    ['/product?limit=1&limit=2', 400, 'validation_failed'],
  ])('gives refusals as well: %s', async (path, status, code) => {
    const answer = await ask(path);
    expect([answer.ok, answer.status]).toEqual([false, status]);
    expect(await answer.json()).toMatchObject({ error: { code } });
  });
});
