import { MAX_LENGTH } from '../constants.ts';
import { VALIDATION } from '../text/validation-messages.ts';
import { countryOfVatNumber, looksLikeVatNumber, normalVatNumber } from '../money/vat.ts';
import { optionalText, time } from './fields.ts';
import { type InferType, object, string } from 'yup';

/** Numbers of other countries, such as those of Northern Ireland (XI) and of Switzerland (CHE). */
const OUTSIDE = /^[A-Z]{2}(?=.*\d)[0-9A-Z]{2,}$/;

/**
 * What can be seen to be wrong with a number in its normal form; undefined for nothing. Its digits are
 * the API's to check.
 */
export const wrongWithVatNumber = (number: string): string | undefined => {
  if (looksLikeVatNumber(number)) return undefined;
  return countryOfVatNumber(number) === undefined && OUTSIDE.test(number)
    ? VALIDATION.vatNumberOutside(number.slice(0, 2))
    : VALIDATION.vatNumber;
};

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
