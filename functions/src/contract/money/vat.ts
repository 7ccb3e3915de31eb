import type { CHOICES } from '../products/product-attributes.ts';
import type { Cents } from './units.ts';
import { readText, withPlainDashes } from '../text/text.ts';
import { type Country, COUNTRY_CODES, HOME_COUNTRY } from '../delivery/countries.ts';

/** By which of a country's rates of VAT a product is taxed, other than the standard one. */
export type VatKind = keyof (typeof CHOICES)['vatKind']['choices'];

/** The rates of a country, in per cent. */
export interface VatRates {
  vatPercent: number;
  /** Null where nothing that we sell is taxed by less there. */
  reducedVatPercent: number | null;
}

/** The rate, in per cent, by which a country taxes a product of this kind. */
export const vatPercentOf = (
  { vatPercent, reducedVatPercent }: VatRates,
  kind: VatKind | undefined,
): number => (kind === 'reduced' ? (reducedVatPercent ?? vatPercent) : vatPercent);

/** Parts of a hundredth in which rates are counted, so that 8.1 % stays a whole number. */
const PARTS_PER_PERCENT = 100;

/**
 * The VAT in an amount that has it contained, in whole cents, rounded half up: net and VAT together
 * are the amount.
 *
 * @param ratePercent such as 19 or 8.1, with at most two decimals
 * @throws Error for a rate that is none
 */
export const vatContained = (total: Cents, ratePercent: number): Cents => {
  const rate = Math.round(ratePercent * PARTS_PER_PERCENT);
  if (!Number.isSafeInteger(rate) || rate < 0) throw new Error(`no rate of VAT: ${ratePercent}`);
  return Math.round((total * rate) / (100 * PARTS_PER_PERCENT + rate)) as Cents;
};

/** A country's rates of VAT: `19%`, or `19% or 7%` where it has a reduced one. */
export const ratesInWords = ({ vatPercent, reducedVatPercent }: VatRates): string =>
  reducedVatPercent === null ? `${vatPercent}%` : `${vatPercent}% or ${reducedVatPercent}%`;

/** What order, mail and screens call the VAT that a business abroad is not charged. */
export const VAT_OFF_LABEL = 'VAT not charged';

/** Why an order has no VAT, as its receipt has to say (art. 226(11) of Directive 2006/112/EC). */
export const vatOffNote = (vatNumber: string): string =>
  `Without VAT: supplied within the Union to the business with the number ${vatNumber} (art. 138 of Directive 2006/112/EC). It accounts for the VAT in its own country.`;

/** What the API says of a number beside its field, once its register was asked. */
export const VAT_REFUSALS = {
  digits: 'These are no VAT number: please compare them character by character',
  unknown: (country: string) => `The register of ${country} knows no such number`,
} as const;

/** What numbers of a country begin with: its code, but for Greece, which calls itself EL there. */
export const vatPrefixOf = (country: Country): string => (country === 'GR' ? 'EL' : country);

const BY_PREFIX = new Map(COUNTRY_CODES.map((country) => [vatPrefixOf(country), country]));

/**
 * A number as registers have it: capital letters and digits, without what people put between them,
 * with `EL` for Greece. Anything else stays as wrong as it was typed.
 */
export const normalVatNumber = (typed: string): string =>
  withPlainDashes(readText('name', typed))
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
