import { beforeEach, describe, expect, it } from 'vitest';
import { PERSON_LIMITS } from '../../contract/orders/person-limits.ts';
import type { NewProductReview } from '../../contract/schemas/product-review.ts';
import type { AuditEntry } from '../../data/firestore/audit.ts';
import type {
  ProductReviewRepository,
  RatedProduct,
  ReviewRecord,
} from '../../data/products/product-review-repository.ts';
import type { Caller, KnownCaller } from '../caller.ts';
import { deleteProductReview, ownProductReview, reviewProduct } from './product-reviews.ts';

const NOW = Date.parse('2026-11-23T08:00:00Z');
const FAILED_PRECONDITION = 9;
const product: RatedProduct = {
  ...{ id: 'roller', stars: undefined, factsSince: undefined, version: 'v1' },
};

let sent: Set<string>;
let there: RatedProduct | undefined;
let stored: Map<string, ReviewRecord>;
let saved: Parameters<ProductReviewRepository['save']>[];
let audits: AuditEntry[];
let meanwhile: (() => void)[];
let calls: number;

beforeEach(() => {
  sent = new Set(['dora roller']);
  there = product;
  stored = new Map();
  saved = [];
  audits = [];
  meanwhile = [];
  calls = 0;
});

const idOf = (uid: string, productId: string): string => `${productId} ${uid}`;
const inTurn = (): Promise<void> => {
  const happens = meanwhile.shift();
  if (!happens) return Promise.resolve();
  happens();
  return Promise.reject(Object.assign(new Error('changed'), { code: FAILED_PRECONDITION }));
};

const productReviews: ProductReviewRepository = {
  wasSent: (uid, productId) => Promise.resolve(sent.has(`${uid} ${productId}`)),
  own: (uid, productId) => Promise.resolve(stored.get(idOf(uid, productId))),
  get: (id) => Promise.resolve(stored.get(id)),
  list: () => Promise.resolve({ items: [], nextCursor: undefined }),
  reviewing: (uid, productId) =>
    Promise.resolve({ product: there, before: stored.get(idOf(uid, productId)) }),
  save: async (...given) => {
    await inTurn();
    saved.push(given);
    const [{ product: of, before }, uid, facts, now] = given;
    const _id = idOf(uid, of.id);
    const at = new Date(now).toISOString();
    const review = { ...facts, _id, createdAt: before?.review.createdAt ?? at, updatedAt: at };
    stored.set(_id, { review, productId: of.id, uid, version: 'v2' });
  },
  remove: async ({ before }, audit) => {
    await inTurn();
    stored.delete(before.review._id);
    audits.push(audit);
  },
};

const deps = {
  productReviews,
  rateCounter: {
    count: () => Promise.resolve({ calls: (calls += 1), resetAt: NOW }),
    forget: () => Promise.resolve(),
  },
  now: () => NOW,
};

const dora: Caller = { uid: 'dora', email: 'dora@test.example', role: 'customer' };
const said: NewProductReview = { description: 'Even coat.', ratings: 4 };
const review = (body = said, displayName = 'Dora', uid = 'dora') =>
  reviewProduct(
    deps,
    { uid, user: { displayName } as Partial<KnownCaller['user']> as KnownCaller['user'] },
    'roller',
    body,
  );

describe('who was sent a product', () => {
  it('reviews it under the name of the profile, or none', async () => {
    expect(await review()).toBe(1);
    expect(stored.get('roller dora')).toMatchObject({ review: { ...said, author: 'Dora' } });
    await review(said, '');
    expect(stored.get('roller dora')).toMatchObject({ review: { author: 'Anonymous' } });
  });

  it('has one review of it, which is changed the next time', async () => {
    await review();
    await review({ description: 'It sheds.', ratings: 2 });
    expect(stored.size).toBe(1);
    expect(saved[1]?.[0].before?.review.ratings).toBe(4);
    expect((await ownProductReview(deps, dora, 'roller')).review).toMatchObject({ ratings: 2 });
  });

  it('gets through although the product was sold meanwhile', async () => {
    meanwhile = [
      () => {
        there = { ...product, version: 'sold' };
      },
    ];
    expect(await review()).toBe(1);
    expect(saved[0]?.[0].product.version).toBe('sold');
  });

  it('hears that the product is gone', async () => {
    there = undefined;
    await expect(review()).rejects.toMatchObject({ code: 'not_found' });
  });

  it('hears when it is more than one person may write', async () => {
    calls = PERSON_LIMITS.reviews.atMost;
    await expect(review()).rejects.toMatchObject({ code: 'too_many_requests' });
    expect(saved).toEqual([]);
  });
});

describe('who was not', () => {
  it('is refused, and it counts as no try of theirs', async () => {
    await expect(review(said, 'Erik', 'erik')).rejects.toMatchObject({ code: 'not_received' });
    expect([saved, calls]).toEqual([[], 0]);
    expect(await ownProductReview(deps, { uid: 'erik' }, 'roller')).toEqual({
      mayReview: false,
      review: null,
    });
  });
});

describe('a review is removed', () => {
  const remove = (by: Caller) => deleteProductReview(deps, by, 'roller dora');

  it('by its author, and the log keeps no word of it', async () => {
    await review();
    expect(await remove(dora)).toBe(1);
    expect(stored.size).toBe(0);
    expect(audits).toMatchObject([{ type: 'review.deleted', by: dora.email }]);
    expect(JSON.stringify(audits)).not.toContain('Even coat');
    expect(JSON.stringify(audits)).not.toContain('Dora');
  });

  it('by an admin, and the log keeps what it said', async () => {
    await review();
    await remove({ uid: 'office', email: 'office@test.example', role: 'admin' });
    expect(audits).toMatchObject([{ details: { productId: 'roller', before: said } }]);
  });

  it('by nobody else', async () => {
    await review();
    await expect(remove({ ...dora, uid: 'erik' })).rejects.toMatchObject({
      code: 'permission_denied',
    });
    expect(stored.size).toBe(1);
  });

  it('although the product is gone', async () => {
    await review();
    there = undefined;
    expect(await remove(dora)).toBe(1);
  });

  it('once', async () => {
    await expect(remove(dora)).rejects.toMatchObject({ code: 'not_found' });
  });
});
