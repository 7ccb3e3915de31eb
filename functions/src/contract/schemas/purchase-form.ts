import { boolean, object, string, ValidationError, type InferType } from 'yup';
import { MAX_LENGTH } from '../constants.ts';
import { COUNTRY_CODES } from '../delivery/countries.ts';
import { orderTotalMessage, VALIDATION } from '../text/validation-messages.ts';
import { isOverOrderTotal } from '../money/money.ts';
import { vatNumberField } from './vat-number.ts';
import { optionalText, plainDashes, requiredText } from './fields.ts';
import { wholeNumber } from './number-field.ts';

/** A number of pieces that somebody orders. */
export const quantityField = (missing: string = VALIDATION.quantityRequired) =>
  wholeNumber(VALIDATION.quantityWhole, missing).required(missing);

/** Where an order goes. */
export const delivery = {
  customerName: requiredText(VALIDATION.customerNameRequired, { kind: 'name' }),
  phone: requiredText(VALIDATION.phoneRequired, { kind: 'name' }),
  address: requiredText(VALIDATION.addressRequired),
  city: requiredText(VALIDATION.cityRequired, { kind: 'name' }),
  /** Asked for and not insisted on: the order that the shop began with has neither of the two. */
  postcode: optionalText({ kind: 'name', max: MAX_LENGTH.postcode }).transform(plainDashes),
  country: string().oneOf(COUNTRY_CODES, VALIDATION.choice('Country')),
};

/** Who orders, where that is a business that pays its VAT at home. */
export const business = { vatNumber: vatNumberField() };

/** That what was asked about an address is meant: see `addressDoubts`. */
export const asked = { addressConfirmed: boolean().typeError(VALIDATION.wrongType).optional() };

/** What bounds the pieces of one product that somebody orders. */
interface Bounds {
  minOrder: number;
  available: number;
  price: number;
}

/** A number of pieces within what the product allows. */
const quantityWithin = ({ minOrder, available, price }: Bounds, missing?: string) =>
  quantityField(missing)
    .min(minOrder, VALIDATION.minOrderQuantity(minOrder))
    .max(available, VALIDATION.outOfStock(minOrder, available))
    .test('total', orderTotalMessage, (quantity) => !isOverOrderTotal(price, quantity));

/**
 * What is wrong with ordering so many of a product, in the words of its form, which alone says that
 * one is required; undefined for nothing.
 */
export const wrongWithQuantity = (product: Bounds, quantity: unknown): string | undefined => {
  try {
    quantityWithin(product, VALIDATION.howMany(product.minOrder)).validateSync(quantity);
    return undefined;
  } catch (error) {
    if (error instanceof ValidationError) return error.message;
    throw error;
  }
};

/** The Purchase form: what a customer types, within what the product allows. */
export const purchaseFormSchema = (product: Bounds) =>
  object({ ...delivery, ...business, quantity: quantityWithin(product) });
/** The form of several products at once: what is ordered stands in the basket. */
export const deliverySchema = object({ ...delivery, ...business });
export type Delivery = InferType<typeof deliverySchema>;
export type PurchaseForm = InferType<ReturnType<typeof purchaseFormSchema>>;
