import { object, type InferType } from 'yup';
import { VALIDATION } from '../messages.ts';
import { isOverOrderTotal, orderTotalMessage } from '../money.ts';
import { requiredNumber, requiredText } from './fields.ts';

/** A number of pieces that somebody orders. */
export const quantityField = () =>
  requiredNumber(VALIDATION.quantityRequired).integer(VALIDATION.quantityWhole);

/** Where an order goes. */
export const delivery = {
  customerName: requiredText(VALIDATION.customerNameRequired, { kind: 'name' }),
  phone: requiredText(VALIDATION.phoneRequired, { kind: 'name' }),
  address: requiredText(VALIDATION.addressRequired),
  city: requiredText(VALIDATION.cityRequired, { kind: 'name' }),
};

/** The Purchase form: what a customer types, within what the product allows. */
export const purchaseFormSchema = (product: {
  minOrder: number;
  available: number;
  price: number;
}) =>
  object({
    ...delivery,
    quantity: quantityField()
      .min(product.minOrder, VALIDATION.minOrderQuantity(product.minOrder))
      .max(product.available, VALIDATION.outOfStock(product.minOrder, product.available))
      .test('total', orderTotalMessage, (quantity) => !isOverOrderTotal(product.price, quantity)),
  });
export type PurchaseForm = InferType<ReturnType<typeof purchaseFormSchema>>;
