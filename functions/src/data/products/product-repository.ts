import { FieldValue, Timestamp, type DocumentSnapshot } from '../firestore/firestore-library.ts';
import type { PastPrice, PriceChange } from '../../contract/products/price-history.ts';
import type { NewProduct, Product, ProductChange } from '../../contract/schemas/product.ts';
import { claimArticleNumber, productsOfNumbers, unlessNumberTaken } from './article-numbers.ts';
import { addAudit, type AuditEntry } from '../firestore/audit.ts';
import { changedNow, markRemoved } from './catalogue-repository.ts';
import { addRecords } from '../firestore/commit-records.ts';
import { collection, documentOf, isDocumentId, type Firestore } from '../firestore/firestore.ts';
import { isContention, isNotFound } from '../firestore/firestore-errors.ts';
import type { KeyOf } from '../firestore/key-repository.ts';
import { privateProductCollection, receivedMore } from './private-product.ts';
import {
  hasFactsOf,
  isThere,
  pictureFields,
  PUBLIC_FIELDS,
  toProduct,
  type StoredProduct,
} from './stored-product.ts';
import { unchangedSince } from '../firestore/timestamps.ts';

/** How a change that rests on an earlier read went. */
type ChangeResult = 'done' | 'changed_meanwhile' | 'gone';

/** What an edit replaces. */
type ProductFacts = Omit<ProductChange, 'updatedAt'>;

export interface ProductRepository {
  /** @throws AppError `not_found` for an id that no document can have. */
  get(id: string): Promise<Product | undefined>;
  /** Those of these ids that there are; an id that no document can have is one of nothing. */
  several(ids: readonly string[]): Promise<Product[]>;
  /** The ids of the products that have one of these article numbers. */
  idsOfArticleNumbers(numbers: readonly string[]): Promise<string[]>;
  /**
   * Gives the new product's id; `keyOf` gives what to record with it.
   * @throws AppError `article_number_taken`.
   */
  create(product: NewProduct, now: number, audit: AuditEntry, keyOf?: KeyOf): Promise<string>;
  /** The product with its former prices, and whether all that changed since a version of it is the stock. */
  getSince(
    id: string,
    version: string,
  ): Promise<{ product: Product; sameFacts: boolean; pastPrices: PastPrice[] } | undefined>;
  /**
   * Replaces the facts of a product, if it is still the one that was read; its stock, attributes and
   * further pictures only if given, what is known of its prices only where these change.
   * @throws AppError `article_number_taken`.
   */
  replace(
    before: Product,
    facts: ProductFacts,
    audit: AuditEntry,
    prices?: PriceChange,
  ): Promise<ChangeResult>;
  /** Deletes a product, if it is still the one that was read. */
  remove(before: Product, audit: AuditEntry): Promise<ChangeResult>;
}

/** Says how a commit with a precondition ended. */
const outcome = async (commit: Promise<unknown>): Promise<ChangeResult> => {
  try {
    await commit;
    return 'done';
  } catch (error) {
    if (isNotFound(error)) return 'gone';
    if (isContention(error)) return 'changed_meanwhile';
    throw error;
  }
};

export const createProductRepository = (db: Firestore): ProductRepository => {
  const products = collection<StoredProduct>(db, 'products');

  const readAll = async (ids: readonly string[], ...fields: (keyof StoredProduct)[]) =>
    (await db.getAll(...ids.map((id) => documentOf(products, id)), {
      fieldMask: [...PUBLIC_FIELDS, ...fields],
    })) as DocumentSnapshot<StoredProduct>[];

  const read = async (id: string, ...fields: (keyof StoredProduct)[]) => {
    const [document] = await readAll([id], ...fields);
    if (!document) throw new Error('a document that is asked for is told of');
    return document;
  };

  return {
    get: async (id) => {
      const document = await read(id);
      return isThere(document) ? toProduct(document) : undefined;
    },
    getSince: async (id, version) => {
      const document = await read(id, 'factsSince', 'pastPrices');
      if (!isThere(document)) return undefined;
      const product = toProduct(document);
      const { factsSince, pastPrices = [] } = document.data();
      const { updatedAt } = product;
      return {
        product,
        pastPrices,
        sameFacts: hasFactsOf(version, { updatedAt, factsSince }),
      };
    },
    several: async (ids) => {
      const known = ids.filter(isDocumentId);
      const documents = known.length > 0 ? await readAll(known) : [];
      return documents.filter(isThere).map(toProduct);
    },
    idsOfArticleNumbers: (numbers) => productsOfNumbers(db, numbers),
    create: async (product, now, audit, keyOf) => {
      const reference = products.doc();
      const batch = db.batch().create(reference, {
        ...product,
        ...pictureFields(product),
        ...changedNow(),
        createdAt: Timestamp.fromMillis(now),
      });
      claimArticleNumber(db, batch, reference.id, { after: product });
      receivedMore(db, batch, reference.id, product.available);
      addRecords(db, batch, {
        audit: { ...audit, details: { ...audit.details, productId: reference.id } },
        key: keyOf?.(reference.id),
      });
      await unlessNumberTaken(batch.commit());
      return reference.id;
    },
    replace: (before, facts, audit, prices) => {
      const after = { ...facts, attributes: facts.attributes ?? before.attributes };
      const batch = db.batch().update(
        products.doc(before._id),
        {
          ...facts,
          ...prices,
          ...pictureFields(facts),
          ...changedNow(),
          factsSince: FieldValue.delete(),
        },
        unchangedSince(before.updatedAt),
      );
      claimArticleNumber(db, batch, before._id, { before, after });
      if (facts.available !== undefined)
        receivedMore(db, batch, before._id, facts.available - before.available);
      addAudit(db, batch, audit);
      return outcome(unlessNumberTaken(batch.commit()));
    },
    remove: (before, audit) => {
      const batch = db
        .batch()
        .delete(products.doc(before._id), unchangedSince(before.updatedAt))
        .delete(privateProductCollection(db).doc(before._id));
      claimArticleNumber(db, batch, before._id, { before });
      markRemoved(db, batch, before._id);
      addAudit(db, batch, audit);
      return outcome(batch.commit());
    },
  };
};
