import { array, object, type InferType } from 'yup';
import { MAX_PURCHASE_LINES, MAX_QUANTITY } from '../constants.ts';
import { VALIDATION } from '../messages.ts';
import { requiredText } from './fields.ts';
import { priceField } from './product.ts';
import { delivery, quantityField } from './purchase-form.ts';

/** What is ordered of one product. */
const wanted = {
  productId: requiredText(VALIDATION.productRequired, { kind: 'name' }),
  quantity: quantityField()
    .min(1, VALIDATION.minOrderQuantity(1))
    .max(MAX_QUANTITY, VALIDATION.maxNumber(MAX_QUANTITY)),
  price: priceField().optional(),
};

/** Body of POST /order. `price` is what the customer saw; everything else of an order is the server's to set. */
export const newOrderSchema = object({
  ...delivery,
  ...wanted,
}).noUnknown(VALIDATION.unknownField);
export type NewOrder = InferType<typeof newOrderSchema>;

const areOfDifferentProducts = (lines: readonly { productId?: string }[] = []): boolean =>
  new Set(lines.map(({ productId }) => productId)).size === lines.length;

/**
 * Body of POST /order/purchase: several products at once, all of them or none, for one address. A
 * line's `price` is what the customer saw.
 */
export const newPurchaseSchema = object({
  ...delivery,
  lines: array(object(wanted).noUnknown(VALIDATION.unknownField).required())
    .required(VALIDATION.linesRequired)
    .min(1, VALIDATION.linesRequired)
    .max(MAX_PURCHASE_LINES, VALIDATION.linesMax(MAX_PURCHASE_LINES))
    .test({
      name: 'differentProducts',
      message: VALIDATION.linesAlike,
      test: areOfDifferentProducts,
    }),
}).noUnknown(VALIDATION.unknownField);
export type NewPurchase = InferType<typeof newPurchaseSchema>;
