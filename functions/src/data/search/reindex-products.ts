import { FieldPath, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { collection, type Firestore } from '../firestore.ts';
import { isContention, isNotFound } from '../firestore-errors.ts';
import { searchFields, type StoredProduct } from '../stored-product.ts';

/** Products that are read at once. */
const AT_ONCE = 100;

type Document = QueryDocumentSnapshot<StoredProduct>;

/** False when the product changed or went since it was read. */
const reindex = async (document: Document): Promise<boolean> => {
  try {
    const lastUpdateTime = document.updateTime;
    await document.ref.update(searchFields(document.data()), { lastUpdateTime });
    return true;
  } catch (error) {
    if (isNotFound(error) || isContention(error)) return false;
    throw error;
  }
};

/**
 * Writes what every product is found by anew. One that changes or goes while it is read is left
 * alone and counted as skipped: a second run reaches it.
 */
export const reindexProducts = async (
  db: Firestore,
): Promise<{ done: number; skipped: number }> => {
  const all = collection<StoredProduct>(db, 'products')
    .select('name', 'description')
    .orderBy(FieldPath.documentId()) as Query<StoredProduct>;
  const result = { done: 0, skipped: 0 };
  let next: Query<StoredProduct> | undefined = all;
  while (next) {
    const { docs }: { docs: Document[] } = await next.limit(AT_ONCE).get();
    const outcomes = await Promise.all(docs.map(reindex));
    result.done += outcomes.filter(Boolean).length;
    result.skipped += outcomes.filter((done) => !done).length;
    const last = docs.at(-1);
    next = docs.length === AT_ONCE && last ? all.startAfter(last) : undefined;
  }
  return result;
};
