import type { RouteObject } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { loadScreens } from './load-screens.ts';

/** Two screens whose code comes when it is asked for. */
function someRoutes() {
  const lazy = vi.fn(() => Promise.resolve({ Component: () => null }));
  const routes: RouteObject[] = [{ path: '/tools', lazy }, { path: '/news' }];
  return { lazy, routes };
}

describe('the code of a screen', () => {
  it('is asked for when it may be, once, by however many', async () => {
    const { lazy, routes } = someRoutes();
    let answered: () => void = () => undefined;
    const begin = vi.fn(() => new Promise<void>((resolve) => (answered = resolve)));
    const one = loadScreens(routes, '/tools', begin);
    const other = loadScreens(routes, '/tools', begin);
    await Promise.resolve();
    expect(lazy).not.toHaveBeenCalled();
    answered();
    expect([await one, await other]).toEqual([true, true]);
    expect(begin).toHaveBeenCalledTimes(1);
    expect(lazy).toHaveBeenCalledTimes(1);
  });

  it('is not waited for where it is there', async () => {
    const { routes } = someRoutes();
    expect(loadScreens(routes, '/news')).toBeUndefined();
    await loadScreens(routes, '/tools');
    expect(loadScreens(routes, '/tools')).toBeUndefined();
  });

  it('is known not to have come, whoever asks', async () => {
    const routes: RouteObject[] = [
      { path: '/tools', lazy: () => Promise.resolve({ Component: () => null, late: true }) },
    ];
    expect(await loadScreens(routes, '/tools')).toBe(false);
  });
});
