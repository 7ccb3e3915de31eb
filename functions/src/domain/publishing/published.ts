import { destinationsOf } from '../../contract/destinations.ts';
import type { Blog } from '../../contract/schemas/blog.ts';
import type { Deps } from '../deps.ts';
import { allOf } from './all-of.ts';
import { offerOf, type Offer } from './offer.ts';

/** Every product, newest first, as an offer. */
export const allOffers = async ({
  products,
  settings,
  shopSettings,
}: Pick<Deps, 'products' | 'settings' | 'shopSettings'>): Promise<Offer[]> => {
  const [all, facts] = await Promise.all([
    allOf((page) => products.list({ q: '', sort: 'newest', ...page }, { whole: true })),
    shopSettings.get(),
  ]);
  return all.map((product) => offerOf(product, settings, destinationsOf(facts)));
};

/** Every blog post, newest first. */
export const allPosts = ({ blogs }: Pick<Deps, 'blogs'>): Promise<Blog[]> =>
  allOf((page) => blogs.list(page));
