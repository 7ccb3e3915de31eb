import { array, number, object, string, type InferType } from 'yup';
import { MAX_LENGTH, MAX_PRICE, MAX_QUANTITY } from '../constants.ts';
import { VALIDATION } from '../text/validation-messages.ts';
import { requiredPicture, requiredText, time } from './fields.ts';
import { money, wholeNumber } from './number-field.ts';
import { productAttributesSchema } from './product-attributes.ts';
import { productPicturesSchema } from './image.ts';
import { productRatingSchema } from './product-review.ts';

const optionalCount = (missing: string) =>
  wholeNumber(VALIDATION.wholeNumber, missing).max(
    MAX_QUANTITY,
    VALIDATION.maxNumber(MAX_QUANTITY),
  );

const count = (missing: string) => optionalCount(missing).required(missing);

export const priceField = () =>
  money(VALIDATION.priceRequired)
    .min(0, VALIDATION.priceMin)
    .max(MAX_PRICE, VALIDATION.maxNumber(MAX_PRICE));

/** What a product need not have, in requests and answers alike. */
const optionalFacts = {
  attributes: productAttributesSchema,
  pictures: productPicturesSchema,
};

const facts = {
  name: requiredText(VALIDATION.productNameRequired, { kind: 'name', max: MAX_LENGTH.name }),
  price: priceField(),
  description: requiredText(VALIDATION.descriptionRequired, {
    kind: 'text',
    max: MAX_LENGTH.message,
  }),
  minOrder: count(VALIDATION.minOrderRequired).min(1, VALIDATION.minOrderMin),
  img: requiredPicture(VALIDATION.productPhotoRequired),
  ...optionalFacts,
};

/** Body of POST /product and the Add product form. */
export const newProductSchema = object({
  ...facts,
  available: count(VALIDATION.availableRequired).min(1, VALIDATION.availableMin),
}).noUnknown(VALIDATION.unknownField);
export type NewProduct = InferType<typeof newProductSchema>;

/**
 * Body of PUT /product/{id}: all facts, and the `updatedAt` of the product they were based on.
 * Without `available` the stock stays as it is, and sales since then are no conflict; without
 * `attributes` or `pictures` these stay as they are.
 */
export const productChangeSchema = object({
  ...facts,
  available: optionalCount(VALIDATION.availableRequired)
    .nonNullable(VALIDATION.availableRequired)
    .min(0, VALIDATION.availableMinOnEdit),
  updatedAt: requiredText(VALIDATION.updatedAtRequired, { kind: 'name' }).meta({
    format: 'date-time',
  }),
}).noUnknown(VALIDATION.unknownField);
export type ProductChange = InferType<typeof productChangeSchema>;

/** Body of POST /product/stock/{id}: pieces that come, or go with a minus, and why. */
export const restockSchema = object({
  delta: count(VALIDATION.deltaRequired)
    .min(-MAX_QUANTITY, VALIDATION.minNumber(-MAX_QUANTITY))
    .notOneOf([0], VALIDATION.deltaNone),
  reason: requiredText(VALIDATION.reasonRequired),
}).noUnknown(VALIDATION.unknownField);
export type Restock = InferType<typeof restockSchema>;

/** The form that changes the stock: whether pieces come or go, how many and why. */
export const restockFormSchema = object({
  direction: string().oneOf(['add', 'take']).required(),
  pieces: count(VALIDATION.deltaRequired).min(1, VALIDATION.deltaMin),
  reason: requiredText(VALIDATION.reasonRequired),
});
export type RestockForm = InferType<typeof restockFormSchema>;

/** A price that was lowered: the lowest of the thirty days before, and until when that is announced. */
const reductionSchema = object({ lowest: number().required(), until: time() })
  .optional()
  .default(undefined);

/**
 * A product as the API gives it. `reduction` is there while a lower price may be announced, and says until when;
 * `rating` once a buyer has reviewed it. `updatedAt` changes with every change, sales included; lists leave
 * `attributes` and `pictures` out. `img` is the first picture, `pictures` are those after it.
 */
export const productSchema = object({
  _id: string().required(),
  name: string().required(),
  price: number().required(),
  img: string().required(),
  description: string().required(),
  minOrder: number().integer().required(),
  available: number().integer().required(),
  ...optionalFacts,
  reduction: reductionSchema,
  rating: productRatingSchema.optional().default(undefined),
  createdAt: time(),
  updatedAt: time(),
});
export type Product = InferType<typeof productSchema>;

const relatedProductSchema = productSchema.pick(['_id', 'name', 'price', 'minOrder', 'available']);
export type RelatedProduct = InferType<typeof relatedProductSchema>;

/** Products that are told of beside another one. */
export const relatedList = () => array(relatedProductSchema).required();

/**
 * What goes with a product: it in other widths, what can be taken instead of it, what it cannot be used
 * without, and more.
 */
export const relatedProductsSchema = object({
  variants: relatedList(),
  alternatives: relatedList(),
  needs: relatedList(),
  goesWith: relatedList(),
});
export type RelatedProducts = InferType<typeof relatedProductsSchema>;
