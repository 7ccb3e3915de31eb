import { array, object, type InferType } from 'yup';
import { MAX_PURCHASE_LINES, MAX_QUANTITY } from '../constants.ts';
import { VALIDATION } from '../text/validation-messages.ts';
import { requiredText } from './fields.ts';
import { money } from './number-field.ts';
import { priceField } from './product.ts';
import { asked, business, delivery, quantityField } from './purchase-form.ts';

/** What is ordered of one product. */
const wanted = {
  productId: requiredText(VALIDATION.productRequired, { kind: 'name' }),
  quantity: quantityField()
    .min(1, VALIDATION.minOrderQuantity(1))
    .max(MAX_QUANTITY, VALIDATION.maxNumber(MAX_QUANTITY)),
  price: priceField().optional(),
};

/** What the customer was told that delivery costs, decimal. */
const deliveryCost = money(VALIDATION.required('deliveryCost'))
  .min(0, VALIDATION.minNumber(0))
  .optional();

/** What the customer was told that is not charged of the VAT, decimal. */
const vatOff = money(VALIDATION.required('vatOff')).min(0, VALIDATION.minNumber(0)).optional();

/** Body of POST /order. `price`, `deliveryCost` and `vatOff` are what the customer saw; `addressConfirmed` that an address is meant which looks wrong; everything else of an order is the server's to set. */
export const newOrderSchema = object({
  ...delivery,
  ...business,
  ...asked,
  ...wanted,
  deliveryCost,
  vatOff,
}).noUnknown(VALIDATION.unknownField);
export type NewOrder = InferType<typeof newOrderSchema>;

/** What is ordered of one product, among others. */
export const lineSchema = object(wanted).noUnknown(VALIDATION.unknownField);
export type Line = InferType<typeof lineSchema>;

/** What is no line, or names no product, is refused by itself. */
const areOfDifferentProducts = (
  lines: readonly ({ productId?: string } | undefined)[] = [],
): boolean => {
  const ids = lines.flatMap((line) => line?.productId ?? []);
  return new Set(ids).size === ids.length;
};

/** As many lines as one purchase may have, each of another product. */
export const linesField = () =>
  array(lineSchema.required())
    .required(VALIDATION.linesRequired)
    .max(MAX_PURCHASE_LINES, VALIDATION.linesMax(MAX_PURCHASE_LINES))
    .test({
      name: 'differentProducts',
      message: VALIDATION.linesAlike,
      test: areOfDifferentProducts,
    });

/**
 * Body of POST /order/purchase: several products at once, all of them or none, for one address. A
 * line's `price` is what the customer saw, as `deliveryCost` and `vatOff` are for all of them.
 */
export const newPurchaseSchema = object({
  ...delivery,
  ...business,
  ...asked,
  deliveryCost,
  vatOff,
  lines: linesField().min(1, VALIDATION.linesRequired),
}).noUnknown(VALIDATION.unknownField);
export type NewPurchase = InferType<typeof newPurchaseSchema>;
