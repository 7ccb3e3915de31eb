import { destinationsOf } from '../../contract/delivery/destinations.ts';
import type { Blog } from '../../contract/schemas/blog.ts';
import type { Deps } from '../deps.ts';
import { allOf } from './all-of.ts';
import { offerOf, type Offer } from './offer.ts';

/** Every product, newest first, as an offer. */
export const allOffers = async ({
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
export const allPosts = ({ presentReads }: Pick<Deps, 'presentReads'>): Promise<Blog[]> =>
  allOf(async (page) => (await presentReads.blogs(page)).value);
