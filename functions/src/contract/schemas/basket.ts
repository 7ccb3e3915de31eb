import { array, object, type InferType } from 'yup';
import { VALIDATION } from '../text/validation-messages.ts';
import { requiredText, time } from './fields.ts';
import { linesField, lineSchema } from './new-order.ts';

/**
 * What somebody wants to order. A line's `price` is what they saw when they put it in. `updatedAt`
 * changes with every change.
 */
export const basketSchema = object({
  lines: array(lineSchema.required()).required(),
  updatedAt: time(),
});
export type Basket = InferType<typeof basketSchema>;

/** Body of PUT /user/basket/{email}: all lines, and the `updatedAt` of the basket they are based on. */
export const basketChangeSchema = object({
  lines: linesField(),
  updatedAt: requiredText(VALIDATION.updatedAtOfBasket, { kind: 'name' }).meta({
    format: 'date-time',
  }),
}).noUnknown(VALIDATION.unknownField);
export type BasketChange = InferType<typeof basketChangeSchema>;
