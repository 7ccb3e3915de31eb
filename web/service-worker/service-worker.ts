/**
 * Keeps what was seen for when the connection is gone: public pages, their pictures, and the code.
 * No answer of the API passes through here, and nothing of a payment.
 */
import { enable as enablePreload } from 'workbox-navigation-preload';
import { registerRoute } from 'workbox-routing';
import type { Strategy } from 'workbox-strategies';
import type { RouteMatchCallbackOptions } from 'workbox-core/types.js';
import { isAppScreen, isBuiltFile, isPage, isPicture, placeOf, type Asked } from './kinds.ts';
import {
  appShell,
  builtFiles,
  forgetLookedAt,
  isAppShellKept,
  pages,
  pictures,
} from './strategies.ts';

declare const self: ServiceWorkerGlobalScope;

const which =
  (is: (asked: Asked) => boolean) =>
  ({ request: { mode, destination }, url, sameOrigin }: RouteMatchCallbackOptions): boolean =>
    is({ url, sameOrigin, mode, destination });

registerRoute(which(isPage), pages);
registerRoute(which(isAppScreen), appShell);
registerRoute(which(isBuiltFile), builtFiles);
registerRoute(which(isPicture), pictures);

// The app tells of a page that it has shown without loading it, or that came before the worker, and
// when somebody has signed out.
self.addEventListener('message', (event) => {
  const { seen, signedOut } = event.data as { seen?: string; signedOut?: true };
  if (signedOut) event.waitUntil(forgetLookedAt());
  if (seen === undefined) return;
  const url = new URL(seen, self.location.href);
  const asked: Asked = { url, sameOrigin: true, mode: 'navigate', destination: 'document' };
  const keep = async (strategy: Strategy, address: string | URL): Promise<void> => {
    await strategy.handleAll({ event, request: new Request(address) })[1];
  };
  const keepAppShell = async (): Promise<void> => {
    if (!(await isAppShellKept())) await keep(appShell, url);
  };
  const place = placeOf(url);
  if (isPage(asked) && place) event.waitUntil(keep(pages, place.address));
  else if (isAppScreen(asked)) event.waitUntil(keepAppShell());
});

// A new worker takes over from an old one at once: it loads no page anew, and what a page of the old
// build has fetched is still kept for it. A page that has none goes on without: taken over while it
// loads, it would fetch again what it has asked for.
void self.skipWaiting();
enablePreload();
