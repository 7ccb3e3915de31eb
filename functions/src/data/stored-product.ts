import type { DocumentSnapshot, QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import type { PastPrice, Reduction } from '../contract/price-history.ts';
import { imageFolder } from '../contract/images.ts';
import { ratingOf } from '../contract/product-rating.ts';
import type { NewProduct, Product } from '../contract/schemas/product.ts';
import { facetTokens } from './search/facet-tokens.ts';
import { keywordsOf } from './search/keywords.ts';
import { wordsOf } from './search/words.ts';
import { fromExactIso, toExactIso, toIso } from './timestamps.ts';

/** A product as it lies in Firestore. */
export interface StoredProduct extends NewProduct {
  /** Where its further pictures lie, so that their uploads are known to be in use. */
  pictureFolders?: string[];
  nameLower: string;
  keywords: string[];
  /** In products older than their private part; what that counts comes on top. */
  received?: number;
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

/** The fields that a list gives away, and without its attributes and further pictures a product; the rest serves searching and counting. */
export const PUBLIC_FIELDS = [
  'name',
  'price',
  'img',
  'description',
  'minOrder',
  'available',
  'reduction',
  'stars',
  'createdAt',
] as const satisfies (keyof StoredProduct)[];

/** What selling and counting need; the rest of a product is mostly what it is found by. */
export const STOCK_FIELDS = [
  'name',
  'price',
  'minOrder',
  'available',
  'factsSince',
  'attributes.vatKind',
] as const satisfies (keyof StoredProduct | 'attributes.vatKind')[];

type SearchedFacts = Pick<NewProduct, 'name' | 'description' | 'attributes'>;

/** What follows from the name, the description and the attributes. */
export const searchFields = ({ name, description, attributes }: SearchedFacts) => ({
  nameLower: wordsOf(name)
    .map(({ text }) => text)
    .join(' '),
  keywords: [
    ...keywordsOf(`${name} ${attributes?.articleNumber ?? ''}`, description),
    ...facetTokens(attributes),
  ],
});

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
    name: stored.name,
    price: stored.price,
    img: stored.img,
    description: stored.description,
    minOrder: stored.minOrder,
    available: stored.available,
    ...(stored.attributes && { attributes: stored.attributes }),
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
