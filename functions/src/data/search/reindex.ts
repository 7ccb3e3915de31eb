import {
  FieldPath,
  type Query,
  type QueryDocumentSnapshot,
  type UpdateData,
} from '../firestore-library.ts';
import { collection, type Firestore } from '../firestore.ts';
import { isContention, isNotFound } from '../firestore-errors.ts';
import { keywordsOfStored, orderCollection, type StoredOrder } from '../stored-order.ts';
import { searchFields, type StoredProduct } from '../stored-product.ts';

/** Documents that are read at once. */
const AT_ONCE = 100;

/** How many documents are found by new words, and how many changed or went meanwhile. */
export interface Reindexed {
  done: number;
  skipped: number;
}

type FieldsOf<Stored extends object> = (
  document: QueryDocumentSnapshot<Stored>,
) => UpdateData<object>;

/** False when the document changed or went since it was read. */
const reindexOne = async <Stored extends object>(
  document: QueryDocumentSnapshot<Stored>,
  fieldsOf: FieldsOf<Stored>,
): Promise<boolean> => {
  try {
    const lastUpdateTime = document.updateTime;
    await document.ref.update(fieldsOf(document), { lastUpdateTime });
    return true;
  } catch (error) {
    if (isNotFound(error) || isContention(error)) return false;
    throw error;
  }
};

const reindexAll = async <Stored extends object>(
  all: Query<Stored>,
  fieldsOf: FieldsOf<Stored>,
): Promise<Reindexed> => {
  const sorted = all.orderBy(FieldPath.documentId());
  const result = { done: 0, skipped: 0 };
  let next: Query<Stored> | undefined = sorted;
  while (next) {
    const { docs }: { docs: QueryDocumentSnapshot<Stored>[] } = await next.limit(AT_ONCE).get();
    const outcomes = await Promise.all(docs.map((document) => reindexOne(document, fieldsOf)));
    result.done += outcomes.filter(Boolean).length;
    result.skipped += outcomes.filter((done) => !done).length;
    const last = docs.at(-1);
    next = docs.length === AT_ONCE && last ? sorted.startAfter(last) : undefined;
  }
  return result;
};

/** What orders older than refunds lack: the lists by state find an order by having none. */
const withoutRefund = ({
  refundAskedAt = null,
  refundedAt = null,
  refundFailure = null,
}: StoredOrder) => ({ refundAskedAt, refundedAt, refundFailure });

/**
 * Writes what every product and every order is found by anew. One that changes or goes while it is
 * read is left alone and counted as skipped: a second run reaches it.
 */
export const reindex = async (db: Firestore): Promise<Record<'products' | 'orders', Reindexed>> => {
  const products = collection<StoredProduct>(db, 'products').select(
    'name',
    'description',
    'attributes',
  );
  const orders = orderCollection(db).select(
    'customerName',
    'email',
    'productName',
    'createdAt',
    'refundAskedAt',
    'refundedAt',
    'refundFailure',
  );
  return {
    products: await reindexAll(products as Query<StoredProduct>, (document) =>
      searchFields(document.data()),
    ),
    orders: await reindexAll(orders as Query<StoredOrder>, (document) => ({
      keywords: keywordsOfStored(document.id, document.data()),
      ...withoutRefund(document.data()),
    })),
  };
};
