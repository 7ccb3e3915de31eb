import type { Blog } from '../../contract/schemas/blog.ts';
import type { Deps } from '../deps.ts';
import { allOf } from './all-of.ts';
import { offerOf, type Offer } from './offer.ts';

/** Every product, newest first, as an offer. */
export const allOffers = async ({
  products,
  settings,
}: Pick<Deps, 'products' | 'settings'>): Promise<Offer[]> => {
  const all = await allOf((page) =>
    products.list({ q: '', sort: 'newest', ...page }, { attributes: true }),
  );
  return all.map((product) => offerOf(product, settings));
};

/** Every blog post, newest first. */
export const allPosts = ({ blogs }: Pick<Deps, 'blogs'>): Promise<Blog[]> =>
  allOf((page) => blogs.list(page));
