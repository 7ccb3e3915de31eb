import {
  FORM_FIELDS,
  formFieldOf,
  ATTRIBUTES,
  keysOf,
  type AttributeName,
  type Product,
  type ProductChange,
  type ProductPicture,
} from '@rollwell/functions/contract';
import { sentAttributes } from './attribute-values.ts';
import { sentPictures } from './picture-rows.ts';

/** What can be edited of a product; its stock is added to and taken from, in `Restock`. */
export type ProductFacts = Omit<ProductChange, 'updatedAt' | 'available'>;
type PlainFact = Exclude<keyof ProductFacts, 'attributes'>;
/** A fact, or one of the product's attributes. */
export type ProductFact = PlainFact | `attributes.${AttributeName}`;
export type FactValue = string | number | readonly string[] | readonly ProductPicture[] | undefined;

const PLAIN_FACTS = FORM_FIELDS.filter(
  (name): name is PlainFact => !formFieldOf(name).onlyNew && name !== 'attributes',
);

/** A fact that somebody else changed to something other than what stands in the form. */
export interface Difference {
  fact: ProductFact;
  yours: FactValue;
  saved: FactValue;
  /** True when it was changed in the form too, so that both people meant something by it. */
  contested: boolean;
}

interface Fact {
  fact: ProductFact;
  of: (product: ProductFacts) => FactValue;
}

const FACTS: readonly Fact[] = [
  ...PLAIN_FACTS.map((fact): Fact => ({ fact, of: (product) => product[fact] })),
  ...keysOf(ATTRIBUTES).map((name): Fact => ({
    fact: `attributes.${name}`,
    of: ({ attributes }) => attributes?.[name],
  })),
];

/** A list of choices says the same in any order, pictures do not; an empty list or text says what none says. */
const isSame = (one: FactValue, other: FactValue): boolean => {
  const [a, b] = [one, other].map((value = []) => {
    const items = [value].flat().filter((item) => item !== '');
    const pictures = items.filter((item) => typeof item === 'object');
    return JSON.stringify(
      pictures.length > 0 ? pictures.map(({ img, alt, kind }) => [img, alt, kind]) : items.sort(),
    );
  });
  return a === b;
};

/**
 * Compares a form with what was saved while it was being filled in.
 *
 * @param base the product as the form was opened with
 * @param yours what stands in the form
 * @param saved the product as it is now
 */
export const differences = (base: Product, yours: ProductFacts, saved: Product): Difference[] =>
  FACTS.filter(({ of }) => !isSame(of(saved), of(base)) && !isSame(of(saved), of(yours))).map(
    ({ fact, of }) => ({
      fact,
      yours: of(yours),
      saved: of(saved),
      contested: !isSame(of(yours), of(base)),
    }),
  );

/** The form's facts with those that were chosen taken from what is saved. */
export function merged(
  yours: ProductFacts,
  saved: Product,
  fromSaved: ReadonlySet<ProductFact>,
): ProductChange {
  const plain = PLAIN_FACTS.filter((fact) => fromSaved.has(fact));
  const attributes = keysOf(ATTRIBUTES).filter((name) => fromSaved.has(`attributes.${name}`));
  const taken = <Of extends object>(names: readonly (keyof Of)[], of: Of): Partial<Of> =>
    Object.fromEntries(names.map((name) => [name, of[name]])) as Partial<Of>;
  return {
    ...yours,
    ...taken<ProductFacts>(plain, saved),
    attributes: sentAttributes(
      { ...yours.attributes, ...taken(attributes, saved.attributes ?? {}) },
      saved.attributes,
    ),
    pictures: sentPictures(
      fromSaved.has('pictures') ? saved.pictures : yours.pictures,
      saved.pictures,
    ),
    updatedAt: saved.updatedAt,
  };
}
