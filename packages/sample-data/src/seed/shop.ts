import { COLLECTIONS } from '@rollwell/functions/contract';
import { messages } from '../content/messages.ts';
import { posts } from '../content/posts.ts';
import { products } from '../content/products.ts';
import { productReviews } from '../content/product-reviews.ts';
import { reviews } from '../content/reviews.ts';
import type { PictureName } from '../content/pictures.ts';
import type { Tokens } from './accounts.ts';
import type { AdminSdk } from './admin.ts';
import { call, uploadPicture } from './api.ts';
import { setBack } from './dates.ts';

const need = <Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): Value => {
  const value = map.get(key);
  if (value === undefined) throw new Error(`The sample content has no "${String(key)}"`);
  return value;
};

const upload = (name: PictureName): Promise<string> => uploadPicture(`${name}.webp`);

export const tokenOf = (tokens: Tokens, email: string): string => need(tokens, email);

/** Puts the products into the shop, with a past where it is an emulator's; gives back their ids by the content's keys. */
export async function createProducts(
  sdk: AdminSdk | undefined,
  token: string,
): Promise<Map<PictureName, string>> {
  const ids = new Map<PictureName, string>();
  for (const { key, age, more = [], ...facts } of products) {
    const img = await upload(key);
    const pictures = [];
    for (const { photo, ...picture } of more)
      pictures.push({ img: await upload(photo), ...picture });
    const body = { ...facts, img, ...(pictures.length > 0 && { pictures }) };
    const { insertedId } = await call('createProduct', {}, { token, body });
    if (sdk) await setBack(sdk.db.collection(COLLECTIONS.products).doc(insertedId), age);
    ids.set(key, insertedId);
  }
  return ids;
}

export async function createPosts(sdk: AdminSdk | undefined): Promise<void> {
  for (const { picture, age, ...text } of posts) {
    const img = await upload(picture);
    const { insertedId } = await call('createBlog', {}, { body: { ...text, img } });
    if (sdk) await setBack(sdk.db.collection(COLLECTIONS.blogs).doc(insertedId), age);
  }
}

export async function createReviews({ db }: AdminSdk, tokens: Tokens): Promise<void> {
  for (const { by, age, ...body } of reviews) {
    const { insertedId } = await call('createReview', {}, { token: tokenOf(tokens, by), body });
    await setBack(db.collection(COLLECTIONS.reviews).doc(insertedId), age);
  }
}

/** Has buyers say what they make of what was sent to them. */
export async function createProductReviews(
  { db }: AdminSdk,
  tokens: Tokens,
  ids: ReadonlyMap<PictureName, string>,
): Promise<void> {
  for (const { by, product, age, ...body } of productReviews) {
    const id = need(ids, product);
    const token = tokenOf(tokens, by);
    await call('reviewProduct', { id }, { token, body });
    const { review } = await call('ownProductReview', { id }, { token });
    if (!review) throw new Error(`${by} has no review of ${product}`);
    const document = db.collection(COLLECTIONS.productReviews).doc(review._id);
    await setBack(document, age);
    await document.update({ updatedAt: (await document.get()).get('createdAt') });
  }
}

export async function createMessages({ db }: AdminSdk): Promise<void> {
  for (const { age, ...body } of messages) {
    const { insertedId } = await call('createContactMessage', {}, { body });
    await setBack(db.collection(COLLECTIONS.contactMessages).doc(insertedId), age);
  }
}

const SENDING_MS = 120_000;

/** Waits until every mail of the orders is sent: a shop starts with none that is due. */
export async function awaitMails({ db }: AdminSdk): Promise<void> {
  const due = db.collection(COLLECTIONS.mail).orderBy('nextAttemptAt').limit(1);
  const until = Date.now() + SENDING_MS;
  while (!(await due.get()).empty) {
    if (Date.now() > until) throw new Error('Mails are due and not sent: see the functions’ log.');
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/** What only the time of seeding needed and no shop should start with. */
export async function clearTraces({ db }: AdminSdk): Promise<void> {
  for (const name of ['rateLimits', 'idempotencyKeys', 'catalogue', 'removedProducts'] as const) {
    await db.recursiveDelete(db.collection(COLLECTIONS[name]));
  }
}
