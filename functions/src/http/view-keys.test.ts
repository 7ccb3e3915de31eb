import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterEach, describe, expect, it } from 'vitest';
import type { ObjectSchema, Schema } from 'yup';
import { ENDPOINT_SCHEMAS } from '../contract/api/endpoint-schemas.ts';
import { endpointPath, ENDPOINTS, type EndpointName } from '../contract/api/endpoints.ts';
import { choicesOf, FACET_NAMES } from '../contract/products/product-facets.ts';
import type { Catalogue } from '../domain/catalogue/catalogue.ts';
import { Snapshot } from '../domain/catalogue/snapshot.ts';
import type { Deps } from '../domain/deps.ts';
import { productWith } from '../domain/publishing/publishing.fixtures.ts';
import { cachedReads } from '../domain/public-reads/cached-reads.ts';
import { ReadCache } from '../domain/public-reads/read-cache.ts';
import { handleError } from './error-handler.ts';
import { mountView } from './mount-view.ts';
import { blogRoutes } from './routes/blogs.ts';
import { productRoutes } from './routes/products.ts';
import { reviewRoutes } from './routes/reviews.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A process that keeps what it read; counts what it reads, and what it reckons from the catalogue. */
const startProcess = async (routes: readonly ((app: express.Express, deps: Deps) => void)[]) => {
  const count = { reads: 0 };
  const list = () => {
    count.reads += 1;
    return Promise.resolve({ items: [], nextCursor: undefined });
  };
  const now = () => 1_000_000;
  const snapshot = new Snapshot([productWith()]);
  const answer: Snapshot['answer'] = snapshot.answer.bind(snapshot);
  snapshot.answer = (asked, reckon) =>
    answer(asked, () => {
      count.reads += 1;
      return reckon();
    });
  const sources = {
    now,
    catalogue: { read: () => Promise.resolve({ snapshot, readAt: now() }) },
    products: { get: () => Promise.resolve(productWith()) },
    productReviews: { list },
    reviews: { list },
    blogs: { list },
  } as unknown as Deps & { catalogue: Catalogue };
  const deps = { ...sources, cachedReads: cachedReads(sources, new ReadCache(now)) };
  const app = express();
  for (const addRoutes of routes) addRoutes(app, deps);
  app.use(handleError);
  const server = app.listen(0, '127.0.0.1');
  servers.push(server);
  await new Promise((resolve) => server.once('listening', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ask = async (path: string): Promise<unknown> => {
    const answered = await fetch(`${origin}${path}`);
    if (!answered.ok) throw new Error(`${path} answered ${answered.status}`);
    return answered.json();
  };
  return { ask, count };
};

const queryOf = (name: EndpointName): ObjectSchema<object> | undefined => {
  const { query } = ENDPOINT_SCHEMAS[name] as { query?: ObjectSchema<object> };
  return query;
};

/** The public calls that take a query, of which none of the fields has to be there. */
const LISTS = (Object.keys(ENDPOINTS) as EndpointName[]).filter(
  (name) =>
    ENDPOINTS[name].method === 'GET' &&
    ENDPOINTS[name].access === 'anyone' &&
    name !== 'findRoller' &&
    queryOf(name) !== undefined,
);

/** What some field of a query may say. */
const TRIED = [
  ...['1', '2', '250', '260', 'true', 'words', 'others'],
  ...FACET_NAMES.flatMap((name) => Object.keys(choicesOf(name) ?? {})),
];

/** As the list of products gives them. */
const CURSORS = ['a', 'b'].map((id) =>
  Buffer.from(JSON.stringify(['products', '2026', id])).toString('base64url'),
);

/** Values of one field, none of which is what it is by itself. */
const valuesFor = (schema: ObjectSchema<object>, field: string): string[] => {
  if (field === 'cursor') return CURSORS;
  const part = schema.fields[field as never] as Schema;
  const { oneOf } = schema.describe().fields[field] as {
    oneOf: unknown[];
  };
  const byItself: unknown = part.getDefault();
  return [...new Set([...oneOf.map(String), ...TRIED])]
    .filter((value) => value !== byItself && part.isValidSync(value))
    .slice(0, 2);
};

describe('what is kept of a public list', () => {
  it('is looked for among the calls that there are', () => {
    expect(LISTS).toEqual(expect.arrayContaining(['listProducts', 'productFacets', 'listBlogs']));
  });

  it.each(
    LISTS.flatMap((name) => {
      const schema = queryOf(name);
      return Object.keys(schema?.fields ?? {}).map((field) => ({ name, field, schema }));
    }),
  )('of $name is kept apart for each value of $field', async ({ name, field, schema }) => {
    const { ask, count } = await startProcess([productRoutes, reviewRoutes, blogRoutes]);
    const path = endpointPath(name, { id: 'roller' } as never);
    const values = schema ? valuesFor(schema, field) : [];
    expect(values).not.toEqual([]);
    const paths = [path, ...values.map((value) => `${path}?${field}=${value}`)];
    for (const asked of paths) await ask(asked);
    expect(count.reads).toBe(paths.length);
    for (const asked of paths) await ask(asked);
    expect(count.reads).toBe(paths.length);
  });
});

describe('two public calls that look at the same view', () => {
  it('each answer with a body of their own, whichever was asked first', async () => {
    const { ask } = await startProcess([
      (app, deps) => {
        mountView(app, deps, 'getProduct', {
          look: (reads, { params }) => reads.product(params.id),
          bodyOf: (_res, product) => product,
        });
        mountView(app, deps, 'relatedProducts', {
          look: (reads, { params }) => reads.product(params.id),
          bodyOf: (_res, product) => ({
            variants: [product],
            ...{ alternatives: [], needs: [], goesWith: [] },
          }),
        });
      },
    ]);
    const product = productWith();
    const related = { variants: [product], alternatives: [], needs: [], goesWith: [] };
    for (let times = 0; times < 2; times += 1) {
      expect(await ask('/product/roller')).toEqual(product);
      expect(await ask('/product/related/roller')).toEqual(related);
    }
  });
});
