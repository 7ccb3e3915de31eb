import { matchPath, matchRoutes } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { routes } from '../src/app/routes.tsx';
import { paths } from '../src/lib/paths.ts';
import { keptHrefs, keptPatterns, mayLead } from './kept-routes.ts';

describe('what is kept of addresses where pages are rendered', () => {
  it('is each pattern, as it was asked for', () => {
    const compile = vi.fn(
      (path: string, caseSensitive = false, end = true): [RegExp, unknown[]] => [
        new RegExp(`${path}${caseSensitive}${end}`),
        [],
      ],
    );
    const kept = keptPatterns(compile);
    const all = () => [kept('a'), kept('b'), kept('a', true), kept('a', false, false)];
    expect(all()).toEqual([
      [/afalsetrue/, []],
      [/bfalsetrue/, []],
      [/atruetrue/, []],
      [/afalsefalse/, []],
    ]);
    expect(all()[0]).toBe(kept('a'));
    expect(compile).toHaveBeenCalledTimes(4);
  });

  it('is where a link leads, if that is the same from everywhere', () => {
    const hrefOf = vi.fn((to: unknown) => `/from-here${JSON.stringify(to)}`);
    const kept = keptHrefs(hrefOf);
    for (const to of ['/products', '/products', '?page=2', '?page=2', { pathname: '/products' }])
      expect(kept(to)).toBe(`/from-here${JSON.stringify(to)}`);
    expect(hrefOf.mock.calls.map(([to]) => to)).toEqual([
      '/products',
      '?page=2',
      '?page=2',
      { pathname: '/products' },
    ]);
  });

  it('is which routes cannot lead to an address, and none that does', () => {
    const asItself = (path: string): [RegExp, unknown[]] => [
      Object.assign(/./, { test: (address: string) => matchPath(path, address) !== null }),
      [],
    ];
    const leadsMaybe = mayLead(asItself);
    const addresses = Object.values(paths).map((path) => path.replaceAll(/:\w+/g, 'p1'));
    for (const address of [
      ...addresses,
      ...addresses.map((each) => `${each}/`),
      '/nowhere/at/all',
    ]) {
      const path = matchRoutes(routes, address)?.at(-1)?.route.path ?? '*';
      expect([address, leadsMaybe({ path }, address)]).toEqual([address, true]);
    }
    expect(leadsMaybe({ path: paths.product }, paths.blogs)).toBe(false);
  });
});
