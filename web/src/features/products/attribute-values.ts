import { ATTRIBUTES, LISTS, keysOf, type ProductAttributes } from '@rollwell/functions/contract';

/** What stands in the fields of a form: nothing where nothing is known. */
export const attributeValues = (attributes: ProductAttributes = {}) => ({
  ...Object.fromEntries(keysOf(ATTRIBUTES).map((name) => [name, name in LISTS ? [] : ''])),
  ...attributes,
});

/**
 * What a form sends: the attributes that are known in it.
 *
 * @param before those of the product so far, which an empty object takes away
 * @returns undefined, which leaves a product as it is, where it has none and gets none
 */
export const sentAttributes = (
  typed: ProductAttributes = {},
  before?: ProductAttributes,
): ProductAttributes | undefined => {
  const known = Object.entries(typed).filter(([, value]) => [value].flat().some(isKnown));
  return before || known.length > 0 ? Object.fromEntries(known) : undefined;
};

const isKnown = (value: unknown): boolean => value !== undefined && value !== '';
