import type { PropertyValue, QuantitativeValue } from 'schema-dts';
import { attributeRows } from '../../contract/products/attribute-rows.ts';
import type { ProductAttributes } from '../../contract/schemas/product-attributes.ts';

/** Millimetres and grams, as UN/ECE Recommendation 20 codes units. */
const quantity = (value: number, unitCode: 'MMT' | 'GRM'): QuantitativeValue => ({
  '@type': 'QuantitativeValue',
  value,
  unitCode,
});

const property = ({ label, text }: { label: string; text: string }): PropertyValue => ({
  '@type': 'PropertyValue',
  name: label,
  value: text,
});

interface Said {
  sku?: string;
  mpn?: string;
  width?: QuantitativeValue;
  weight?: QuantitativeValue;
  additionalProperty?: PropertyValue[];
}

/** What is known of a product by schema.org: by names of its own where it has them, else as properties. */
export const structuredAttributes = (attributes: ProductAttributes): Said => {
  const { articleNumber, widthMm, weightG } = attributes;
  const rows = attributeRows({
    ...attributes,
    articleNumber: undefined,
    widthMm: undefined,
    weightG: undefined,
  });
  return {
    ...(articleNumber !== undefined && { sku: articleNumber, mpn: articleNumber }),
    ...(widthMm !== undefined && { width: quantity(widthMm, 'MMT') }),
    ...(weightG !== undefined && { weight: quantity(weightG, 'GRM') }),
    ...(rows.length > 0 && { additionalProperty: rows.map(property) }),
  };
};
