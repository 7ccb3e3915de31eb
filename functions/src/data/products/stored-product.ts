import type { DocumentSnapshot, QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import type { PastPrice, Reduction } from '../../contract/products/price-history.ts';
import { imageFolder } from '../../contract/site/images.ts';
import { pick, STORED_AS_IS, STORED_FIELDS } from '../../contract/products/product-fields.ts';
import { ratingOf } from '../../contract/products/product-rating.ts';
import type { NewProduct, Product } from '../../contract/schemas/product.ts';
import { fromExactIso, toExactIso, toIso } from '../firestore/timestamps.ts';

/** A product as it lies in Firestore. */
export interface StoredProduct extends NewProduct {
  /** Where its further pictures lie, so that their uploads are known to be in use. */
  pictureFolders?: string[];
  /** When it was last written, by Firestore's clock: who knows the catalogue asks for what is newer. */
  changedAt: Timestamp;
  /** Missing in products whose price has never changed. */
  pastPrices?: PastPrice[];
  /** Null, or missing, where the last change of the price was no reduction. */
  reduction?: Reduction | null;
  /** How many reviews gave one star, two and so on; missing in products without any. */
  stars?: number[];
  createdAt: Timestamp;
  /**
   * The first version that has the facts of now: written by the first change of the stock after an
   * edit, which is when it becomes known. Missing while the edit is the latest change.
   */
  factsSince?: string;
}

/** What the shop says of a product in public. */
export const PUBLIC_FIELDS: readonly (keyof StoredProduct)[] = [...STORED_FIELDS, 'stars'];

/** What selling and counting need; the rest of a product is mostly what is written about it. */
export const STOCK_FIELDS = [
  'name',
  'price',
  'minOrder',
  'available',
  'factsSince',
  'attributes.vatKind',
  'attributes.leadTimeDays',
  'attributes.articleNumber',
] as const satisfies (
  keyof StoredProduct | `attributes.${'vatKind' | 'leadTimeDays' | 'articleNumber'}`
)[];

/** The further pictures, in words that a query finds; nothing where a change leaves them as they are. */
export const pictureFields = ({ pictures }: Pick<NewProduct, 'pictures'>) =>
  pictures && {
    pictures,
    pictureFolders: pictures.flatMap(({ img }) => imageFolder(img) ?? []),
  };

export const toProduct = (document: QueryDocumentSnapshot<StoredProduct>): Product => {
  const stored = document.data();
  const rating = ratingOf(stored.stars);
  return {
    _id: document.id,
    ...pick(stored, STORED_AS_IS),
    ...(stored.pictures?.length && {
      pictures: stored.pictures.map(({ img, alt, kind }) => ({ img, alt, kind })),
    }),
    ...(stored.reduction && { reduction: stored.reduction }),
    ...(rating && { rating }),
    createdAt: toIso(stored.createdAt),
    updatedAt: toExactIso(document.updateTime),
  };
};

/**
 * True when all that changed since a version of the product (its `updatedAt`) is the stock.
 * Versions are compared as moments: a document's are never the same twice and only grow.
 */
export const hasFactsOf = (
  version: string,
  { updatedAt, factsSince }: { updatedAt: string; factsSince: string | undefined },
): boolean => {
  if (version === updatedAt) return true;
  const [asked, first, last] = [version, factsSince ?? '', updatedAt].map(fromExactIso);
  return asked !== undefined && first !== undefined && last !== undefined
    ? first.valueOf() <= asked.valueOf() && asked.valueOf() <= last.valueOf()
    : false;
};

/** True when the document is there, so that its data and times are. */
export const isThere = <Stored>(
  document: DocumentSnapshot<Stored>,
): document is QueryDocumentSnapshot<Stored> => document.exists;
