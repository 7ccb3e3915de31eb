import { HOME_COUNTRY } from './country-name.ts';
import { COUNTRY_CODES, type Country } from './eu-countries.ts';

/** What numbers of a country begin with: its code, but for Greece, which calls itself EL there. */
export const vatPrefixOf = (country: Country): string => (country === 'GR' ? 'EL' : country);

const BY_PREFIX = new Map(COUNTRY_CODES.map((country) => [vatPrefixOf(country), country]));

/**
 * A number as registers have it: capital letters and digits, without what people put between them,
 * with `EL` for Greece. Anything else stays as wrong as it was typed.
 */
export const normalVatNumber = (typed: string): string =>
  typed
    .toUpperCase()
    .replaceAll(/[\s.\-/]/g, '')
    .replace(/^GR/, 'EL');

/** The country whose number it is, in its normal form; undefined where it begins as none does. */
export const countryOfVatNumber = (number: string): Country | undefined =>
  BY_PREFIX.get(number.slice(0, 2));

/** As much as all of them have in common: country, then 2 to 12 characters (annex of the VIES service). */
export const looksLikeVatNumber = (number: string): boolean =>
  countryOfVatNumber(number) !== undefined && /^[A-Z]{2}[0-9A-Z+*]{2,12}$/.test(number);

/**
 * Whether goods that a business orders under a number go to it without VAT: from home to another
 * member state, by a buyer who is registered in another one than home (art. 138(1) of Directive
 * 2006/112/EC). The buyer then owes the VAT there, which is called reverse charge by everybody.
 *
 * @param number in its normal form
 */
export const goesWithoutVat = (number: string, country: Country): boolean => {
  const registered = countryOfVatNumber(number);
  return country !== HOME_COUNTRY && registered !== undefined && registered !== HOME_COUNTRY;
};
