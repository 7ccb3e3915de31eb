import { ATTRIBUTES, keysOf, type AttributeName } from './product-attributes.ts';
import type { ProductAttributes } from '../schemas/product-attributes.ts';

/** One attribute of a product as it is read: `Width`, `250 mm`. */
export interface AttributeRow {
  name: AttributeName;
  label: string;
  text: string;
}

type Described = (typeof ATTRIBUTES)[AttributeName];
type Value = NonNullable<ProductAttributes[AttributeName]>;

/** `Emulsion, masonry paint`: the labels are words of a sentence. */
const enumerate = (labels: readonly string[]): string => {
  const [first = '', ...others] = labels;
  return [first, ...others.map((label) => label.toLowerCase())].join(', ');
};

const withUnit = (value: number, number: string, unit: string): string =>
  `${number} ${value === 1 ? unit.replace(/s$/, '') : unit}`.trimEnd();

const read = (described: Described, value: Value, write: (value: number) => string): string => {
  if (typeof value === 'number')
    return withUnit(value, write(value), 'unit' in described ? described.unit : '');
  if (!('choices' in described)) return String(value);
  const choices: Readonly<Record<string, string>> = described.choices;
  return enumerate([value].flat().map((choice) => choices[choice] ?? choice));
};

/**
 * What is known of a product, one row each, in the order of the table.
 * @param write how numbers are written where the rows are read
 */
export const attributeRows = (
  attributes: ProductAttributes = {},
  write: (value: number) => string = String,
): AttributeRow[] =>
  keysOf(ATTRIBUTES).flatMap((name) => {
    const value = attributes[name];
    if (value === undefined || (Array.isArray(value) && value.length === 0)) return [];
    return [{ name, label: ATTRIBUTES[name].label, text: read(ATTRIBUTES[name], value, write) }];
  });
