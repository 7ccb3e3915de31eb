import { FieldValue, type DocumentReference, type WriteBatch } from './firestore-library.ts';
import type { Product } from '../contract/schemas/product.ts';
import { FACET_NAMES } from '../contract/product-facets.ts';
import { collection, type Firestore } from './firestore.ts';
import { facetValuesOf, type FacetValues } from './search/facet-tokens.ts';

/** Products that have the same values of all facets, and how many they are. */
export interface FacetCombination {
  values: FacetValues;
  count: number;
}

/** By combination, such as `sleeve|250|18|render,woodchip|polyamide`, how many products have it. */
export interface StoredFacets {
  combinations: Record<string, number>;
}

type Facetted = Pick<Product, 'attributes'>;

/** The one document that tells of all products. */
export const facetsDocument = (db: Firestore): DocumentReference<StoredFacets> =>
  collection<StoredFacets>(db, 'catalogue').doc('facets');

/** The name of a product's combination. */
export const combinationOf = ({ attributes }: Facetted): string => {
  const values = facetValuesOf(attributes);
  return FACET_NAMES.map((name) => values[name].toSorted().join(',')).join('|');
};

const valuesOf = (combination: string): FacetValues => {
  const parts = combination.split('|').map((part) => (part === '' ? [] : part.split(',')));
  const [kind = [], width = [], nap = [], surface = [], material = []] = parts;
  return { kind, width, nap, surface, material };
};

/**
 * Counts a product among those of its combination, in the commit that changes it. Whatever is
 * counted at the same time adds up: nothing is read.
 *
 * @param before the product as it was; undefined for a new one
 * @param after as it will be; undefined for one that goes
 */
export const countCombination = (
  db: Firestore,
  batch: WriteBatch,
  { before, after }: { before?: Facetted | undefined; after?: Facetted | undefined },
): void => {
  const [had, has] = [before && combinationOf(before), after && combinationOf(after)];
  if (had === has) return;
  const combinations = {
    ...(had !== undefined && { [had]: FieldValue.increment(-1) }),
    ...(has !== undefined && { [has]: FieldValue.increment(1) }),
  };
  batch.set(facetsDocument(db), { combinations }, { merge: true });
};

/** Every combination that some product has. */
export const readCombinations = async (db: Firestore): Promise<FacetCombination[]> => {
  const stored = (await facetsDocument(db).get()).data();
  return Object.entries(stored?.combinations ?? {})
    .filter(([, count]) => count > 0)
    .map(([combination, count]) => ({ values: valuesOf(combination), count }));
};
