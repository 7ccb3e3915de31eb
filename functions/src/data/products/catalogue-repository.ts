import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { CATALOGUE_LIMITS } from '../../contract/constants.ts';
import type { Product } from '../../contract/schemas/product.ts';
import {
  FieldPath,
  FieldValue,
  Timestamp,
  type Query,
  type QuerySnapshot,
  type WriteBatch,
} from '../firestore/firestore-library.ts';
import { collection, type Firestore } from '../firestore/firestore.ts';
import { toProduct, PUBLIC_FIELDS, type StoredProduct } from './stored-product.ts';

const [compress, decompress] = [promisify(gzip), promisify(gunzip)];

/** Milliseconds since 1970 by Firestore's clock: until when all changes are known, and when all products were read. */
interface CatalogueTimes {
  asOf: number;
  completeAt: number;
}

interface LoadedCatalogue {
  products: Product[];
  times: CatalogueTimes;
}

/** What was changed since a time: products as they are now, and ids of those that are gone. */
interface CatalogueChanges {
  changed: Product[];
  removed: string[];
  times: CatalogueTimes;
}

export interface CatalogueRepository {
  /** All products with what the shop says of them in public. */
  load(): Promise<LoadedCatalogue>;
  /** Undefined where nobody can tell, or where it is time to read all products anew. */
  changedSince(times: CatalogueTimes): Promise<CatalogueChanges | undefined>;
}

/** The mark of a product that is gone, under its id, for as long as somebody may know it. */
interface Removed {
  changedAt: Timestamp;
  expireAt: Timestamp;
  /** Of no one product: everything is to be read anew, as after an import. */
  all?: true;
}

/** One of the documents that together hold all products, compressed. */
interface StoredPart {
  /** The fields that it holds of a product: a release that shows others reads all products anew. */
  fields: string;
  parts: number;
  asOf: number;
  completeAt: number;
  data: Buffer;
}

/** Firestore takes a mebibyte in a document. */
const PART_BYTES = 900_000;
const FIELDS = PUBLIC_FIELDS.join(' ');

/** Says in the commit that writes a product that it does, so that whoever knows the product hears of it. */
export const changedNow = () => ({ changedAt: FieldValue.serverTimestamp() });

/** Leaves the mark of a product that is deleted, in the commit that deletes it. */
export const markRemoved = (db: Firestore, batch: WriteBatch, productId: string): void => {
  batch.set(collection(db, 'removedProducts').doc(productId), {
    ...changedNow(),
    expireAt: Timestamp.fromMillis(Date.now() + CATALOGUE_LIMITS.markTtlMs),
  });
};

const timeOf = (...answers: QuerySnapshot[]): number =>
  Math.min(...answers.map(({ readTime }) => readTime.toMillis()));

/** @param tell hears why the compact documents could not be written: the next process reads all products again */
export const createCatalogueRepository = (
  db: Firestore,
  tell: (cause: unknown) => void,
): CatalogueRepository => {
  const products = collection<StoredProduct>(db, 'products').select(
    ...PUBLIC_FIELDS,
  ) as Query<StoredProduct>;
  const removed = collection<Removed>(db, 'removedProducts');
  const parts = collection<StoredPart>(db, 'catalogue');

  const isDue = (completeAt: number, now: number): boolean =>
    now - completeAt >= CATALOGUE_LIMITS.completeMs;

  const since = <Stored extends object>(query: Query<Stored>, asOf: number): Query<Stored> =>
    query.where('changedAt', '>', Timestamp.fromMillis(asOf - CATALOGUE_LIMITS.lateMs));

  const changedSince: CatalogueRepository['changedSince'] = async ({ asOf, completeAt }) => {
    const [changed, gone] = await Promise.all([
      since(products, asOf).get(),
      since(removed, asOf).get(),
    ]);
    const times = { asOf: timeOf(changed, gone), completeAt };
    const marks = gone.docs.map((mark) => mark.data());
    const isAll = marks.some(({ all, changedAt }) => all && changedAt.toMillis() > completeAt);
    if (isAll || isDue(completeAt, times.asOf)) return undefined;
    return { changed: changed.docs.map(toProduct), removed: gone.docs.map(({ id }) => id), times };
  };

  /** What was written down, with what has changed since; undefined where that is of no use. */
  const loadParts = async ({ docs, readTime }: QuerySnapshot<StoredPart>) => {
    const [first] = docs.map((document) => document.data());
    if (first?.parts !== docs.length || first.fields !== FIELDS) return undefined;
    if (isDue(first.completeAt, readTime.toMillis())) return undefined;
    const { asOf, completeAt } = first;
    const changes = await changedSince({ asOf, completeAt });
    if (!changes) return undefined;
    const json = await decompress(Buffer.concat(docs.map((document) => document.data().data)));
    const known = JSON.parse(json.toString()) as Product[];
    const all = new Map([...known, ...changes.changed].map((product) => [product._id, product]));
    for (const id of changes.removed) all.delete(id);
    const isWorn = changes.changed.length + changes.removed.length >= CATALOGUE_LIMITS.worn;
    return { products: [...all.values()], times: changes.times, isWorn };
  };

  /** All or nothing: who reads the parts at the same time finds those of before or these. */
  const save = async ({ products: all, times }: LoadedCatalogue, before: number): Promise<void> => {
    const bytes = await compress(JSON.stringify(all));
    const count = Math.ceil(bytes.length / PART_BYTES);
    const batch = db.batch();
    for (let part = 0; part < Math.max(count, before); part += 1) {
      const reference = parts.doc(`part-${String(part).padStart(4, '0')}`);
      const data = bytes.subarray(part * PART_BYTES, (part + 1) * PART_BYTES);
      if (part < count) batch.set(reference, { fields: FIELDS, parts: count, ...times, data });
      else batch.delete(reference);
    }
    await batch.commit().catch(tell);
  };

  return {
    changedSince,
    load: async () => {
      const found = await parts.orderBy(FieldPath.documentId()).get();
      const kept = await loadParts(found);
      if (kept && !kept.isWorn) return kept;
      let loaded: LoadedCatalogue | undefined = kept;
      if (!loaded) {
        const all = await products.get();
        const asOf = timeOf(all);
        loaded = { products: all.docs.map(toProduct), times: { asOf, completeAt: asOf } };
      }
      await save(loaded, found.size);
      return loaded;
    },
  };
};
