import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Product } from '../contract/schemas/product.ts';
import { Catalogue } from '../domain/catalogue/catalogue.ts';
import { memoryCatalogue } from '../domain/catalogue/memory-catalogue.fixtures.ts';
import type { Deps } from '../domain/deps.ts';
import { productWith } from '../domain/publishing/publishing.fixtures.ts';
import { cachedReads, presentReads } from '../domain/public-reads/cached-reads.ts';
import { ReadCache } from '../domain/public-reads/read-cache.ts';
import { cdnBefore } from './cdn.fixtures.ts';
import { handleError } from './error-handler.ts';
import { productRoutes } from './routes/products.ts';

/** The clock of every process, and the shop's database. */
const world = { now: 1_000_000 };
const now = () => world.now;
const database = memoryCatalogue(now, [productWith(), productWith({ _id: 'another' })]);
const asked = () => database.loads + database.looks;

/** In another process, be it a moment ago. */
const setPrice = (price: number, at = now()) => {
  database.put(productWith({ price }), at);
};

const reads = { products: 0 };
const products = {
  get: (id: string) => {
    reads.products += 1;
    return Promise.resolve(database.product(id));
  },
};

const MINUTE_MS = 60_000;
const servers: Server[] = [];

/** One process of the API; gives its address. */
const startProcess = async (): Promise<string> => {
  const catalogue = new Catalogue({ repository: database.repository, now });
  const sources = { now, products, catalogue } as unknown as Deps & { catalogue: Catalogue };
  const app = express();
  productRoutes(app, {
    ...sources,
    cachedReads: cachedReads(sources, new ReadCache(now)),
    presentReads: presentReads(sources),
  });
  app.use(handleError);
  const server = app.listen(0, '127.0.0.1');
  servers.push(server);
  await new Promise((resolve) => server.once('listening', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

let shop: string;
beforeAll(async () => {
  shop = await startProcess();
  await ask(PATH);
});
beforeEach(() => {
  // Nothing that a test before this one left behind is fresh.
  world.now += MINUTE_MS;
});
afterAll(() => {
  for (const server of servers) server.close();
});

const PATH = '/product/roller';
const ask = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${shop}${path}`, { headers });

/** As a browser asks whether it has the same; without the second header fetch asks for a new one. */
const ifNone = (etag: string) => ({ 'if-none-match': etag, 'cache-control': 'max-age=0' });

describe('a public view', () => {
  it('reads nothing while it is fresh, and answers the same in every header', async () => {
    const cold = await ask('/product?q=roller&limit=1');
    const before = asked();
    const warm = await ask('/product?q=roller&limit=1');
    expect(asked()).toBe(before);
    expect(await warm.json()).toEqual(await cold.json());
    for (const name of ['etag', 'x-next-cursor', 'content-type', 'vary', 'cache-control'])
      expect([name, warm.headers.get(name)]).toEqual([name, cold.headers.get(name)]);
    expect(warm.headers.get('x-next-cursor')).toBeTruthy();
    expect(warm.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  it('is not sent again to whoever has it, until it changes', async () => {
    const etag = (await ask(PATH)).headers.get('etag') ?? '';
    const same = await ask(PATH, ifNone(etag));
    expect([same.status, await same.text()]).toEqual([304, '']);
    expect(same.headers.get('cache-control')).toContain('s-maxage=30');
    setPrice(5);
    world.now += MINUTE_MS;
    const changed = await ask(PATH, ifNone(etag));
    expect([changed.status, ((await changed.json()) as Product).price]).toEqual([200, 5]);
  });

  it('is asked for anew for whoever sends a token, and kept by nobody', async () => {
    await ask(PATH);
    setPrice(6);
    const own = await ask(PATH, { authorization: 'Bearer mine' });
    expect(((await own.json()) as Product).price).toBe(6);
    expect(own.headers.get('cache-control') ?? '').not.toContain('public');
    const list = await ask('/product', { authorization: 'Bearer mine' });
    expect(await list.json()).toContainEqual(expect.objectContaining({ price: 6 }));
  });

  it('leaves the CDN less time the longer a process has had it', async () => {
    await ask(PATH);
    world.now += 20_000;
    expect((await ask(PATH)).headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=10, stale-while-revalidate=29',
    );
  });

  it('of nothing is refused, and not kept', async () => {
    const before = reads.products;
    expect((await ask('/product/none')).status).toBe(404);
    await ask('/product/none');
    expect(reads.products).toBe(before + 2);
  });

  it('of a product that another process has just added is given at once', async () => {
    await ask(PATH);
    database.put(productWith({ _id: 'new' }));
    expect((await ask('/product/new')).status).toBe(200);
    expect((await ask('/product/related/new')).status).toBe(200);
  });
});

/** The last moment at which a CDN shows the price of 1, after the product in the database got another. */
const lastSeen = async (): Promise<number> => {
  const cdn = cdnBefore(async (path) => {
    const answer = await ask(path);
    return { headers: answer.headers, body: await answer.text() };
  }, now);
  const begun = world.now;
  let last = begun;
  for (; world.now < begun + 3 * MINUTE_MS; world.now += 250)
    if ((JSON.parse(await cdn(PATH)) as Product).price === 1) last = world.now;
  return last;
};

describe('after a change', () => {
  it.each([0, 1, 499, 12_345, 29_000, 29_999, 30_001, 44_444])(
    'no view shows the old state for more than a minute in all (asked %i ms after a process read it)',
    async (lateMs) => {
      setPrice(1);
      world.now += MINUTE_MS;
      await ask(PATH);
      // The change is made in another process, just after this one has asked.
      world.now += 1;
      const changedAt = world.now;
      setPrice(2);
      world.now += lateMs;
      expect((await lastSeen()) - changedAt).toBeLessThanOrEqual(MINUTE_MS);
    },
  );

  it('that carries a time of just before it the same holds', async () => {
    setPrice(1);
    world.now += 20 * MINUTE_MS;
    await ask(PATH);
    world.now += 1;
    const changedAt = world.now;
    setPrice(2, changedAt - 59_000);
    expect((await lastSeen()) - changedAt).toBeLessThanOrEqual(MINUTE_MS);
  });
});
