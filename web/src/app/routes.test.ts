import { readdirSync, readFileSync } from 'node:fs';
import { SITE_PATHS } from '@rollwell/functions/contract';
import { matchPath, matchRoutes, type RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { paths } from '../lib/paths.ts';
import { routes } from './routes.tsx';

interface Rewrite {
  source?: string;
  regex?: string;
  function?: { functionId: string };
  destination?: string;
}

const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
const { hosting } = read('../../../firebase.json') as {
  hosting: {
    rewrites: Rewrite[];
    headers: { regex: string; headers: { key: string; value: string }[] }[];
  };
};

/** A header that Hosting lays over what it answers at a path; of several, the last one counts. */
const headerAt = (path: string, key: string): string | undefined =>
  hosting.headers
    .filter(({ regex }) => new RegExp(regex).test(path))
    .flatMap(({ headers }) => headers)
    .filter((header) => header.key === key)
    .at(-1)?.value;

/** What Hosting does with a path that is no file: a function, a page of the build, or nothing. */
function servedBy(path: string): string | undefined {
  const matching = hosting.rewrites.find(({ source, regex }) =>
    regex === undefined
      ? source === path || (source?.endsWith('/**') && path.startsWith(source.slice(0, -2)))
      : new RegExp(regex).test(path),
  );
  return matching?.function?.functionId ?? matching?.destination;
}

const flatten = (all: readonly RouteObject[]): RouteObject[] =>
  all.flatMap((route) => [route, ...flatten(route.children ?? [])]);
const table = flatten(routes).flatMap(({ path }) => (path && path !== '*' ? [path] : []));
const addressOf = (path: string) => path.replace(':id', 'p1');

/** The files of the build; Hosting looks for those first. */
const STATIC = ['/my-portfolio', '/login', '/signup'];
const RENDERED = Object.values(SITE_PATHS).filter((path) => !STATIC.includes(path));
const OF_FUNCTION: string[] = [...RENDERED, paths.payment];

describe('the route table', () => {
  it('has a route for each of the site\u2019s paths, and no other', () => {
    const known = [...Object.values(paths)].filter((path) => path !== paths.afterSignup);
    expect([...new Set(table)].sort()).toEqual([...new Set<string>(known)].sort());
  });

  it('uses every file of pages/', async () => {
    const files = readdirSync(new URL('../pages', import.meta.url)).filter((name) =>
      name.endsWith('.tsx'),
    );
    const loaded = await Promise.all(
      flatten(routes).map(async ({ lazy }) =>
        typeof lazy === 'function' ? ((await lazy()).handle as { page: string }).page : undefined,
      ),
    );
    const used = new Set(loaded.flatMap((page) => (page === undefined ? [] : `${page}.tsx`)));
    expect(files.filter((file) => !used.has(file))).toEqual([]);
  });

  it.each(RENDERED)('%s is answered by the function, which renders it', (path) => {
    expect(servedBy(addressOf(path))).toBe('api');
  });

  it.each(table.filter((path) => ![...RENDERED, ...STATIC, paths.payment].includes(path)))(
    '%s is answered with the bare app',
    (path) => {
      expect(servedBy(addressOf(path))).toBe('/app.html');
    },
  );

  it.each(table.filter((path) => !OF_FUNCTION.includes(path)))(
    '%s is a page of Hosting\u2019s own, with the policy of pages and asked for anew',
    (path) => {
      expect(headerAt(addressOf(path), 'Content-Security-Policy')).toMatch(/^default-src 'self'/);
      expect(headerAt(addressOf(path), 'Cache-Control')).toBe('no-cache');
    },
  );

  it.each(OF_FUNCTION)('%s brings its policy and its age along from the function', (path) => {
    expect(headerAt(addressOf(path), 'Content-Security-Policy')).toBeUndefined();
    expect(headerAt(addressOf(path), 'Cache-Control')).toBeUndefined();
  });

  it('knows every path that a browser may prefetch', () => {
    const { prefetch } = read('../../public/speculation-rules.json') as {
      prefetch: { where: { and: { href_matches?: string[] }[] } }[];
    };
    const patterns = prefetch.flatMap(({ where }) =>
      where.and.flatMap((one) => one.href_matches ?? []),
    );
    expect(patterns.length).toBeGreaterThan(0);
    for (const pattern of patterns)
      expect(Object.values(SITE_PATHS).some((path) => matchPath(path, addressOf(pattern)))).toBe(
        true,
      );
  });

  it('leads the path of the blog form that was meant for products to that of products', () => {
    const { route } = matchRoutes(routes, paths.addProductAlias)?.at(-1) ?? {};
    expect(route?.element).toMatchObject({ props: { to: paths.addProduct } });
  });
});
