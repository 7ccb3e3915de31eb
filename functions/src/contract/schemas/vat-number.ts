import { MAX_LENGTH } from '../constants.ts';
import { normalVatNumber } from '../money/vat.ts';
import { wrongWithVatNumber } from '../text/validation-messages.ts';
import { optionalText, time } from './fields.ts';
import { type InferType, object, string } from 'yup';

/** The number under which a business orders; empty for everybody else. Its digits are the API's to check. */
export const vatNumberField = () =>
  optionalText({ kind: 'name', max: MAX_LENGTH.vatNumber }).test({
    name: 'vatNumber',
    test: (typed, { createError }) => {
      const message = typed ? wrongWithVatNumber(normalVatNumber(typed)) : undefined;
      return message === undefined || createError({ message });
    },
  });

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
