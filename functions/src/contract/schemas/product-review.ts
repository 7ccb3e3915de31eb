import { array, boolean, number, object, string, type InferType } from 'yup';
import { MAX_LENGTH, RATINGS } from '../constants.ts';
import { VALIDATION } from '../text/validation-messages.ts';
import { requiredNumber, requiredText, time } from './fields.ts';

/** Body of PUT /review/product/{id}, and the form behind it: what a buyer says of the product. */
export const newProductReviewSchema = object({
  description: requiredText(VALIDATION.descriptionRequired, {
    kind: 'text',
    max: MAX_LENGTH.message,
  }),
  ratings: requiredNumber(VALIDATION.ratingsRequired).oneOf(RATINGS, VALIDATION.ratingsChoice),
}).noUnknown(VALIDATION.unknownField);
export type NewProductReview = InferType<typeof newProductReviewSchema>;

/** A review by somebody to whom the shop has sent the product; `updatedAt` is when its author last changed it. */
export const productReviewSchema = object({
  _id: string().required(),
  author: string().required(),
  description: string().required(),
  ratings: number().oneOf(RATINGS).required(),
  createdAt: time(),
  updatedAt: time(),
});
export type ProductReview = InferType<typeof productReviewSchema>;

/** Whether the caller may review a product, and what they have said of it; null for nothing yet. */
export const ownProductReviewSchema = object({
  mayReview: boolean().required(),
  review: productReviewSchema.nullable().defined(),
});
export type OwnProductReview = InferType<typeof ownProductReviewSchema>;

/** What its buyers make of a product: how many gave one star, two and so on, and what follows from it. */
export const productRatingSchema = object({
  /** From 1 to 5, with one decimal. */
  average: number().required(),
  count: number().integer().required(),
  stars: array(number().integer().required()).length(RATINGS.length).required(),
});
