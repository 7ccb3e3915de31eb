import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { neverSeen, withAge } from './offline-notes.ts';

/** How much of each kind is kept; what was used longest ago goes first. */
const MOST = { pages: 60, builtFiles: 200, pictures: 120 } as const;

// Its types do not know exactOptionalPropertyTypes.
const keeps = (maxEntries: number): WorkboxPlugin =>
  new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }) as WorkboxPlugin;

/** A page that everybody may see, as it was asked for; a redirected one may not answer a navigation. */
const mayBeKept = (response: Response): boolean =>
  response.status === 200 &&
  !response.redirected &&
  (response.headers.get('Content-Type') ?? '').startsWith('text/html') &&
  !(response.headers.get('Cache-Control') ?? '').includes('no-store');

const pagesOnly: WorkboxPlugin = {
  cacheWillUpdate: ({ response }) => Promise.resolve(mayBeKept(response) ? response : null),
  handlerDidError: neverSeen,
};

const STYLES = /<link rel="stylesheet" href="(\/assets\/[^"]+)"/g;

/** Keeps the files of styles that a page links, too: one that the app has shown has not asked for them. */
const withItsStyles: WorkboxPlugin = {
  cacheDidUpdate: async ({ newResponse, event }) => {
    const files = [...(await newResponse.text()).matchAll(STYLES)].map(([, file = '']) => file);
    await Promise.allSettled(
      files.map((file) => builtFiles.handle({ event, request: new Request(file) })),
    );
  },
};

/** The network has the first word and all the time it needs: what is kept answers only where it fails. */
export const pages = new NetworkFirst({
  cacheName: 'pages',
  plugins: [
    pagesOnly,
    withItsStyles,
    {
      cachedResponseWillBeUsed: ({ cachedResponse }) =>
        cachedResponse ? withAge(cachedResponse) : Promise.resolve(undefined),
    },
    keeps(MOST.pages),
  ],
});

const APP_SHELL = { cacheName: 'app-shell', key: '/app.html' } as const;

/** One page serves all screens of the app; it holds nothing of anybody. */
export const appShell = new NetworkFirst({
  cacheName: APP_SHELL.cacheName,
  plugins: [pagesOnly, { cacheKeyWillBeUsed: () => Promise.resolve(APP_SHELL.key) }],
});

/** Each screen that is loaded keeps it anew; one that the app shows need not. */
export const isAppShellKept = async (): Promise<boolean> =>
  (await caches.match(APP_SHELL.key, { cacheName: APP_SHELL.cacheName })) !== undefined;

export const builtFiles = new CacheFirst({
  cacheName: 'built-files',
  plugins: [keeps(MOST.builtFiles)],
});

/** An answer across sites that may not be looked into counts as megabytes of what a site may keep. */
const asReadable = (request: Request): Request =>
  request.mode === 'no-cors'
    ? new Request(request.url, { mode: 'cors', credentials: 'omit' })
    : request;

export const pictures = new CacheFirst({
  cacheName: 'pictures',
  plugins: [
    { requestWillFetch: ({ request }) => Promise.resolve(asReadable(request)) },
    keeps(MOST.pictures),
  ],
});
