import type { Blog } from '../../contract/schemas/blog.ts';
import type { Product } from '../../contract/schemas/product.ts';
import type { ProductReview } from '../../contract/schemas/product-review.ts';
import { NEVER_SAVED, SAMPLE_SETTINGS } from '../../contract/shop-settings.ts';
import type { EntryRepository } from '../../data/entry-repository.ts';
import type { Page, PageRequest } from '../../data/page.ts';
import type { ProductReviewRepository } from '../../data/product-review-repository.ts';
import type { ProductRepository } from '../../data/product-repository.ts';
import type { SettingsRepository } from '../../data/settings-repository.ts';
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
): PublishingDeps => ({
  now: () => Date.parse(DAY),
  settings: {
    shopUrl: 'https://shop.test',
    uploadKey: '',
    orderHoldMs: 0,
    onlyVerifiedAdmins: false,
  },
  products: {
    get: (id: string) => Promise.resolve(products.find(({ _id }) => _id === id)),
    list: (page: PageRequest) => Promise.resolve(pageOf(products, page)),
  } as Partial<ProductRepository> as ProductRepository,
  productReviews: {
    list: (_id: string, page: PageRequest) => Promise.resolve(pageOf(reviews, page)),
  } as Partial<ProductReviewRepository> as ProductReviewRepository,
  shopSettings: {
    get: () => Promise.resolve({ ...SAMPLE_SETTINGS, updatedAt: NEVER_SAVED }),
  } as Partial<SettingsRepository> as SettingsRepository,
  blogs: {
    get: (id: string) => Promise.resolve(posts.find(({ _id }) => _id === id)),
    list: (page: PageRequest) => Promise.resolve(pageOf(posts, page)),
  } as Partial<EntryRepository<Blog>> as EntryRepository<Blog>,
});
