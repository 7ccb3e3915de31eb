import { number, object, string, type InferType } from 'yup';
import { LIST_LIMIT, MAX_LENGTH } from '../constants.ts';
import {
  MOST_FACET_VALUES,
  ORDER_FILTERS,
  ORDER_SORTS,
  PRODUCT_SORTS,
  type FacetName,
} from '../products/listings.ts';
import { VALIDATION } from '../text/validation-messages.ts';
import { COUNTRY_CODES, type Country } from '../delivery/countries.ts';
import { isCalendarDay } from '../delivery/working-days.ts';
import { isMistypedNumber } from '../orders/order-number.ts';
import { facetPattern } from '../products/product-facets.ts';
import { optionalText } from './fields.ts';

const limit = VALIDATION.limitRange(LIST_LIMIT.max);

/** Query of every list. */
export const listQuerySchema = object({
  limit: number()
    .typeError(limit)
    .integer(limit)
    .min(1, limit)
    .max(LIST_LIMIT.max, limit)
    .default(LIST_LIMIT.default),
  cursor: optionalText({ kind: 'name', max: MAX_LENGTH.url, tooLong: VALIDATION.cursor }),
}).noUnknown(VALIDATION.unknownField);
export type ListQuery = InferType<typeof listQuerySchema>;

/** Query of GET /order/cancelled; `q` searches by number, name, e-mail and product. */
export const cancelledQuerySchema = listQuerySchema.shape({
  q: optionalText().test({
    name: 'orderNumber',
    message: VALIDATION.orderNumberMistyped,
    skipAbsent: true,
    test: (text = '') => !isMistypedNumber(text),
  }),
  sort: string()
    .typeError(VALIDATION.sort(ORDER_SORTS))
    .oneOf(ORDER_SORTS, VALIDATION.sort(ORDER_SORTS))
    .default('newest'),
});
export type CancelledQuery = InferType<typeof cancelledQuerySchema>;

const day = () =>
  optionalText({ kind: 'name', tooLong: VALIDATION.calendarDay }).test({
    name: 'calendarDay',
    message: VALIDATION.calendarDay,
    skipAbsent: true,
    test: isCalendarDay,
  });

/**
 * Query of GET /order, with the same search; without `state` it gives all orders. `from` and `to` are the
 * first and the last day on which they were placed, as the shop's clock has it; `country` is where they go.
 */
export const orderQuerySchema = cancelledQuerySchema.shape({
  from: day(),
  to: day(),
  country: string<Country>()
    .typeError(VALIDATION.countryCode)
    .oneOf(COUNTRY_CODES, VALIDATION.countryCode),
  state: string()
    .typeError(VALIDATION.state(ORDER_FILTERS))
    .oneOf(ORDER_FILTERS, VALIDATION.state(ORDER_FILTERS)),
});
export type OrderQuery = InferType<typeof orderQuerySchema>;

const facet = (name: FacetName) => {
  const message = VALIDATION.facet(name, MOST_FACET_VALUES);
  return optionalText({ kind: 'name', tooLong: message }).matches(facetPattern(name), message);
};

const facets = {
  kind: facet('kind'),
  width: facet('width'),
  nap: facet('nap'),
  surface: facet('surface'),
  material: facet('material'),
};

/** Query of GET /product/facets: of each facet the values of which a product has one. */
export const facetQuerySchema = object(facets).noUnknown(VALIDATION.unknownField);
export type FacetQuery = InferType<typeof facetQuerySchema>;

/**
 * Query of GET /product: `q` searches names and descriptions, facets and `inStock` narrow. Without
 * `sort` the best match comes first where `q` says something, else what is newest.
 */
export const productQuerySchema = listQuerySchema.shape({
  q: optionalText(),
  ...facets,
  inStock: string().typeError(VALIDATION.inStock).oneOf(['true'], VALIDATION.inStock),
  sort: string()
    .typeError(VALIDATION.sort(PRODUCT_SORTS))
    .oneOf(PRODUCT_SORTS, VALIDATION.sort(PRODUCT_SORTS)),
});
export type ProductQuery = InferType<typeof productQuerySchema>;
