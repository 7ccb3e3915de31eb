import { matchRoutes, type RouteObject } from 'react-router-dom';

/**
 * Has the code of the next page asked for as soon as a link to it is pointed at. In documents that the
 * app has not begun on the browser asks for the whole page (`public/speculation-rules.json`).
 */
export function prefetchOnIntent(routes: RouteObject[]): void {
  const prefetch = ({ target }: Event): void => {
    const link = target instanceof Element && target.closest('a');
    if (!link || link.origin !== location.origin) return;
    for (const { route } of matchRoutes(routes, link.pathname) ?? [])
      if (typeof route.lazy === 'function') void route.lazy();
  };
  for (const intent of ['pointerover', 'pointerdown', 'focusin'])
    document.addEventListener(intent, prefetch, { passive: true });
}
