import { MAX_LENGTH } from '../constants.ts';
import { VALIDATION } from '../validation-messages.ts';
import { looksLikeVatNumber, normalVatNumber } from '../vat-number.ts';
import { optionalText } from './fields.ts';

/** The number under which a business orders; empty for everybody else. Its digits are the API's to check. */
export const vatNumberField = () =>
  optionalText({ kind: 'name', max: MAX_LENGTH.vatNumber }).test({
    name: 'vatNumber',
    message: VALIDATION.vatNumber,
    test: (typed) => !typed || looksLikeVatNumber(normalVatNumber(typed)),
  });
