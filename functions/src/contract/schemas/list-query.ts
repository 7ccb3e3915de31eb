import { number, object, string, type InferType } from 'yup';
import { LIST_LIMIT, MAX_LENGTH } from '../constants.ts';
import { ORDER_FILTERS, ORDER_SORTS, PRODUCT_SORTS } from '../listings.ts';
import { VALIDATION } from '../messages.ts';
import { isMistypedNumber } from '../order-number.ts';
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

/**
 * Query of GET /order; without `state` it gives all orders. `q` searches by number, name, e-mail and
 * product.
 */
export const orderQuerySchema = listQuerySchema.shape({
  state: string()
    .typeError(VALIDATION.state(ORDER_FILTERS))
    .oneOf(ORDER_FILTERS, VALIDATION.state(ORDER_FILTERS)),
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
export type OrderQuery = InferType<typeof orderQuerySchema>;

/** Query of GET /product: `q` searches names and descriptions. */
export const productQuerySchema = listQuerySchema.shape({
  q: optionalText(),
  sort: string()
    .typeError(VALIDATION.sort(PRODUCT_SORTS))
    .oneOf(PRODUCT_SORTS, VALIDATION.sort(PRODUCT_SORTS))
    .default('newest'),
});
export type ProductQuery = InferType<typeof productQuerySchema>;
