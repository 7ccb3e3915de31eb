import { SITE_PATHS } from '@rollwell/functions/contract/site-paths';

/** A request as far as it decides what to keep of its answer. */
export interface Asked {
  url: URL;
  /** The address belongs to this site. */
  sameOrigin: boolean;
  mode: RequestMode;
  destination: RequestDestination;
}

const { homeAlias, products, blogs, portfolio } = SITE_PATHS;

/** Pages that are the same for everybody. */
const PAGE = new RegExp(
  `^(/|(${[homeAlias, products, blogs].join('|')})(/.*)?|${portfolio}|/login|/signup)$`,
);

/** Screens of one person: their page is the bare app, which knows or asks the API what to show. */
const APP = /^\/(dashboard|purchase|basket|add-blog|add-product)(\/|$)/i;

/**
 * Built files, whose names change with their content. Not the face: a browser takes no font that a
 * worker has brought for a preload for the one that a page draws with, asks for it once more, and draws
 * without it meanwhile. It keeps the file by itself.
 */
const BUILT = /^\/assets\/[^/]+-[\w-]{8}\.(js|css)$/;

/** A picture of the site, or one that was uploaded: its address changes with it. */
const PICTURE = /^\/[\w-]+\.(avif|webp|png|svg)$|^\/v0\/b\/|^\/pictures\/[\w-]+\/\d+\.(avif|webp)$/;

const isNavigation = ({ sameOrigin, mode }: Asked): boolean => sameOrigin && mode === 'navigate';

export const isPage = (asked: Asked): boolean =>
  isNavigation(asked) && PAGE.test(asked.url.pathname);

export const isAppScreen = (asked: Asked): boolean =>
  isNavigation(asked) && APP.test(asked.url.pathname);

export const isBuiltFile = ({ sameOrigin, url }: Asked): boolean =>
  sameOrigin && BUILT.test(url.pathname);

export const isPicture = ({ destination, url }: Asked): boolean =>
  destination === 'image' && PICTURE.test(url.pathname);
