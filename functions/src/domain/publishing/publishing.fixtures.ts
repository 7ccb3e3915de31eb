import type { Blog } from '../../contract/schemas/blog.ts';
import type { Product } from '../../contract/schemas/product.ts';
import type { ProductReview } from '../../contract/schemas/product-review.ts';
import { NEVER_SAVED, SAMPLE_SETTINGS } from '../../contract/shop-settings.ts';
import type { Page, PageRequest } from '../../data/firestore/page.ts';
import { Catalogue } from '../catalogue/catalogue.ts';
import { memoryCatalogue } from '../catalogue/memory-catalogue.fixtures.ts';
import { presentReads } from '../public-reads/cached-reads.ts';
import type { PublishingDeps } from './publications.ts';

const DAY = '2026-11-21T08:00:00.000Z';

export const productWith = (changes: Partial<Product> = {}): Product => ({
  _id: 'roller',
  name: 'Roller 25 cm',
  price: 4.35,
  img: 'https://firebasestorage.googleapis.com/v0/b/shop/o/640.webp?alt=media',
  description: 'For smooth walls.\nHolds its paint.',
  minOrder: 3,
  available: 40,
  createdAt: DAY,
  updatedAt: DAY,
  ...changes,
});

export const postWith = (changes: Partial<Blog> = {}): Blog => ({
  _id: 'post',
  heading: 'Which nap?',
  description: 'Short for smooth walls.',
  img: 'https://firebasestorage.googleapis.com/v0/b/shop/o/640.webp?alt=media',
  createdAt: DAY,
  ...changes,
});

/** A page of things in the order in which they stand; the cursor says how many came before. */
const pageOf = <Item>(all: readonly Item[], { limit, cursor = '0' }: PageRequest): Page<Item> => {
  const end = Number(cursor) + limit;
  return {
    items: all.slice(Number(cursor), end),
    nextCursor: end < all.length ? String(end) : undefined,
  };
};

/** What publications are written from, in memory. */
export const publishing = (
  products: readonly Product[] = [productWith()],
  posts: readonly Blog[] = [postWith()],
  reviews: readonly ProductReview[] = [],
): PublishingDeps => {
  const now = () => Date.parse(DAY);
  const sources = {
    now,
    catalogue: new Catalogue({ repository: memoryCatalogue(now, products).repository, now }),
    products: {
      get: (id: string) => Promise.resolve(products.find(({ _id }) => _id === id)),
    },
    productReviews: {
      list: (_id: string, page: PageRequest) => Promise.resolve(pageOf(reviews, page)),
    },
    shopSettings: {
      get: () => Promise.resolve({ ...SAMPLE_SETTINGS, updatedAt: NEVER_SAVED }),
    },
    blogs: {
      get: (id: string) => Promise.resolve(posts.find(({ _id }) => _id === id)),
      list: (page: PageRequest) => Promise.resolve(pageOf(posts, page)),
    },
  };
  return {
    now,
    settings: {
      shopUrl: 'https://shop.test',
      uploadKey: '',
      orderHoldMs: 0,
      onlyVerifiedAdmins: false,
    },
    presentReads: presentReads(sources as unknown as Parameters<typeof presentReads>[0]),
  };
};
