import { describe, expect, it } from 'vitest';
import { COUNTRY_CODES } from '../delivery/countries.ts';
import { vatNumberField } from '../schemas/vat-number.ts';
import {
  countryOfVatNumber,
  goesWithoutVat,
  looksLikeVatNumber,
  normalVatNumber,
  vatPrefixOf,
} from './vat.ts';

describe('a VAT number', () => {
  it('names its country, Greece as EL', () => {
    for (const country of COUNTRY_CODES)
      expect(countryOfVatNumber(`${vatPrefixOf(country)}1`)).toBe(country);
    expect(countryOfVatNumber('GR1')).toBeUndefined();
    expect(countryOfVatNumber('XX1')).toBeUndefined();
  });

  it('stays as wrong as it was typed', () => {
    expect(normalVatNumber('12345')).toBe('12345');
    expect(looksLikeVatNumber('AT1')).toBe(false);
    expect(looksLikeVatNumber('AT12')).toBe(true);
    expect(looksLikeVatNumber('AT1234567890123')).toBe(false);
  });

  it('is accepted in a form when right or empty, and refused otherwise', async () => {
    const field = vatNumberField();
    await expect(field.validate('atu 1234 5675')).resolves.toBe('atu 1234 5675');
    await expect(field.validate('')).resolves.toBe('');
    await expect(field.validate('12345')).rejects.toThrow('begins with its country');
    await expect(field.validate('XI123456789')).rejects.toThrow('and XI is none of them');
  });
});

describe('goods go without VAT', () => {
  it.each([
    ['abroad, to a business of the same country', 'ATU12345675', 'AT', true],
    ['abroad, to a business of a third country', 'BE0428759497', 'AT', true],
    ['abroad, to a business that is registered at home', 'DE136695976', 'AT', false],
    ['home, to a business from abroad', 'ATU12345675', 'DE', false],
    ['abroad, to somebody without a number', '', 'AT', false],
  ] as const)('%s: %s in %s is %s', (_case, number, country, without) => {
    expect(goesWithoutVat(number, country)).toBe(without);
  });
});
