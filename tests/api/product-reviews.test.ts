import { afterEach, describe, expect, it, vi } from 'vitest';
import { PERSON_LIMITS, VALIDATION } from '@rollwell/functions/contract';
import { unique, type TestUser } from '../support/api-accounts.ts';
import { db } from '../support/api-admin.ts';
import { call, SHOP } from '../support/api-client.ts';
import { newProduct } from '../support/api-orders.ts';
import { people } from '../support/api-people.ts';
import { buyerOf, reviewProduct as review } from '../support/api-reviews.ts';
import { writeDirectly } from '../support/direct-writes.ts';
import { startAppOn, concurrently } from '../support/in-process-app.ts';

const { admin, stranger } = await people({ admin: 'admin', stranger: 'customer' });

/** Read with a token: as it is now. */
const productOf = async (id: string) =>
  (await call('getProduct', { id }, { token: stranger.token })).body;
const reviewsOf = async (id: string) =>
  (await call('listProductReviews', { id }, { token: stranger.token })).body;

describe('PUT /review/product/{id}', () => {
  it('is for whoever was sent the product, by the orders', async () => {
    const id = await newProduct();
    const other = await newProduct();
    const refused = [
      await buyerOf(id, {}),
      await buyerOf(id, { paid: true }),
      await buyerOf(other),
      admin,
    ];
    for (const person of refused) {
      const { status, error } = await review(person, id, 5);
      expect([status, error.code]).toEqual([403, 'not_received']);
    }
    expect((await review(await buyerOf(id), id, 5)).body).toEqual({ modifiedCount: 1 });
    // Whoever sent it back had it in their hands.
    const returned = await buyerOf(id, { paid: true, shipped: true, refundedAt: new Date() });
    expect((await review(returned, id, 2)).status).toBe(200);
    expect((await productOf(id)).rating).toEqual({
      ...{ average: 3.5, count: 2 },
      stars: [0, 1, 0, 0, 1],
    });
  });

  it('gives each buyer one review, which they can change', async () => {
    const id = await newProduct();
    const buyer = await buyerOf(id);
    const own = () => call('ownProductReview', { id }, { token: buyer.token });
    expect((await own()).body).toEqual({ mayReview: true, review: null });
    await review(buyer, id, 5, 'Even coat');
    await review(buyer, id, 2, 'It sheds after all');
    const reviews = await reviewsOf(id);
    expect(reviews).toMatchObject([
      { author: 'Ada Painter', ratings: 2, description: 'It sheds after all' },
    ]);
    expect((await own()).body.review).toEqual(reviews[0]);
    expect((await productOf(id)).rating).toEqual({
      ...{ average: 2, count: 1 },
      stars: [0, 1, 0, 0, 0],
    });
  });

  it('shows of its author only the name', async () => {
    const id = await newProduct();
    const buyer = await buyerOf(id);
    await review(buyer, id, 4);
    const text = JSON.stringify([await reviewsOf(id), await productOf(id)]);
    expect(text).not.toContain(buyer.uid);
    expect(text).not.toContain(buyer.email);
  });

  it('counts each of twenty who write at once', async () => {
    const id = await newProduct({ available: 1000 });
    const buyers = await Promise.all(Array.from({ length: 20 }, () => buyerOf(id)));
    const answers = await Promise.all(
      buyers.map((buyer, index) => review(buyer, id, 1 + (index % 5))),
    );
    const written = answers.filter(({ status }) => status === 200).length;
    expect(answers.every(({ status }) => status === 200 || status === 429)).toBe(true);
    const { docs } = await db.collection('productReviews').where('productId', '==', id).get();
    expect(docs).toHaveLength(written);
    const counted = [1, 2, 3, 4, 5].map(
      (stars) => docs.filter((one) => one.get('ratings') === stars).length,
    );
    expect((await productOf(id)).rating).toMatchObject({ count: written, stars: counted });
  });

  it('keeps one review of a buyer who sends ten at once, and counts it once', async () => {
    const id = await newProduct();
    const buyer = await buyerOf(id);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_none, index) => review(buyer, id, 1 + (index % 5))),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([]);
    expect(statuses).toContain(200);
    const { docs } = await db.collection('productReviews').where('productId', '==', id).get();
    expect(docs).toHaveLength(1);
    const ratings = Number(docs[0]?.get('ratings'));
    const stars = [1, 2, 3, 4, 5].map((each) => Number(each === ratings));
    expect((await productOf(id)).rating).toEqual({ average: ratings, count: 1, stars });
  });

  it('counts none too few while a buyer writes a review and takes it back at once', async () => {
    const id = await newProduct();
    const buyer = await buyerOf(id);
    await review(buyer, id, 5);
    const [{ _id: own } = { _id: '' }] = await reviewsOf(id);
    const answers = await Promise.all([
      ...[1, 2, 3, 4].map((ratings) => review(buyer, id, ratings)),
      ...[1, 2, 3, 4].map(() => call('deleteProductReview', { id: own }, { token: buyer.token })),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => ![200, 404, 429].includes(status))).toEqual([]);
    const { docs } = await db.collection('productReviews').where('productId', '==', id).get();
    const stored = await db.doc(`products/${id}`).get();
    const stars = stored.get('stars') as number[];
    expect(stars.reduce((sum, each) => sum + each, 0)).toBe(docs.length);
  });

  it('is no conflict for an edit of the product meanwhile', async () => {
    const id = await newProduct();
    const { token } = admin;
    const { updatedAt, ...before } = (await call('getProduct', { id }, { token })).body;
    const { name, price, minOrder, img, description } = before;
    await review(await buyerOf(id), id, 5);
    const body = { name, price: price + 1, minOrder, img, description, updatedAt };
    expect((await call('updateProduct', { id }, { token, body })).status).toBe(200);
    expect((await productOf(id)).rating?.count).toBe(1);
  });

  it.each([
    [
      'nothing',
      {},
      { description: VALIDATION.descriptionRequired, ratings: VALIDATION.ratingsRequired },
    ],
    ['6 of 5', { description: 'x', ratings: 6 }, { ratings: VALIDATION.ratingsChoice }],
    [
      'an author',
      { description: 'x', ratings: 5, author: 'Me' },
      { author: VALIDATION.unknownField },
    ],
  ])('refuses %s', async (_what, body, fields) => {
    const { token } = stranger;
    const { status, error } = await call('reviewProduct', { id: 'any' }, { token, body });
    expect([status, error.code, error.fields]).toEqual([400, 'validation_failed', fields]);
  });

  it('hears of a product that is gone, and of writing too much', async () => {
    const id = await newProduct();
    const buyer = await buyerOf(id);
    for (let count = 0; count < PERSON_LIMITS.reviews.atMost - 1; count += 1)
      await review(buyer, id, 3);
    await writeDirectly((batch) => batch.delete(db.doc(`products/${id}`)));
    expect((await review(buyer, id, 3)).error.code).toBe('not_found');
    const { status, headers } = await review(buyer, id, 3);
    expect([status, headers.has('retry-after')]).toEqual([429, true]);
  });
});

describe('GET /review/product/{id}', () => {
  it('lists newest first, page by page, for everybody', async () => {
    const id = await newProduct();
    const words = [unique('first'), unique('second')];
    for (const description of words) await review(await buyerOf(id), id, 4, description);
    const page = await call('listProductReviews', { id }, { query: { limit: 1 } });
    expect(page.body.map(({ description }) => description)).toEqual([words[1]]);
    const cursor = page.headers.get('x-next-cursor') ?? '';
    const next = await call('listProductReviews', { id }, { query: { limit: 1, cursor } });
    expect(next.body.map(({ description }) => description)).toEqual([words[0]]);
    expect(page.headers.get('cache-control')).toMatch(/s-maxage=\d+/);
    const { status } = await call('listProductReviews', { id }, { query: { limit: 0 } });
    expect(status).toBe(400);
  });

  it('is apart from what anybody says of the shop', async () => {
    const id = await newProduct();
    const description = unique('Of the product');
    await review(await buyerOf(id), id, 4, description);
    const { body } = await call('listReviews', {}, { query: { limit: 100 } });
    expect(body.map((each) => each.description)).not.toContain(description);
    const open = { description: unique('Of the shop'), ratings: 1 };
    await call('createReview', {}, { token: stranger.token, body: open });
    expect((await productOf(id)).rating?.stars).toEqual([0, 0, 0, 1, 0]);
  });
});

describe('DELETE /review/verified/{id}', () => {
  const written = async () => {
    const id = await newProduct();
    const buyer = await buyerOf(id);
    await review(buyer, id, 5, 'To be removed');
    const [{ _id } = { _id: '' }] = await reviewsOf(id);
    return { id, buyer, reviewId: _id };
  };
  const remove = ({ token }: TestUser, id: string, origin?: string) =>
    call('deleteProductReview', { id }, { token, ...(origin && { origin }) });

  it('is for its author, once, and for no other customer', async () => {
    const { id, buyer, reviewId } = await written();
    const refused = await remove(stranger, reviewId);
    expect([refused.status, refused.error.code]).toEqual([403, 'permission_denied']);
    expect((await remove(buyer, reviewId)).body).toEqual({ deletedCount: 1 });
    expect((await remove(buyer, reviewId)).status).toBe(404);
    expect(await productOf(id)).not.toHaveProperty('rating');
    expect(await reviewsOf(id)).toEqual([]);
  });

  it('is for admins, with an entry in the log', async () => {
    const { reviewId } = await written();
    expect((await remove(admin, reviewId)).body).toEqual({ deletedCount: 1 });
    const { docs } = await db.collection('auditLog').where('before._id', '==', reviewId).get();
    expect(docs.map((entry) => entry.data())).toMatchObject([
      { type: 'review.deleted', by: admin.email, before: { description: 'To be removed' } },
    ]);
  });

  describe('without its turn to commit', async () => {
    const origin = await startAppOn(concurrently(db));
    afterEach(() => vi.restoreAllMocks());

    it('is answered 429, and the review stays and counts', async () => {
      const { id, reviewId } = await written();
      vi.spyOn(Math, 'random').mockReturnValue(0);
      expect((await remove(admin, reviewId, origin)).error.code).toBe('too_many_requests');
      expect((await productOf(id)).rating?.count).toBe(1);
    });
  });
});

describe('what programs read of a product', () => {
  it('names the rating of buyers alone, everywhere alike', async () => {
    const read = async (path: string) => (await fetch(new URL(path, SHOP))).text();
    expect(await read(`/products/${await newProduct()}`)).not.toContain('aggregateRating');
    const id = await newProduct();
    const words = unique('Even coat');
    await review(await buyerOf(id), id, 4, words);
    await review(await buyerOf(id), id, 5);
    const html = await read(`/products/${id}`);
    expect(html).toMatch(/"aggregateRating":\{[^}]*"ratingValue":4.5,"reviewCount":2/);
    expect(html).toContain(words);
    expect(html).toContain('4.5 of 5 from 2 reviews');
    const markdown = await read(`/products/${id}.md`);
    expect(markdown).toContain('Reviews by buyers: 4.5 of 5 from 2 reviews');
    expect(markdown).toContain(words);
  });
});
