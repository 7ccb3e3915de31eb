import { describe, expect, it } from 'vitest';
import { digitsFit } from './vat-digits.ts';

/** One of each member state; most are those of the states' own documents and of well-known companies. */
const NUMBERS = [
  'ATU12345675',
  'BE0428759497',
  'BG175074752',
  'CY10259033P',
  'CZ25123891',
  'DE136695976',
  'DK13585628',
  'EE100931558',
  'EL094259216',
  'ESB58378431',
  'FI20774740',
  'FR40303265045',
  'HR33392005961',
  'HU12892312',
  'IE6388047V',
  'IT00743110157',
  'LT119511515',
  'LU26375245',
  'LV40003521600',
  'MT11679112',
  'NL100000009B01',
  'PL5260001246',
  'PT501964843',
  'RO18547290',
  'SE556188840401',
  'SI50223054',
  'SK2022749619',
];

/** The same with one digit changed, the last of the first in a row. */
const misspelt = (number: string): string =>
  number.replace(/\d(?=\D|$)/, (digit) => String((Number(digit) + 1) % 10));

describe('the digits of VAT numbers', () => {
  it('are counted for every member state', () => {
    expect(new Set(NUMBERS.map((number) => number.slice(0, 2))).size).toBe(27);
  });

  it.each(NUMBERS)('of %s fit, and with one of them changed do not', async (number) => {
    expect(await digitsFit(number)).toBe(true);
    expect(await digitsFit(misspelt(number))).toBe(false);
  });

  it('fit nowhere where a number begins with no country', async () => {
    expect(await digitsFit('XX123456')).toBe(false);
  });
});
