import { array, boolean, number, object, string, type InferType } from 'yup';
import { MAX_LENGTH, MAX_QUANTITY, MAX_SPLIT_LINES } from '../constants.ts';
import { isLongerThan } from '../text/text.ts';
import { VALIDATION } from '../text/validation-messages.ts';
import { optionalText, plainDashes, requiredText } from './fields.ts';
import { asked, delivery, quantityField } from './purchase-form.ts';

/**
 * Body of PUT /order/address/{id}: where an order goes instead, for as long as it has not left. Without
 * a `country` it stays in its own; to another it goes only where delivery and VAT are the same.
 */
export const addressFormSchema = object({ ...delivery, ...asked }).noUnknown(
  VALIDATION.unknownField,
);

export type AddressForm = InferType<typeof addressFormSchema>;

/** A text as its sender saw it, to compare. */
const seen = () => optionalText({ max: MAX_LENGTH.url }).defined();

/** The same with the address that its sender saw, where they say it: who was overtaken is told. */
export const addressChangeSchema = addressFormSchema.shape({
  was: object({
    customerName: seen(),
    phone: seen(),
    address: seen(),
    city: seen(),
    postcode: seen(),
    country: seen(),
  })
    .noUnknown(VALIDATION.unknownField)
    .optional()
    .default(undefined),
});
export type AddressChange = InferType<typeof addressChangeSchema>;

const SECURE = /^(?:https:\/\/[^\s/@]+(?:\/\S*)?)?$/;

/**
 * Where a parcel can be followed: a page of the carrier, or the carrier and its number. Body of
 * PUT /order/tracking/{id} and, where the office knows it then, of PUT /order/shipped/{id}.
 */
const tracking = {
  url: optionalText({ kind: 'name', max: MAX_LENGTH.url }).test({
    name: 'secure',
    message: VALIDATION.trackingUrl,
    params: { regex: SECURE },
    skipAbsent: true,
    test: (url = '') => isLongerThan(url, MAX_LENGTH.url) || SECURE.test(url),
  }),
  carrier: optionalText({ kind: 'name', max: MAX_LENGTH.name }).test({
    name: 'carrier',
    message: VALIDATION.trackingCarrier,
    test: (carrier, { parent }) =>
      Boolean(carrier) || !(parent as { number?: string | null }).number,
  }),
  number: optionalText({ kind: 'name', max: MAX_LENGTH.name })
    .transform(plainDashes)
    .test({
      name: 'number',
      message: VALIDATION.trackingNumber,
      test: (number, { parent }) =>
        Boolean(number) || !(parent as { carrier?: string | null }).carrier,
    }),
};

/** Without any of it, nothing is known. */
export const trackingSchema = object(tracking).noUnknown(VALIDATION.unknownField);
export type TrackingForm = InferType<typeof trackingSchema>;

/** The same with what its sender saw, null for nothing, where they say it: who was overtaken is told. */
export const trackingChangeSchema = trackingSchema.shape({
  was: object({ url: seen(), carrier: seen(), number: seen() })
    .noUnknown(VALIDATION.unknownField)
    .nullable()
    .optional()
    .default(undefined),
});
export type TrackingChange = InferType<typeof trackingChangeSchema>;

/** A number of pieces of a line. */
export const pieceCount = () =>
  quantityField()
    .min(1, VALIDATION.minNumber(1))
    .max(MAX_QUANTITY, VALIDATION.maxNumber(MAX_QUANTITY));

/** How many pieces of a line are meant, `of` as many as the caller saw that it has. */
export const someOf = { quantity: pieceCount(), of: pieceCount() };

/** Some or all pieces of a line, named by its id. */
export const lineQuantitySchema = object({
  id: requiredText(VALIDATION.required('id'), { kind: 'name' }),
  ...someOf,
}).noUnknown(VALIDATION.unknownField);
export type LineQuantity = InferType<typeof lineQuantitySchema>;

/** Lines with their pieces, each once. */
export const lineQuantities = () =>
  array(lineQuantitySchema.required())
    .min(1, VALIDATION.linesRequired)
    .max(MAX_SPLIT_LINES, VALIDATION.linesMax(MAX_SPLIT_LINES))
    .test({
      name: 'eachOnce',
      message: VALIDATION.linesTwice,
      test: (lines = []) => new Set(lines.map(({ id }) => id)).size === lines.length,
    });

/** The form of a parcel: each line that can leave, whether it does, and how many pieces of it. */
export const parcelFormSchema = object({
  ...tracking,
  lines: array(
    object({
      id: string().required(),
      of: number().required(),
      isIn: boolean().required(),
      quantity: pieceCount().when(['isIn', 'of'], ([isIn, of], field) =>
        isIn ? field.max(of as number, VALIDATION.maxNumber(of as number)) : field.optional(),
      ),
    }),
  )
    .required()
    .test({
      name: 'some',
      message: VALIDATION.parcelEmpty,
      test: (lines) => lines.some(({ isIn }) => isIn),
    }),
});
export type ParcelForm = InferType<typeof parcelFormSchema>;

/** Body of PUT /order/purchase/shipped/{id}: what leaves in this parcel; without `lines` all that has not left. */
export const parcelSchema = object({ ...tracking, lines: lineQuantities().optional() }).noUnknown(
  VALIDATION.unknownField,
);
export type Parcel = InferType<typeof parcelSchema>;
