import { destinationsOf } from '../../contract/destinations.ts';
import { REVIEWS_PER_PAGE } from '../../contract/product-rating.ts';
import type { PublicationName } from '../../contract/publications.ts';
import { getBlog } from '../blogs/get-blog.ts';
import type { Deps } from '../deps.ts';
import { getProduct } from '../products/get-product.ts';
import { BLOG_FEED_POSTS, blogFeed } from './blog-feed.ts';
import { merchantFeed } from './merchant-feed.ts';
import { offerOf } from './offer.ts';
import { productFeed } from './product-feed.ts';
import { allOffers, allPosts } from './published.ts';
import { sitemap } from './sitemap.ts';
import { blogsTwin, blogTwin, legalTwin, llmsText, productsTwin, productTwin } from './twins.ts';
import { LEGAL_TEXTS } from '../../contract/legal/legal-texts.ts';
import type { LegalName } from '../../contract/legal/legal-names.ts';

export type PublishingDeps = Pick<
  Deps,
  'products' | 'productReviews' | 'blogs' | 'settings' | 'shopSettings' | 'now'
>;

/** Writes one publication; `id` is the one in its path. */
type Publication = (deps: PublishingDeps, id: string) => Promise<string>;

const everything = async (deps: PublishingDeps) => {
  const [offers, posts] = await Promise.all([allOffers(deps), allPosts(deps)]);
  return { offers, posts };
};

/** Writes a page of the law from the settings of the shop, as of this moment. */
const ofLaw =
  (name: LegalName): Publication =>
  async ({ shopSettings, settings, now }) =>
    legalTwin(LEGAL_TEXTS[name](await shopSettings.get(), new Date(now())), settings);

/**
 * What the shop publishes for programs, each written from the same offers and posts.
 * @throws AppError `not_found` for the twin of a page that is not there.
 */
export const publications: Record<PublicationName, Publication> = {
  sitemap: async (deps) => sitemap(await everything(deps), deps.settings),
  blogFeed: async ({ blogs, settings }) =>
    blogFeed((await blogs.list({ limit: BLOG_FEED_POSTS })).items, settings),
  productFeed: async (deps) => JSON.stringify(productFeed(await allOffers(deps))),
  merchantFeed: async (deps) => merchantFeed(await allOffers(deps), deps.settings),
  llms: async (deps) => llmsText(await everything(deps), deps.settings),
  productsTwin: async (deps) => productsTwin(await allOffers(deps)),
  productTwin: async (deps, id) => {
    const [product, facts] = await Promise.all([getProduct(deps, id), deps.shopSettings.get()]);
    const { items } = product.rating
      ? await deps.productReviews.list(id, { limit: REVIEWS_PER_PAGE })
      : { items: [] };
    return productTwin(offerOf(product, deps.settings, destinationsOf(facts)), items);
  },
  blogsTwin: async (deps) => blogsTwin(await allPosts(deps), deps.settings),
  termsTwin: ofLaw('terms'),
  privacyTwin: ofLaw('privacy'),
  returnsTwin: ofLaw('returns'),
  deliveryTwin: ofLaw('delivery'),
  guaranteeTwin: ofLaw('guarantee'),
  blogTwin: async (deps, id) => blogTwin(await getBlog(deps, id)),
};
