import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { VIEW_KEPT_MS } from '../contract/constants.ts';
import type { Product } from '../contract/schemas/product.ts';
import type { Deps } from '../domain/deps.ts';
import { productWith } from '../domain/publishing/publishing.fixtures.ts';
import { changesOf } from '../domain/views/changes.fixtures.ts';
import { keepViews } from '../domain/views/views.ts';
import { cdnBefore } from './cdn.fixtures.ts';
import { handleError } from './error-handler.ts';
import { productRoutes } from './routes/products.ts';

/** The shop's database and the clock of every process. */
const world = { now: 0, reads: 0, product: productWith() };

const now = () => world.now;
const changes = changesOf(now);

const products = {
  get: (id: string) => {
    world.reads += 1;
    return Promise.resolve(id === world.product._id ? world.product : undefined);
  },
  list: () => {
    world.reads += 1;
    return Promise.resolve({ items: [world.product], nextCursor: 'more' });
  },
};

const MINUTE_MS = 60_000;
const servers: Server[] = [];

/** One process of the API; gives its address. */
const startProcess = async (): Promise<string> => {
  const { feed } = changes;
  const { views } = keepViews({ products } as unknown as Deps, {
    now,
    feed,
  });
  const app = express();
  productRoutes(app, { products, views, now } as unknown as Deps);
  app.use(handleError);
  const server = app.listen(0, '127.0.0.1');
  servers.push(server);
  await new Promise((resolve) => server.once('listening', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

let shop: string;
beforeAll(async () => {
  shop = await startProcess();
  // The first look at what was changed forgets everything.
  await ask(PATH);
  world.now += MINUTE_MS;
  await ask(PATH);
});
beforeEach(() => {
  // Nothing that a test before this one left behind is kept.
  world.now += VIEW_KEPT_MS;
  world.reads = 0;
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
  it('reads nothing while it is kept, and answers the same in every header', async () => {
    const cold = await ask('/product?q=roller&limit=6');
    expect(world.reads).toBe(1);
    const warm = await ask('/product?q=roller&limit=6');
    expect(world.reads).toBe(1);
    expect(await warm.json()).toEqual([world.product]);
    for (const name of ['etag', 'x-next-cursor', 'content-type', 'vary', 'cache-control'])
      expect([name, warm.headers.get(name)]).toEqual([name, cold.headers.get(name)]);
    expect(warm.headers.get('x-next-cursor')).toBe('more');
    expect(warm.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  it('is read apart for every query', async () => {
    for (const query of ['', '?sort=name', '?limit=7', '?q=roller', '?q=roller&sort=name'])
      await ask(`/product${query}`);
    expect(world.reads).toBe(5);
  });

  it('is not sent again to whoever has it, until it changes', async () => {
    const etag = (await ask(PATH)).headers.get('etag') ?? '';
    const same = await ask(PATH, ifNone(etag));
    expect([same.status, await same.text()]).toEqual([304, '']);
    expect(same.headers.get('cache-control')).toContain('s-maxage=30');
    world.product = productWith({ price: 5 });
    changes.note({ kind: 'products' });
    world.now += MINUTE_MS;
    const changed = await ask(PATH, ifNone(etag));
    expect([changed.status, ((await changed.json()) as Product).price]).toEqual([200, 5]);
  });

  it('is read anew for whoever sends a token, and kept by nobody', async () => {
    await ask(PATH);
    world.product = productWith({ price: 6 });
    const own = await ask(PATH, { authorization: 'Bearer mine' });
    expect(((await own.json()) as Product).price).toBe(6);
    expect(own.headers.get('cache-control') ?? '').not.toContain('public');
  });

  it('leaves the CDN less time the longer a process has kept it', async () => {
    await ask(PATH);
    world.now += 20_000;
    expect((await ask(PATH)).headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=10, stale-while-revalidate=29',
    );
  });

  it('of nothing is refused, and not kept', async () => {
    expect((await ask('/product/none')).status).toBe(404);
    await ask('/product/none');
    expect(world.reads).toBe(2);
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
      world.product = productWith({ price: 1 });
      await ask(PATH);
      // The change is made in another process, just after this one has read.
      world.now += 1;
      const changedAt = world.now;
      world.product = productWith({ price: 2 });
      changes.note({ kind: 'products' });
      world.now += lateMs;
      expect((await lastSeen()) - changedAt).toBeLessThanOrEqual(MINUTE_MS);
    },
  );

  it.each([
    {
      what: 'of the stock of a product',
      change: { kind: 'stock', productIds: ['other', 'roller'] },
    },
    {
      what: 'that carries a time of just before it',
      change: { kind: 'products' },
      earlierMs: 59_000,
    },
  ] as const)('$what it is the same, when it was kept for long', async ({ change, ...given }) => {
    world.product = productWith({ price: 1 });
    await ask(PATH);
    world.now += 20 * MINUTE_MS;
    await ask(PATH);
    world.now += 1;
    const changedAt = world.now;
    world.product = productWith({ price: 2 });
    changes.note(change, changedAt - ('earlierMs' in given ? given.earlierMs : 0));
    expect((await lastSeen()) - changedAt).toBeLessThanOrEqual(MINUTE_MS);
    expect(world.reads).toBe(2);
  });

  it('of the stock of another product what was read is shown again', async () => {
    await ask(PATH);
    changes.note({ kind: 'stock', productIds: ['other'] });
    world.now += MINUTE_MS;
    await ask(PATH);
    expect(world.reads).toBe(1);
  });
});
