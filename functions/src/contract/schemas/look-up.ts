import { array, object, string, type InferType } from 'yup';
import { MAX_LENGTH, MAX_PURCHASE_LINES } from '../constants.ts';
import { VALIDATION } from '../text/validation-messages.ts';
import { plainDashes, requiredText } from './fields.ts';

const nameField = () =>
  requiredText(VALIDATION.productRequired, { kind: 'name', max: MAX_LENGTH.name });

const several = (named = nameField()) =>
  array(named).max(MAX_PURCHASE_LINES, VALIDATION.linesMax(MAX_PURCHASE_LINES)).default([]);

/** Body of POST /product/look-up: products by their ids, by their article numbers, or some by each. */
export const lookUpSchema = object({
  ids: several(),
  articleNumbers: several(nameField().transform(plainDashes)),
}).noUnknown(VALIDATION.unknownField);
export type LookUp = InferType<typeof lookUpSchema>;

/**
 * The form of a quick order: a list of article numbers and quantities. It is read row by row where it
 * is typed and never sent as it is.
 */
export const quickOrderSchema = object({
  list: string()
    .required(VALIDATION.listRequired)
    .max(MAX_LENGTH.article, VALIDATION.maxLength(MAX_LENGTH.article)),
});
