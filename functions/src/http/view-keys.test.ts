import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterEach, describe, expect, it } from 'vitest';
import type { ObjectSchema, Schema } from 'yup';
import { ENDPOINT_SCHEMAS } from '../contract/endpoint-schemas.ts';
import { endpointPath, ENDPOINTS, type EndpointName } from '../contract/endpoints.ts';
import { choicesOf, FACET_NAMES } from '../contract/product-facets.ts';
import type { Deps } from '../domain/deps.ts';
import { productWith } from '../domain/publishing/publishing.fixtures.ts';
import { changesOf } from '../domain/views/changes.fixtures.ts';
import { keepViews } from '../domain/views/views.ts';
import { handleError } from './error-handler.ts';
import { mountView } from './mount-view.ts';
import { blogRoutes } from './routes/blogs.ts';
import { productRoutes } from './routes/products.ts';
import { reviewRoutes } from './routes/reviews.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A process that keeps its views; counts what it reads for them. */
const startProcess = async (routes: readonly ((app: express.Express, deps: Deps) => void)[]) => {
  const count = { reads: 0 };
  const read =
    <Value>(value: Value) =>
    () => {
      count.reads += 1;
      return Promise.resolve(value);
    };
  const list = read({ items: [], nextCursor: undefined });
  const sources = {
    products: { get: read(productWith()), list, facetCombinations: read([]) },
    productReviews: { list },
    reviews: { list },
    blogs: { list },
  };
  const now = () => 1_000_000;
  const { views } = keepViews(sources as unknown as Deps, {
    now,
    feed: changesOf(now).feed,
  });
  const app = express();
  for (const addRoutes of routes) addRoutes(app, { ...sources, views, now } as unknown as Deps);
  app.use(handleError);
  const server = app.listen(0, '127.0.0.1');
  servers.push(server);
  await new Promise((resolve) => server.once('listening', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ask = async (path: string): Promise<unknown> => {
    const answer = await fetch(`${origin}${path}`);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return answer.json();
  };
  return { ask, count };
};

const queryOf = (name: EndpointName): ObjectSchema<object> | undefined => {
  const { query } = ENDPOINT_SCHEMAS[name] as { query?: ObjectSchema<object> };
  return query;
};

/** The public calls that take a query. What the finder keeps is of a surface alone; it reckons anew for each job. */
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

/** Values of one field, none of which is what it is by itself. */
const valuesFor = (schema: ObjectSchema<object>, field: string): string[] => {
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
    const { ask, count } = await startProcess([
      (app, deps) => {
        mountView(app, deps, 'getProduct', {
          look: (views, { params }) => views.product(params.id),
          bodyOf: (_res, product) => product,
        });
        mountView(app, deps, 'relatedProducts', {
          look: (views, { params }) => views.product(params.id),
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
    expect(count.reads).toBe(1);
  });
});
