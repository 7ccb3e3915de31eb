import { matchRoutes, type RouteObject } from 'react-router-dom';

/** True where the screen came; else one stands in its place that goes on trying. */
async function loadRoute(route: RouteObject): Promise<boolean> {
  if (typeof route.lazy !== 'function') return true;
  const loaded = await route.lazy();
  Object.assign(route, loaded, { lazy: undefined });
  return !('late' in loaded);
}

/**
 * Loads the code of the screens at a path, and puts it into the routes.
 *
 * @returns whether all came; undefined where all was there
 */
export function loadScreens(routes: RouteObject[], pathname: string): Promise<boolean> | undefined {
  const waiting = (matchRoutes(routes, pathname) ?? []).filter(({ route }) => route.lazy);
  if (waiting.length === 0) return undefined;
  return Promise.all(waiting.map(({ route }) => loadRoute(route))).then((came) =>
    came.every(Boolean),
  );
}
