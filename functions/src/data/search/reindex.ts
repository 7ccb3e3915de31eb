import {
  FieldValue,
  type Query,
  type QueryDocumentSnapshot,
  type UpdateData,
  type WriteBatch,
} from '../firestore-library.ts';
import { noteChange } from '../change-feed.ts';
import { collection, type Firestore } from '../firestore.ts';
import { combinationOf, facetsDocument } from '../facet-counts.ts';
import { isAlreadyThere, isContention, isNotFound } from '../firestore-errors.ts';
import { MOVED, partOfOld, privateOrderCollection, publicEvent } from '../private-order.ts';
import { receivedMore } from '../private-product.ts';
import { byId, sortedPages } from '../sorted-pages.ts';
import {
  FOUND_BY_FIELDS,
  keywordsOfStored,
  orderCollection,
  type StoredOrder,
} from '../stored-order.ts';
import { searchFields, type StoredProduct } from '../stored-product.ts';

/** Documents that are read, and written, at once. */
const AT_ONCE = 100;

/** How many documents were written anew, and how many changed or went meanwhile. */
export interface Reindexed {
  done: number;
  skipped: number;
}

/** The fields that a document gets; what is written in the same commit goes into the batch. */
type FieldsOf<Stored extends object> = (
  document: QueryDocumentSnapshot<Stored>,
  batch: WriteBatch,
) => UpdateData<object>;

/** False when the document changed or went since it was read. */
const reindexOne = async <Stored extends object>(
  db: Firestore,
  document: QueryDocumentSnapshot<Stored>,
  fieldsOf: FieldsOf<Stored>,
): Promise<boolean> => {
  try {
    const lastUpdateTime = document.updateTime;
    const batch = db.batch();
    batch.update(document.ref, fieldsOf(document, batch), { lastUpdateTime });
    await batch.commit();
    return true;
  } catch (error) {
    if (isNotFound(error) || isContention(error)) return false;
    throw error;
  }
};

const reindexAll = async <Stored extends object>(
  db: Firestore,
  all: Query<Stored>,
  fieldsOf: FieldsOf<Stored>,
): Promise<Reindexed> => {
  const result = { done: 0, skipped: 0 };
  for await (const documents of sortedPages(byId(all), AT_ONCE)) {
    const outcomes = await Promise.all(
      documents.map((document) => reindexOne(db, document, fieldsOf)),
    );
    result.done += outcomes.filter(Boolean).length;
    result.skipped += outcomes.filter((done) => !done).length;
  }
  return result;
};

/** What orders older than refunds lack: the lists by state find an order by having none. */
const withoutRefund = ({
  refundAskedAt = null,
  refundedAt = null,
  refundFailure = null,
}: StoredOrder) => ({ refundAskedAt, refundedAt, refundFailure });

/** Takes apart what a product that is older than its private part says too much. */
const productApart = (
  db: Firestore,
  batch: WriteBatch,
  id: string,
  { received }: StoredProduct,
) => {
  if (received === undefined) return {};
  receivedMore(db, batch, id, received);
  return { received: FieldValue.delete() };
};

/** The same of an order. */
const orderApart = (db: Firestore, batch: WriteBatch, id: string, stored: StoredOrder) => {
  const part = partOfOld(stored);
  if (part) batch.set(privateOrderCollection(db).doc(id), part);
  return { ...MOVED, events: stored.events.map((event) => publicEvent(stored, event)) };
};

/** Writes how many products have which values of the facets, as they are counted now. */
const recount = async (db: Firestore): Promise<Reindexed> => {
  const reference = facetsDocument(db);
  const before = await reference.get();
  const products = collection<StoredProduct>(db, 'products').select('attributes');
  const combinations: Record<string, number> = {};
  for await (const page of sortedPages(byId(products as Query<StoredProduct>)))
    for (const document of page) {
      const name = combinationOf(document.data());
      combinations[name] = (combinations[name] ?? 0) + 1;
    }
  const counted = Object.keys(combinations).length;
  try {
    const { updateTime } = before;
    if (updateTime) await reference.update({ combinations }, { lastUpdateTime: updateTime });
    else await reference.create({ combinations });
    return { done: counted, skipped: 0 };
  } catch (error) {
    if (!isContention(error) && !isAlreadyThere(error)) throw error;
    return { done: 0, skipped: counted };
  }
};

/**
 * Writes what every product and every order is found by anew, counts the products by their facets,
 * and moves what is private of older ones to where nobody else reads it. One that changes or goes
 * while it is read is left alone and counted as skipped: a second run reaches it. Processes of the
 * API that keep lists hear of it.
 */
export const reindex = async (
  db: Firestore,
): Promise<Record<'products' | 'orders' | 'combinations', Reindexed>> => {
  const products = collection<StoredProduct>(db, 'products').select(
    ...['name', 'description', 'attributes', 'received'],
  );
  const orders = orderCollection(db).select(
    ...FOUND_BY_FIELDS,
    ...['refundAskedAt', 'refundedAt', 'refundFailure'],
    ...['events', 'checkoutSessionId', 'refundRequest'],
  );
  const done = {
    products: await reindexAll(db, products as Query<StoredProduct>, (document, batch) => ({
      ...searchFields(document.data()),
      ...productApart(db, batch, document.id, document.data()),
    })),
    orders: await reindexAll(db, orders as Query<StoredOrder>, (document, batch) => ({
      keywords: keywordsOfStored(document.id, document.data()),
      ...withoutRefund(document.data()),
      ...orderApart(db, batch, document.id, document.data()),
    })),
    combinations: await recount(db),
  };
  const batch = db.batch();
  noteChange(db, batch, { kind: 'products' });
  await batch.commit();
  return done;
};
