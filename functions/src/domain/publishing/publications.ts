import { LIST_LIMIT } from '../../contract/constants.ts';
import { destinationsOf } from '../../contract/delivery/destinations.ts';
import { REVIEWS_PER_PAGE } from '../../contract/products/product-rating.ts';
import type { Blog } from '../../contract/schemas/blog.ts';
import type { PublicationName } from '../../contract/site/publications.ts';
import type { Page, PageRequest } from '../../data/firestore/page.ts';
import type { Deps } from '../deps.ts';
import { pagesOf } from '../scheduled-work.ts';
import { BLOG_FEED_POSTS, blogFeed } from './blog-feed.ts';
import { merchantFeed } from './merchant-feed.ts';
import { offerOf, type Offer } from './offer.ts';
import { productFeed } from './product-feed.ts';
import { sitemap } from './sitemap.ts';
import {
  blogsMarkdown,
  blogMarkdown,
  legalMarkdown,
  llmsText,
  productsMarkdown,
  productMarkdown,
} from './markdown-alternates.ts';
import { LEGAL_TEXTS } from '../../contract/legal/legal-texts.ts';
import type { LegalName } from '../../contract/legal/legal-text.ts';

/** Caches before the shop keep what is published for as long as a view may be old, so it is of this moment. */
export type PublishingDeps = Pick<Deps, 'presentReads' | 'settings' | 'now'>;

/** Writes one publication; `id` is the one in its path. */
type Publication = (deps: PublishingDeps, id: string) => Promise<string>;

/** Pages read for one feed: 50,000 entries, the most that a sitemap may name. */
const MOST_PAGES = 50_000 / LIST_LIMIT.max;

/** Everything in a list, up to the most that a feed holds. */
const allOf = async <Item>(list: (page: PageRequest) => Promise<Page<Item>>): Promise<Item[]> => {
  const items: Item[] = [];
  for await (const page of pagesOf(list, MOST_PAGES)) items.push(...page);
  return items;
};

/** Every product, newest first, as an offer. */
const allOffers = async ({
  presentReads,
  settings,
}: Pick<Deps, 'presentReads' | 'settings'>): Promise<Offer[]> => {
  const [{ value: all }, { value: facts }] = await Promise.all([
    presentReads.allProducts(),
    presentReads.settings(),
  ]);
  return all.map((product) => offerOf(product, settings, destinationsOf(facts)));
};

/** Every blog post, newest first. */
const allPosts = ({ presentReads }: Pick<Deps, 'presentReads'>): Promise<Blog[]> =>
  allOf(async (page) => (await presentReads.blogs(page)).value);

const everything = async (deps: PublishingDeps) => {
  const [offers, posts] = await Promise.all([allOffers(deps), allPosts(deps)]);
  return { offers, posts };
};

/** Writes a page of the law from the settings of the shop, as of this moment. */
const ofLaw =
  (name: LegalName): Publication =>
  async ({ presentReads, settings, now }) =>
    legalMarkdown(
      LEGAL_TEXTS[name]((await presentReads.settings()).value, new Date(now())),
      settings,
    );

/**
 * What the shop publishes for programs, each written from the same offers and posts.
 * @throws AppError `not_found` for the alternate of a page that is not there.
 */
export const publications: Record<PublicationName, Publication> = {
  sitemap: async (deps) => sitemap(await everything(deps), deps.settings),
  blogFeed: async ({ presentReads, settings }) =>
    blogFeed((await presentReads.blogs({ limit: BLOG_FEED_POSTS })).value.items, settings),
  productFeed: async (deps) => JSON.stringify(productFeed(await allOffers(deps))),
  merchantFeed: async (deps) => merchantFeed(await allOffers(deps), deps.settings),
  llms: async (deps) => llmsText(await everything(deps), deps.settings),
  productsMarkdown: async (deps) => productsMarkdown(await allOffers(deps)),
  productMarkdown: async (deps, id) => {
    const { presentReads, settings } = deps;
    const [{ value: product }, { value: facts }] = await Promise.all([
      presentReads.product(id),
      presentReads.settings(),
    ]);
    const { items } = product.rating
      ? (await presentReads.productReviews(id, { limit: REVIEWS_PER_PAGE })).value
      : { items: [] };
    return productMarkdown(offerOf(product, settings, destinationsOf(facts)), items);
  },
  blogsMarkdown: async (deps) => blogsMarkdown(await allPosts(deps), deps.settings),
  termsMarkdown: ofLaw('terms'),
  privacyMarkdown: ofLaw('privacy'),
  returnsMarkdown: ofLaw('returns'),
  deliveryMarkdown: ofLaw('delivery'),
  guaranteeMarkdown: ofLaw('guarantee'),
  blogMarkdown: async ({ presentReads }, id) => blogMarkdown((await presentReads.blog(id)).value),
};
