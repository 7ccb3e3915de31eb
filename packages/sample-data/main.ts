import { ADMIN, people } from './src/content/people.ts';
import { posts } from './src/content/posts.ts';
import { products } from './src/content/products.ts';
import { createPeople } from './src/seed/accounts.ts';
import { adminSdk } from './src/seed/admin.ts';
import { createOrders } from './src/seed/orders.ts';
import {
  awaitMails,
  clearTraces,
  createMessages,
  createPosts,
  createProductReviews,
  createProducts,
  createReviews,
  tokenOf,
} from './src/seed/shop.ts';

/** Fills empty emulators with the sample world; `npm run seed` runs it and keeps the export. */
const sdk = adminSdk();
const step = async <Result>(what: string, work: Promise<Result>): Promise<Result> => {
  const result = await work;
  console.log(`  ${what}`);
  return result;
};
const tokens = await step(`${people.length} people`, createPeople(sdk, people));
const admin = tokenOf(tokens, ADMIN);
const ids = await step(`${products.length} products`, createProducts(sdk, admin));
await step(`${posts.length} posts`, createPosts(sdk));
await step('reviews', createReviews(sdk, tokens));
await step('messages', createMessages(sdk));
await step('orders', createOrders(sdk, tokens, ids));
await step('reviews by buyers', createProductReviews(sdk, tokens, ids));
await step('mails', awaitMails(sdk));
await clearTraces(sdk);
await sdk.close();
