import { destinationsOf } from '../../contract/delivery/destinations.ts';
import { REVIEWS_PER_PAGE } from '../../contract/products/product-rating.ts';
import type { PublicationName } from '../../contract/site/publications.ts';
import type { Deps } from '../deps.ts';
import { BLOG_FEED_POSTS, blogFeed } from './blog-feed.ts';
import { merchantFeed } from './merchant-feed.ts';
import { offerOf } from './offer.ts';
import { productFeed } from './product-feed.ts';
import { allOffers, allPosts } from './published.ts';
import { sitemap } from './sitemap.ts';
import { blogsTwin, blogTwin, legalTwin, llmsText, productsTwin, productTwin } from './twins.ts';
import { LEGAL_TEXTS } from '../../contract/legal/legal-texts.ts';
import type { LegalName } from '../../contract/legal/legal-text.ts';

/** Caches before the shop keep what is published for as long as a view may be old, so it is of this moment. */
export type PublishingDeps = Pick<Deps, 'presentReads' | 'settings' | 'now'>;

/** Writes one publication; `id` is the one in its path. */
type Publication = (deps: PublishingDeps, id: string) => Promise<string>;

const everything = async (deps: PublishingDeps) => {
  const [offers, posts] = await Promise.all([allOffers(deps), allPosts(deps)]);
  return { offers, posts };
};

/** Writes a page of the law from the settings of the shop, as of this moment. */
const ofLaw =
  (name: LegalName): Publication =>
  async ({ presentReads, settings, now }) =>
    legalTwin(LEGAL_TEXTS[name]((await presentReads.settings()).value, new Date(now())), settings);

/**
 * What the shop publishes for programs, each written from the same offers and posts.
 * @throws AppError `not_found` for the twin of a page that is not there.
 */
export const publications: Record<PublicationName, Publication> = {
  sitemap: async (deps) => sitemap(await everything(deps), deps.settings),
  blogFeed: async ({ presentReads, settings }) =>
    blogFeed((await presentReads.blogs({ limit: BLOG_FEED_POSTS })).value.items, settings),
  productFeed: async (deps) => JSON.stringify(productFeed(await allOffers(deps))),
  merchantFeed: async (deps) => merchantFeed(await allOffers(deps), deps.settings),
  llms: async (deps) => llmsText(await everything(deps), deps.settings),
  productsTwin: async (deps) => productsTwin(await allOffers(deps)),
  productTwin: async (deps, id) => {
    const { presentReads, settings } = deps;
    const [{ value: product }, { value: facts }] = await Promise.all([
      presentReads.product(id),
      presentReads.settings(),
    ]);
    const { items } = product.rating
      ? (await presentReads.productReviews(id, { limit: REVIEWS_PER_PAGE })).value
      : { items: [] };
    return productTwin(offerOf(product, settings, destinationsOf(facts)), items);
  },
  blogsTwin: async (deps) => blogsTwin(await allPosts(deps), deps.settings),
  termsTwin: ofLaw('terms'),
  privacyTwin: ofLaw('privacy'),
  returnsTwin: ofLaw('returns'),
  deliveryTwin: ofLaw('delivery'),
  guaranteeTwin: ofLaw('guarantee'),
  blogTwin: async ({ presentReads }, id) => blogTwin((await presentReads.blog(id)).value),
};
