import { matchRoutes, type RouteObject } from 'react-router-dom';

/** Of a route whose code is on its way. True where the screen came; else one stands in its place that goes on trying. */
const coming = new WeakMap<RouteObject, Promise<boolean>>();

async function loadRoute(route: RouteObject, begin: () => Promise<void>): Promise<boolean> {
  await begin();
  if (typeof route.lazy !== 'function') return true;
  const loaded = await route.lazy();
  Object.assign(route, loaded, { lazy: undefined });
  return !('late' in loaded);
}

/**
 * Loads the code of the screens at a path, and puts it into the routes.
 *
 * @param begin resolves when it may be asked for, where it is not on its way yet
 * @returns whether all came; undefined where all was there
 */
export function loadScreens(
  routes: RouteObject[],
  pathname: string,
  begin: () => Promise<void> = () => Promise.resolve(),
): Promise<boolean> | undefined {
  const waiting = (matchRoutes(routes, pathname) ?? []).filter(({ route }) => route.lazy);
  if (waiting.length === 0) return undefined;
  const all = waiting.map(({ route }) => {
    const loading = coming.get(route) ?? loadRoute(route, begin);
    coming.set(route, loading);
    return loading;
  });
  return Promise.all(all).then((came) => came.every(Boolean));
}
