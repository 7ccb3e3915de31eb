import type { Product, ProductChange } from '@rollwell/functions/contract';

/** What can be edited of a product; its stock is added to and taken from, in `Restock`. */
export type ProductFacts = Omit<ProductChange, 'updatedAt' | 'available' | 'attributes'>;
export type ProductFact = keyof ProductFacts;

export const PRODUCT_FACTS = [
  'name',
  'description',
  'price',
  'minOrder',
  'img',
] as const satisfies readonly ProductFact[];

/** A fact that somebody else changed to something other than what stands in the form. */
export interface Difference {
  fact: ProductFact;
  yours: string | number;
  saved: string | number;
  /** True when it was changed in the form too, so that both people meant something by it. */
  contested: boolean;
}

/**
 * Compares a form with what was saved while it was being filled in.
 *
 * @param base the product as the form was opened with
 * @param yours what stands in the form
 * @param saved the product as it is now
 */
export function differences(base: Product, yours: ProductFacts, saved: Product): Difference[] {
  return PRODUCT_FACTS.filter(
    (fact) => saved[fact] !== base[fact] && saved[fact] !== yours[fact],
  ).map((fact) => ({
    fact,
    yours: yours[fact],
    saved: saved[fact],
    contested: yours[fact] !== base[fact],
  }));
}

/** The form's facts with those that were chosen taken from what is saved. */
export function merged(
  yours: ProductFacts,
  saved: Product,
  fromSaved: ReadonlySet<ProductFact>,
): ProductChange {
  const taken = Object.fromEntries([...fromSaved].map((fact) => [fact, saved[fact]]));
  return { ...yours, ...taken, updatedAt: saved.updatedAt };
}
