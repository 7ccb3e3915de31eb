import type { CHOICES } from './product-attributes.ts';
import type { Cents } from './units.ts';

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
