import {
  FieldValue,
  Timestamp,
  type DocumentSnapshot,
  type Query,
  type QueryDocumentSnapshot,
} from './firestore-library.ts';
import type { Surface } from '../contract/finder.ts';
import { isInStock } from '../contract/in-stock.ts';
import type { PastPrice, PriceChange } from '../contract/price-history.ts';
import type { ProductKind } from '../contract/product-attributes.ts';
import type { ProductQuery } from '../contract/schemas/list-query.ts';
import type { ProductAttributes } from '../contract/schemas/product-attributes.ts';
import type { NewProduct, Product, ProductChange } from '../contract/schemas/product.ts';
import { claimArticleNumber, productsOfNumbers, unlessNumberTaken } from './article-numbers.ts';
import { addAudit, type AuditEntry } from './audit.ts';
import { noteChange } from './change-feed.ts';
import { addRecords } from './commit-records.ts';
import { countCombination, readCombinations, type FacetCombination } from './facet-counts.ts';
import { collection, documentOf, isDocumentId, type Firestore } from './firestore.ts';
import { isContention, isNotFound } from './firestore-errors.ts';
import type { KeyOf } from './key-repository.ts';
import { readPage, type Page } from './page.ts';
import { privateProductCollection, receivedMore } from './private-product.ts';
import { PRODUCT_ORDERS } from './product-orders.ts';
import { facetForms } from './search/facet-tokens.ts';
import { productIndex } from './search/product-index.ts';
import { pageOfAll, searchPage } from './search/search.ts';
import { isWordless, NOTHING_FOUND } from './search/wordless.ts';
import { searchWords } from './search/search-words.ts';
import {
  hasFactsOf,
  isThere,
  pictureFields,
  PUBLIC_FIELDS,
  searchFields,
  toProduct,
  type StoredProduct,
} from './stored-product.ts';
import { unchangedSince } from './unchanged-since.ts';

/** How a change that rests on an earlier read went. */
export type ChangeResult = 'done' | 'changed_meanwhile' | 'gone';

/** What an edit replaces. */
export type ProductFacts = Omit<ProductChange, 'updatedAt'>;

/** What only a whole product has. */
const WHOLE = ['attributes', 'pictures'] as const;

export interface ProductRepository {
  /** @throws AppError `not_found` for an id that no document can have. */
  get(id: string): Promise<Product | undefined>;
  /** Those of these ids that there are; an id that no document can have is one of nothing. */
  several(ids: readonly string[]): Promise<Product[]>;
  /** The ids of the products that have one of these article numbers. */
  idsOfArticleNumbers(numbers: readonly string[]): Promise<string[]>;
  /** Without attributes and further pictures unless whole: who looks for a product in a list sees none of them. */
  list(query: ProductQuery, options?: { whole: boolean }): Promise<Page<Product>>;
  /** At most so many products of some kinds whose attributes have these values. */
  listHaving(
    kinds: readonly ProductKind[],
    having: ProductAttributes,
    most: number,
  ): Promise<Product[]>;
  /** At most so many roller sleeves for a surface. */
  listSleevesFor(surface: Surface, most: number): Promise<Product[]>;
  /** How many products have which values of the facets: one document. */
  facetCombinations(): Promise<FacetCombination[]>;
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

/** Where a product stands in a list may change with any of its facts. */
const PRODUCTS = { kind: 'products' } as const;

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

  const list: ProductRepository['list'] = (
    { q = '', sort, limit, cursor, inStock, ...chosen },
    options,
  ) => {
    const order = PRODUCT_ORDERS[sort];
    const words = searchWords(q);
    const narrowed = facetForms(chosen);
    const keep = inStock ? isInStock : () => true;
    const index = productIndex(products, order, { limit, cursor }, keep);
    if (words.length > 0)
      return searchPage(index, { words, narrowed, list: order.list, limit, cursor });
    if (isWordless(q)) return Promise.resolve(NOTHING_FOUND);
    if (narrowed.length > 0) return pageOfAll(index, order.list, narrowed);
    const more = options?.whole ? WHOLE : [];
    const shown = products.select(...new Set([...PUBLIC_FIELDS, ...more, order.field]));
    return readPage(
      shown as Query<StoredProduct>,
      order,
      { limit, cursor },
      toProduct,
      (document) => keep(document.data()),
    );
  };

  /** Products without what they are found by, which is the most of them. */
  const readAll = async (ids: readonly string[], ...fields: (keyof StoredProduct)[]) =>
    (await db.getAll(...ids.map((id) => documentOf(products, id)), {
      fieldMask: [...PUBLIC_FIELDS, ...WHOLE, ...fields],
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
    list,
    listHaving: async (kinds, having, most) => {
      const shown = products.select(...PUBLIC_FIELDS, 'attributes');
      const alike = Object.entries(having).reduce<Query>(
        (query, [name, value]) => query.where(`attributes.${name}`, '==', value),
        shown.where('attributes.kind', 'in', kinds),
      );
      const { docs } = await (alike as Query<StoredProduct>).limit(most).get();
      return docs.map(toProduct);
    },
    listSleevesFor: async (surface, most) => {
      const { docs } = await products
        .select(...PUBLIC_FIELDS, 'attributes')
        .where('attributes.kind', '==', 'sleeve')
        .where('attributes.surfaces', 'array-contains', surface)
        .limit(most)
        .get();
      return (docs as QueryDocumentSnapshot<StoredProduct>[]).map(toProduct);
    },
    facetCombinations: () => readCombinations(db),
    create: async (product, now, audit, keyOf) => {
      const reference = products.doc();
      const batch = db.batch().create(reference, {
        ...product,
        ...searchFields(product),
        ...pictureFields(product),
        createdAt: Timestamp.fromMillis(now),
      });
      claimArticleNumber(db, batch, reference.id, { after: product });
      countCombination(db, batch, { after: product });
      receivedMore(db, batch, reference.id, product.available);
      addRecords(db, batch, {
        audit: { ...audit, details: { ...audit.details, productId: reference.id } },
        key: keyOf?.(reference.id),
      });
      noteChange(db, batch, PRODUCTS);
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
          ...searchFields(after),
          ...pictureFields(facts),
          factsSince: FieldValue.delete(),
        },
        unchangedSince(before.updatedAt),
      );
      claimArticleNumber(db, batch, before._id, { before, after });
      countCombination(db, batch, { before, after });
      if (facts.available !== undefined)
        receivedMore(db, batch, before._id, facts.available - before.available);
      addAudit(db, batch, audit);
      noteChange(db, batch, PRODUCTS);
      return outcome(unlessNumberTaken(batch.commit()));
    },
    remove: (before, audit) => {
      const batch = db
        .batch()
        .delete(products.doc(before._id), unchangedSince(before.updatedAt))
        .delete(privateProductCollection(db).doc(before._id));
      claimArticleNumber(db, batch, before._id, { before });
      countCombination(db, batch, { before });
      addAudit(db, batch, audit);
      noteChange(db, batch, PRODUCTS);
      return outcome(batch.commit());
    },
  };
};
