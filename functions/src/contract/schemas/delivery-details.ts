import { type InferType, object } from 'yup';
import { VALIDATION } from '../text/validation-messages.ts';
import { optionalText } from './fields.ts';
import { business, delivery } from './purchase-form.ts';
import { contactFields } from './user.ts';

/**
 * Body of PUT /user/delivery/{email} and its form; what is not sent stays. Apart from `user.ts`, so that the
 * forms of signing in load nothing of the order form's.
 */
export const deliveryDetailsSchema = object({
  ...contactFields,
  postcode: delivery.postcode,
  country: delivery.country,
  company: optionalText(),
  vatNumber: business.vatNumber,
}).noUnknown(VALIDATION.unknownField);
export type DeliveryDetails = InferType<typeof deliveryDetailsSchema>;
