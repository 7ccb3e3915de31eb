import type { Country } from '../../contract/delivery/countries.ts';
import { countryOfVatNumber } from '../../contract/money/vat.ts';
import { invariant } from '../orders/invariants.ts';

/** What the library calls the VAT number of each member state, which counts its digits in its own way. */
const NAMES = {
  AT: 'uid',
  BE: 'vat',
  BG: 'vat',
  CY: 'vat',
  CZ: 'dic',
  DE: 'vat',
  DK: 'cvr',
  EE: 'kmkr',
  ES: 'nif',
  FI: 'alv',
  FR: 'tva',
  GR: 'vat',
  HR: 'oib',
  HU: 'anum',
  IE: 'vat',
  IT: 'iva',
  LT: 'pvm',
  LU: 'tva',
  LV: 'pvn',
  MT: 'vat',
  NL: 'btw',
  PL: 'nip',
  PT: 'nif',
  RO: 'cif',
  SE: 'vat',
  SI: 'ddv',
  SK: 'dph',
} as const satisfies Record<Country, string>;

/**
 * Whether the check digits of a VAT number (in its normal form) fit the others. The library takes four
 * tenths of a second to load, and is loaded with the first number that a register did not confirm.
 */
export const digitsFit = async (number: string): Promise<boolean> => {
  const country = countryOfVatNumber(number);
  if (!country) return false;
  const { stdnum } = await import('stdnum');
  const validator = stdnum[country]?.[NAMES[country]];
  invariant(validator !== undefined, 'every member state has a way to count its digits');
  return validator.validate(number.slice(2)).isValid;
};
