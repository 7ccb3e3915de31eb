import { array, number, object, string, type InferType } from 'yup';
import { FACET_NAMES } from '../products/product-facets.ts';

const facetValueSchema = object({
  value: string().required(),
  label: string().required(),
  count: number().integer().required(),
});

/**
 * How many products have what is chosen, and each value of each facet with how many have it beside
 * what is chosen of the other facets.
 */
export const productFacetsSchema = object({
  total: number().integer().required(),
  facets: array(
    object({
      name: string().oneOf(FACET_NAMES).required(),
      label: string().required(),
      values: array(facetValueSchema).required(),
    }),
  ).required(),
});
export type ProductFacets = InferType<typeof productFacetsSchema>;
