import {
  FORM_FIELDS,
  formFieldOf,
  type FormFieldName,
  type Product,
} from '@rollwell/functions/contract';
import { attributeValues } from './attribute-values.ts';

/** What stands in a field of the product's forms. */
const valueOf = (name: FormFieldName, product: Product | undefined) => {
  if (name === 'attributes') return attributeValues(product?.attributes);
  return product?.[name] ?? (formFieldOf(name).kind === 'pictures' ? [] : '');
};

/** What stands in the form when it opens: nothing, or the product that is edited. */
export const formValues = (product?: Product) => ({
  ...Object.fromEntries(
    FORM_FIELDS.filter((name) => !product || !formFieldOf(name).onlyNew).map((name) => [
      name,
      valueOf(name, product),
    ]),
  ),
  ...(product && { updatedAt: product.updatedAt }),
});
