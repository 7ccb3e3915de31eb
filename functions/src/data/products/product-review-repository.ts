import { createHash } from 'node:crypto';
import {
  Timestamp,
  type DocumentSnapshot,
  type QueryDocumentSnapshot,
  type WriteBatch,
} from '../firestore/firestore-library.ts';
import { countStars } from '../../contract/products/product-rating.ts';
import type { NewProductReview, ProductReview } from '../../contract/schemas/product-review.ts';
import { addAudit, type AuditEntry } from '../firestore/audit.ts';
import { changedNow } from './catalogue-repository.ts';
import { collection, documentOf, type Firestore } from '../firestore/firestore.ts';
import { checkStars } from '../orders/invariants.ts';
import { readPage, type Page, type PageRequest, latestFirst } from '../firestore/page.ts';
import { orderCollection } from '../orders/stored-order.ts';
import { isThere, type StoredProduct } from './stored-product.ts';
import { toExactIso, toIso, unchangedSince } from '../firestore/timestamps.ts';

/** A review as the server keeps it. */
export interface ReviewRecord {
  review: ProductReview;
  productId: string;
  uid: string;
  version: string;
}

/** What a commit that changes reviews of a product has to know of it. */
export interface RatedProduct {
  id: string;
  stars: readonly number[] | undefined;
  /** As `StoredProduct` has it. */
  factsSince: string | undefined;
  version: string;
}

/** A product and what one person has said of it, read together. */
interface Reviewing {
  /** Undefined for a product that is gone. */
  product: RatedProduct | undefined;
  before: ReviewRecord | undefined;
}

interface StoredReview extends Omit<ProductReview, '_id' | 'createdAt' | 'updatedAt'> {
  productId: string;
  uid: string;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

/** What is written of a review, besides who wrote it and of what. */
type ReviewFacts = NewProductReview & Pick<ProductReview, 'author'>;

export interface ProductReviewRepository {
  /** Whether an order of the product by this person was ever shipped: such orders are never deleted. */
  /** @throws AppError `not_found` for an id that no product can have. */
  wasSent(uid: string, productId: string): Promise<boolean>;
  own(uid: string, productId: string): Promise<ReviewRecord | undefined>;
  /** @throws AppError `not_found` for an id that no document can have. */
  get(id: string): Promise<ReviewRecord | undefined>;
  /** Reviews of a product, newest first. @throws AppError `not_found` for an id that no product can have. */
  list(productId: string, page: PageRequest): Promise<Page<ProductReview>>;
  reviewing(uid: string, productId: string): Promise<Reviewing>;
  /** Writes a review and what the product says of all; fails with contention if either changed since it was read. */
  save(
    reviewing: { product: RatedProduct; before: ReviewRecord | undefined },
    uid: string,
    facts: ReviewFacts,
    now: number,
  ): Promise<void>;
  /** Removes one in the same way. */
  remove(
    reviewing: { product: RatedProduct | undefined; before: ReviewRecord },
    audit: AuditEntry,
  ): Promise<void>;
}

const NEWEST = latestFirst<StoredReview>('product-reviews', 'createdAt');

/**
 * One person has one review of a product, and waits for it once. Nobody learns from the id whose it is.
 */
export const idOf = (uid: string, productId: string): string =>
  createHash('sha256')
    .update(JSON.stringify([productId, uid]))
    .digest('hex')
    .slice(0, 40);

const toReview = (document: QueryDocumentSnapshot<StoredReview>): ProductReview => {
  const { author, description, ratings, createdAt, updatedAt } = document.data();
  return {
    _id: document.id,
    ...{ author, description, ratings },
    createdAt: toIso(createdAt),
    updatedAt: toIso(updatedAt),
  };
};

const toRecord = (document: QueryDocumentSnapshot<StoredReview>): ReviewRecord => {
  const { productId, uid } = document.data();
  return {
    review: toReview(document),
    ...{ productId, uid },
    version: toExactIso(document.updateTime),
  };
};

const toRated = (document: QueryDocumentSnapshot<StoredProduct>): RatedProduct => {
  const { stars, factsSince } = document.data();
  return { id: document.id, stars, factsSince, version: toExactIso(document.updateTime) };
};

/** What is looked at of a product, and of a review. */
const READ_FIELDS: (keyof StoredProduct | keyof StoredReview)[] = [
  ...(['stars', 'factsSince'] satisfies (keyof StoredProduct)[]),
  ...(['author', 'ratings', 'createdAt', 'updatedAt'] satisfies (keyof StoredReview)[]),
  ...(['description', 'productId', 'uid'] satisfies (keyof StoredReview)[]),
];

export const createProductReviewRepository = (db: Firestore): ProductReviewRepository => {
  const reviews = collection<StoredReview>(db, 'productReviews');
  const products = collection<StoredProduct>(db, 'products');

  const readReview = async (id: string): Promise<ReviewRecord | undefined> => {
    const document = await documentOf(reviews, id).get();
    return isThere(document) ? toRecord(document) : undefined;
  };

  /** Whoever edits the product's facts is not disturbed by a review, as by no sale. */
  const addRating = (
    batch: WriteBatch,
    { id, stars: before, factsSince, version }: RatedProduct,
    change: Parameters<typeof countStars>[1],
  ): void => {
    const stars = countStars(before, change);
    checkStars(stars);
    batch.update(
      products.doc(id),
      { stars, ...changedNow(), ...(factsSince === undefined && { factsSince: version }) },
      unchangedSince(version),
    );
  };

  return {
    wasSent: async (uid, productId) => {
      const { empty } = await orderCollection(db)
        .where('uid', '==', uid)
        .where('productId', '==', documentOf(products, productId).id)
        .where('shipped', '==', true)
        .select()
        .limit(1)
        .get();
      return !empty;
    },
    own: (uid, productId) => readReview(idOf(uid, productId)),
    get: readReview,
    list: async (productId, page) => {
      const { id } = documentOf(products, productId);
      return readPage(reviews.where('productId', '==', id), NEWEST, page, toReview);
    },
    reviewing: async (uid, productId) => {
      // In one go: documents that are read together are as they were at one time, and a product whose
      // stars know nothing of the review yet would come to fewer than none.
      const [product, review] = await db.getAll(
        documentOf(products, productId),
        reviews.doc(idOf(uid, productId)),
        { fieldMask: READ_FIELDS },
      );
      const [known, before] = [product, review] as [
        DocumentSnapshot<StoredProduct> | undefined,
        DocumentSnapshot<StoredReview> | undefined,
      ];
      return {
        product: known && isThere(known) ? toRated(known) : undefined,
        before: before && isThere(before) ? toRecord(before) : undefined,
      };
    },
    save: async ({ product, before }, uid, facts, now) => {
      const at = Timestamp.fromMillis(now);
      const batch = db.batch();
      addRating(batch, product, { before: before?.review.ratings, after: facts.ratings });
      const reference = reviews.doc(idOf(uid, product.id));
      if (before) {
        batch.update(reference, { ...facts, updatedAt: at }, unchangedSince(before.version));
      } else {
        const stored = { ...facts, productId: product.id, uid, createdAt: at, updatedAt: at };
        batch.create(reference, stored);
      }
      await batch.commit();
    },
    remove: async ({ product, before }, audit) => {
      const batch = db.batch();
      if (product) addRating(batch, product, { before: before.review.ratings });
      batch.delete(reviews.doc(before.review._id), unchangedSince(before.version));
      addAudit(db, batch, audit);
      await batch.commit();
    },
  };
};
