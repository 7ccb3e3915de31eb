import { object, string, type InferType } from 'yup';
import { time } from './fields.ts';

/**
 * What the register of its country says of a number that it knows: in whose name it is, null where
 * the country does not tell, and the number of this look-up, which is our proof, where there is one.
 */
export const confirmedVatNumberSchema = object({
  vatNumber: string().required(),
  name: string().defined().nullable(),
  consultation: string().defined().nullable(),
  checkedAt: time(),
});
export type ConfirmedVatNumber = InferType<typeof confirmedVatNumberSchema>;
