import { destinationsOf } from '../../contract/delivery/destinations.ts';
import { imageUrlOfSize } from '../../contract/site/images.ts';
import type { PageFacts } from '../../contract/site/page-head.ts';
import type { PageAtAddress } from '../../contract/site/rendered-page.ts';
import { SITE_PATHS, siteUrl } from '../../contract/site/site-paths.ts';
import { cutTo } from '../../contract/text/truncate.ts';
import type { Deps } from '../deps.ts';
import { offerOf } from './offer.ts';
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
  return `${cutTo(line, MAX_DESCRIPTION).replace(/\s\S*$/, '')}…`;
};

type FactsDeps = Pick<Deps, 'cachedReads' | 'settings'>;

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

/** What the pages of lists say for machines. */
const STRUCTURED: Partial<Record<string, (settings: Deps['settings']) => readonly object[]>> = {
  home: structuredHome,
  products: structuredProducts,
  blogs: structuredBlogs,
};

/** Pages that have further ones, each with an address of its own. */
const LISTS = ['products', 'blogs'];

/**
 * The facts of a page, from the same reads as the page itself.
 *
 * @returns undefined for a page that has nothing to be found for
 * @throws AppError `not_found` for what is gone.
 */
export const pageFacts = async (
  deps: FactsDeps,
  { page, path, id, description, listPage }: PageAtAddress,
): Promise<PageFacts | undefined> => {
  const { settings } = deps;
  if (page === 'product') return ofProduct(deps, id);
  if (page === 'blog') return ofBlog(deps, id);
  if (description === undefined) return undefined;
  const furtherPage = LISTS.includes(page) && listPage > 1 ? `?page=${listPage}` : '';
  return {
    description: beginningOf(description),
    canonical: siteUrl(settings, page === 'home' ? SITE_PATHS.home : path) + furtherPage,
    picture: siteUrl(settings, '/share-card.png'),
    type: 'website',
    structured: STRUCTURED[page]?.(settings) ?? [],
  };
};
