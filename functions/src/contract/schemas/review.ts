import { number, object, string, type InferType } from 'yup';
import { MAX_LENGTH, RATINGS } from '../constants.ts';
import { VALIDATION } from '../text/validation-messages.ts';
import { optionalText, requiredNumber, requiredText, time } from './fields.ts';

/** Body of POST /review. `author` and `photoURL` may be sent but the server takes both from the user. */
export const newReviewSchema = object({
  description: requiredText(VALIDATION.descriptionRequired, {
    kind: 'text',
    max: MAX_LENGTH.message,
  }),
  ratings: requiredNumber(VALIDATION.ratingsRequired).oneOf(RATINGS, VALIDATION.ratingsChoice),
  author: optionalText({ kind: 'name' }).nullable(),
  photoURL: optionalText({ kind: 'name', max: MAX_LENGTH.url }).nullable(),
}).noUnknown(VALIDATION.unknownField);
export type NewReview = InferType<typeof newReviewSchema>;

/** A review as the API gives it; `photoURL` is empty when the author has no photo. */
export const reviewSchema = object({
  _id: string().required(),
  author: string().required(),
  description: string().required(),
  ratings: number().oneOf(RATINGS).required(),
  photoURL: string().defined(),
  createdAt: time(),
});
export type Review = InferType<typeof reviewSchema>;
