import { object, type InferType } from 'yup';
import { MAX_LENGTH } from '../constants.ts';
import { isLongerThan } from '../text/text.ts';
import { VALIDATION } from '../text/validation-messages.ts';
import { optionalText, plainDashes } from './fields.ts';
import { asked, delivery } from './purchase-form.ts';

/**
 * Body of PUT /order/address/{id}: where an order goes instead, for as long as it has not left. Without
 * a `country` it stays in its own; to another it goes only where delivery and VAT are the same.
 */
export const addressChangeSchema = object({ ...delivery, ...asked }).noUnknown(
  VALIDATION.unknownField,
);
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
