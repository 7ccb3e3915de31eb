import { useRouteChange } from './layout/use-route-change.ts';

const worker = () => ('serviceWorker' in navigator ? navigator.serviceWorker : undefined);

/** Tells the service worker, once there is one, of a page that was shown without it. */
const cachePage = (pathname: string): void => {
  const seen = pathname + location.search;
  void worker()?.ready.then(({ active }) => active?.postMessage({ seen }));
};

/** Has it forget what somebody has looked at. */
export const clearPageCache = (): void => {
  void worker()?.ready.then(({ active }) => active?.postMessage({ signedOut: true }));
};

/** Has each public page that the app shows kept for when the connection is gone. */
export const useCachedPages = (): void => useRouteChange(cachePage);

/**
 * How long the app may be busy with its beginning, in milliseconds. A screen of the app is somebody's
 * work, such as an order that is being filled in; it can be lost sooner than a page that is read.
 */
const BEGINNING_MS = { page: 3000, appScreen: 500 } as const;

/**
 * Has what is seen kept for when the connection is gone, from some moments after the app's
 * beginning on. Where a browser refuses, everything works as before.
 */
export function registerServiceWorker(beginsWith: keyof typeof BEGINNING_MS): void {
  if (!import.meta.env.PROD) return;
  setTimeout(() => {
    // The page that is there was loaded without it.
    if (!worker()?.controller) cachePage(location.pathname);
    void worker()
      ?.register('/service-worker.js', { updateViaCache: 'none' })
      .catch(() => undefined);
  }, BEGINNING_MS[beginsWith]);
}
