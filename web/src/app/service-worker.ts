import { useRouteChange } from './layout/use-route-change.ts';

const worker = () => ('serviceWorker' in navigator ? navigator.serviceWorker : undefined);

/** Has the service worker, once there is one, cache a page that was shown without it. */
const cachePage = (pathname: string): void => {
  const seen = pathname + location.search;
  void worker()?.ready.then(({ active }) => active?.postMessage({ seen }));
};

/** Has it clear its cache. */
export const clearPageCache = (): void => {
  void worker()?.ready.then(({ active }) => active?.postMessage({ signedOut: true }));
};

/** Has each public page that the app shows cached for offline use. */
export const useCachedPages = (): void => useRouteChange(cachePage);

/**
 * Milliseconds from the app's start to the registration, which competes with it. A screen of the app
 * registers sooner: somebody's work may be in it.
 */
const BEGINNING_MS = { page: 3000, appScreen: 500 } as const;

/**
 * Registers the service worker, which caches visited pages for offline use, some moments after the start.
 * Where a browser refuses, everything works as before.
 */
export function registerServiceWorker(beginsWith: keyof typeof BEGINNING_MS): void {
  if (!import.meta.env.PROD) return;
  setTimeout(() => {
    // This page was loaded without the worker.
    if (!worker()?.controller) cachePage(location.pathname);
    void worker()
      ?.register('/service-worker.js', { updateViaCache: 'none' })
      .catch(() => undefined);
  }, BEGINNING_MS[beginsWith]);
}
