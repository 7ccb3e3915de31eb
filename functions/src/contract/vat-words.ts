import type { VatRates } from './vat.ts';

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
