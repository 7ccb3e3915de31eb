import type { WorkboxPlugin } from 'workbox-core/types.js';
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { placeOf } from './kinds.ts';
import { neverSeen } from './offline-page.ts';

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

const placeOfRequest = ({ url }: Request) => placeOf(new URL(url));

const inTheirPlaces: WorkboxPlugin = {
  cacheWillUpdate: ({ request, response }) =>
    Promise.resolve(placeOfRequest(request)?.isWhole ? response : null),
  // What has no place is looked for and not found.
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(placeOfRequest(request)?.address ?? request),
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

/** What somebody has looked at; it goes when they sign out. */
const LOOKED_AT = { pages: 'pages', pictures: 'pictures' } as const;

/** How often that has been forgotten in this life of the worker. */
let timesForgotten = 0;

/** An answer that was asked for before somebody signed out, and comes after it, is not kept. */
const askedSinceForgotten: WorkboxPlugin = {
  handlerWillStart: ({ state }) => {
    if (state) state.timesForgotten = timesForgotten;
    return Promise.resolve();
  },
  cacheWillUpdate: ({ response, state }) =>
    Promise.resolve(
      response.status === 200 && state?.timesForgotten === timesForgotten ? response : null,
    ),
};

/** The network has the first word and all the time it needs: what is kept answers only where it fails. */
export const pages = new NetworkFirst({
  cacheName: LOOKED_AT.pages,
  plugins: [pagesOnly, inTheirPlaces, askedSinceForgotten, withItsStyles, keeps(MOST.pages)],
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
  cacheName: LOOKED_AT.pictures,
  plugins: [
    { requestWillFetch: ({ request }) => Promise.resolve(asReadable(request)) },
    askedSinceForgotten,
    keeps(MOST.pictures),
  ],
});

/** Forgets what somebody has looked at, and when; the code of the site and the bare app stay. */
export const forgetLookedAt = async (): Promise<void> => {
  timesForgotten += 1;
  await Promise.all(
    Object.values(LOOKED_AT).map(async (name) => {
      await caches.delete(name);
      await new CacheExpiration(name, { maxEntries: 1 }).delete();
    }),
  );
};
