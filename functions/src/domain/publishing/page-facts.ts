import { destinationsOf } from '../../contract/destinations.ts';
import { LEGAL_NAMES, type LegalName } from '../../contract/legal/legal-names.ts';
import { LEGAL_TEXTS } from '../../contract/legal/legal-texts.ts';
import { imageUrlOfSize } from '../../contract/images.ts';
import type { PageFacts } from '../../contract/page-head.ts';
import { SITE_PATHS } from '../../contract/site-paths.ts';
import type { Deps } from '../deps.ts';
import { offerOf } from './offer.ts';
import { siteUrl } from './site-url.ts';
import {
  structuredBlog,
  structuredBlogs,
  structuredHome,
  structuredProduct,
  structuredProducts,
} from './structured-data.ts';

const MAX_DESCRIPTION = 155;

/** The beginning of a text on one line, as search engines show it; no word is cut. */
const beginningOf = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= MAX_DESCRIPTION) return line;
  return `${line.slice(0, MAX_DESCRIPTION).replace(/\s\S*$/, '')}…`;
};

const DESCRIPTIONS = {
  home: 'Rollwell makes rollers, frames, trays and poles that decorators reorder for years. Even coat, every time.',
  products:
    'Rollers, frames, trays, poles and kits for decorators, with price and stock. Order by the piece or by the carton.',
  blogs:
    'What we learn about naps, walls and paint, written down by the people who make the rollers.',
} as const;

type FactsDeps = Pick<Deps, 'cachedReads' | 'settings' | 'now'>;

const ofList = (
  { settings }: FactsDeps,
  name: keyof typeof DESCRIPTIONS,
  structured: readonly object[],
): PageFacts => ({
  description: DESCRIPTIONS[name],
  canonical: siteUrl(settings, SITE_PATHS[name]),
  picture: siteUrl(settings, '/share-card.png'),
  type: 'website',
  structured,
});

/** The pages that stand below the first one, by their paths. */
const COMPANY = {
  finder:
    'Which roller for which wall: nap, width and number for your surface, paint and area, with the arithmetic shown.',
  imprint: 'Who sells at Rollwell, and how to reach us.',
  withdrawal:
    'Withdraw from an order at Rollwell: tell us which one, confirm, and get the receipt at once. No account and no reason needed.',
} as const;

/** The facts of an imprint, a text of the law or the withdrawal function. */
const ofCompany = async (
  { cachedReads, settings, now }: FactsDeps,
  pathname: string,
): Promise<PageFacts | undefined> => {
  const name = (
    [...LEGAL_NAMES, ...Object.keys(COMPANY)] as (LegalName | keyof typeof COMPANY)[]
  ).find((each) => SITE_PATHS[each] === pathname);
  if (name === undefined) return undefined;
  const description =
    name === 'imprint' || name === 'withdrawal' || name === 'finder'
      ? COMPANY[name]
      : LEGAL_TEXTS[name]((await cachedReads.settings()).value, new Date(now())).lead;
  return {
    description: beginningOf(description),
    canonical: siteUrl(settings, SITE_PATHS[name]),
    picture: siteUrl(settings, '/share-card.png'),
    type: 'website',
    structured: [],
  };
};

const ofProduct = async ({ cachedReads, settings }: FactsDeps, id: string): Promise<PageFacts> => {
  const [{ value: product }, { value: facts }] = await Promise.all([
    cachedReads.product(id),
    cachedReads.settings(),
  ]);
  const offer = offerOf(product, settings, destinationsOf(facts));
  return {
    description: beginningOf(offer.description),
    canonical: offer.url,
    picture: offer.picture,
    type: 'product',
    structured: structuredProduct(offer, settings),
  };
};

const ofBlog = async ({ cachedReads, settings }: FactsDeps, id: string): Promise<PageFacts> => {
  const { value: post } = await cachedReads.blog(id);
  return {
    description: beginningOf(post.description),
    canonical: siteUrl(settings, SITE_PATHS.blog, post._id),
    picture: imageUrlOfSize(post.img, 1280, 'webp'),
    type: 'article',
    structured: structuredBlog(post, settings),
  };
};

/**
 * The facts of the page at a path, from the same reads as the page itself.
 *
 * @returns undefined for a page that has nothing to be found for
 * @throws AppError `not_found` for what is gone.
 */
export const pageFacts = async (
  deps: FactsDeps,
  pathname: string,
): Promise<PageFacts | undefined> => {
  const { settings } = deps;
  const [folder = '', id, ...more] = pathname.split('/').filter((part) => part !== '');
  if (more.length > 0) return undefined;
  if (id !== undefined) {
    if (folder === 'products') return ofProduct(deps, decodeURIComponent(id));
    if (folder === 'blogs') return ofBlog(deps, decodeURIComponent(id));
    return ofCompany(deps, `/${folder}/${id}`);
  }
  if (folder === '' || folder === 'home') return ofList(deps, 'home', structuredHome(settings));
  if (folder === 'products') return ofList(deps, 'products', structuredProducts(settings));
  if (folder === 'blogs') return ofList(deps, 'blogs', structuredBlogs(settings));
  return undefined;
};
