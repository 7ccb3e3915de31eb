import { VALIDATION } from '../text/validation-messages.ts';
import { countryOfVatNumber, looksLikeVatNumber } from './vat.ts';

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
