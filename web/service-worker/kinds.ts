import { PRODUCT_FACETS } from '@rollwell/functions/contract/listings';
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

/** Pages that the site has for visitors, forms for an order's number or a key from a mail among them. */
const PAGE = new RegExp(
  `^(/|(${[homeAlias, products, blogs].join('|')})(/.*)?|${portfolio}|/login|/signup)$`,
);

/** Which of a list it is, as `web/src/lib/api/pages.ts` names it. */
const PAGE_PARAM = 'page';

/**
 * The pages that are the same for everybody, and what of a query makes another page of one. Nothing
 * else of an address is kept: it may name an order, or somebody.
 */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  [SITE_PATHS.home]: [],
  [SITE_PATHS.homeAlias]: [],
  [SITE_PATHS.products]: ['q', 'sort', PAGE_PARAM, ...Object.keys(PRODUCT_FACETS)],
  [SITE_PATHS.product]: [PAGE_PARAM],
  [SITE_PATHS.blogs]: [],
  [SITE_PATHS.blog]: [],
  [SITE_PATHS.portfolio]: [],
  [SITE_PATHS.imprint]: [],
  [SITE_PATHS.finder]: [],
  [SITE_PATHS.terms]: [],
  [SITE_PATHS.privacy]: [],
  [SITE_PATHS.returns]: [],
  [SITE_PATHS.delivery]: [],
  [SITE_PATHS.guarantee]: [],
  '/login': [],
  '/signup': [],
};

const PATTERNS = Object.entries(KEPT).map(
  ([path, parameters]) => [new RegExp(`^${path.replace(':id', '[^/]+')}$`), parameters] as const,
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
const SITE_PICTURE = /^\/[\w-]+\.(avif|webp|png|svg)$|^\/pictures\/[\w-]+\/\d+\.(avif|webp)$/;
const STORED_PICTURE = /^\/v0\/b\//;

const isNavigation = ({ sameOrigin, mode }: Asked): boolean => sameOrigin && mode === 'navigate';

export const isPage = (asked: Asked): boolean =>
  isNavigation(asked) && PAGE.test(asked.url.pathname);

/** Where a page is kept. */
export interface Place {
  /** Its address without all of the query that makes no other page of it. */
  address: string;
  /** False where more was asked for, which may stand in the answer: that is not kept. */
  isWhole: boolean;
}

/** @returns undefined for a page of which nothing is kept */
export function placeOf({ pathname, searchParams }: URL): Place | undefined {
  const [, parameters] = PATTERNS.find(([pattern]) => pattern.test(pathname)) ?? [];
  if (!parameters) return undefined;
  const asked = [...searchParams];
  const listed = asked.filter(([name]) => parameters.includes(name));
  return {
    address: listed.length === 0 ? pathname : `${pathname}?${new URLSearchParams(listed)}`,
    isWhole: listed.length === asked.length,
  };
}

export const isAppScreen = (asked: Asked): boolean =>
  isNavigation(asked) && APP.test(asked.url.pathname);

export const isBuiltFile = ({ sameOrigin, url }: Asked): boolean =>
  sameOrigin && BUILT.test(url.pathname);

export const isPicture = ({ destination, sameOrigin, url }: Asked): boolean =>
  destination === 'image' && (sameOrigin ? SITE_PICTURE : STORED_PICTURE).test(url.pathname);
