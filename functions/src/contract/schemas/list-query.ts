import { number, object, string, type InferType } from 'yup';
import { LIST_LIMIT, MAX_LENGTH } from '../constants.ts';
import { VALIDATION } from '../messages.ts';
import { PRODUCT_SORTS } from './product.ts';

const limit = VALIDATION.limitRange(LIST_LIMIT.max);

/** Query of every list. */
export const listQuerySchema = object({
  limit: number()
    .typeError(limit)
    .integer(limit)
    .min(1, limit)
    .max(LIST_LIMIT.max, limit)
    .default(LIST_LIMIT.default),
  cursor: string().typeError(VALIDATION.cursor).max(MAX_LENGTH.url, VALIDATION.cursor),
}).noUnknown(VALIDATION.unknownField);
export type ListQuery = InferType<typeof listQuerySchema>;

/** Query of GET /product: `q` searches names and descriptions. */
export const productQuerySchema = listQuerySchema.shape({
  q: string()
    .typeError(VALIDATION.wrongType)
    .trim()
    .max(MAX_LENGTH.line, VALIDATION.maxLength(MAX_LENGTH.line)),
  sort: string()
    .typeError(VALIDATION.sort(PRODUCT_SORTS))
    .oneOf(PRODUCT_SORTS, VALIDATION.sort(PRODUCT_SORTS))
    .default('newest'),
});
export type ProductQuery = InferType<typeof productQuerySchema>;
