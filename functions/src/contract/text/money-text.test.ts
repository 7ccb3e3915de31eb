import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { askWhich, readMoney } from './number-text.ts';
import { fromCents, moneyFormat } from '../money/money.ts';
import { priceField } from '../schemas/product.ts';
import { VALIDATION } from './validation-messages.ts';
import { cents } from '../money/units.ts';

describe('an amount as it is typed', () => {
  it.each([
    ['12,50', 12.5],
    ['12.50', 12.5],
    ['12,5', 12.5],
    ['12', 12],
    ['0', 0],
    ['0,07', 0.07],
    [',50', undefined],
    ['1.250,00', 1250],
    ['1,250.00', 1250],
    ['1 250,00', 1250],
    ["1'250.00", 1250],
    ['1’250.00', 1250],
    ['1\u202F250,5', 1250.5],
    ['1250', 1250],
    ['1250,00', 1250],
    ['1 250', 1250],
    ['1.250.000', 1_250_000],
    ['1,250,000', 1_250_000],
    ['1.250.000,99', 1_250_000.99],
    [' €12.50 ', 12.5],
    ['12,50 €', 12.5],
    ['EUR 12.50', 12.5],
    ['-0.01', -0.01],
    ['- 5', -5],
  ])('%j is %s', (text, amount) => {
    expect(readMoney(text)).toEqual(amount === undefined ? { problem: 'malformed' } : { amount });
  });

  it.each([
    ['1.250', 'ambiguous'],
    ['1,250', 'ambiguous'],
    ['12,500', 'ambiguous'],
    ['999.999', 'ambiguous'],
    ['0.125', 'decimals'],
    ['1234.567', 'decimals'],
    ['012.500', 'decimals'],
    ['1.250,005', 'decimals'],
    ['12.3456', 'decimals'],
    ['', 'malformed'],
    ['.', 'malformed'],
    ['12.', 'malformed'],
    ['1.25.00', 'malformed'],
    ['1,2,3', 'malformed'],
    ['1.250,00.00', 'malformed'],
    ['12.50,00', 'malformed'],
    ['1 25', 'malformed'],
    ['1 250.000', 'decimals'],
    ['12.5O', 'malformed'],
    ['1e3', 'malformed'],
    ['0x10', 'malformed'],
    ['--5', 'malformed'],
    ['$12', 'malformed'],
    ['twelve', 'malformed'],
    ['12\ud800', 'malformed'],
    ['1'.repeat(100), 'malformed'],
  ])('%j is %s', (text, problem) => {
    expect(readMoney(text)).toEqual({ problem });
  });

  const amounts = fc.integer({ min: 0, max: 100_000_000 }).map(cents);

  it.each(['en-GB', 'de-DE', 'fr-FR', 'de-CH', 'nl-NL', 'es-ES', 'pl-PL'])(
    'is read back as it is written in %s, whatever it is',
    (locale) => {
      fc.assert(
        fc.property(amounts, (amount) => {
          expect(readMoney(moneyFormat(locale).format(fromCents(amount)))).toEqual({
            amount: fromCents(amount),
          });
        }),
      );
    },
  );

  it('never changes its size with its signs: the digits are those that were typed', () => {
    const text = fc.string({ unit: fc.constantFrom(...'0123456789.,  '), maxLength: 14 });
    fc.assert(
      fc.property(text, (typed) => {
        const read = readMoney(typed);
        if (!('amount' in read)) return;
        const digits = (some: string) => some.replace(/\D/g, '').replace(/^0+/, '');
        const decimals = /[.,](\d{1,2})\s*$/.exec(typed)?.[1] ?? '';
        expect(digits(read.amount.toFixed(decimals.length))).toBe(digits(typed));
      }),
      { numRuns: 5000 },
    );
  });

  it('says how to write what can be read in two ways', () => {
    expect(askWhich('1.250', 2)).toBe('“1.250” can be read in two ways: write 1250.00 or 1.25');
    expect(askWhich('€ 12,505', 2)).toBe(
      '“€ 12,505” can be read in two ways: write 12505.00 or 12.50',
    );
    expect(askWhich(' 2.000 ', 0)).toBe('“2.000” can be read in two ways: write 2000 or 2');
    expect(askWhich('1,200', 0)).toBe('“1,200” can be read in two ways: write 1200');
  });
});

describe('a price field', () => {
  const complaint = (value: unknown) => {
    try {
      priceField().validateSync(value);
      return undefined;
    } catch (error) {
      return (error as Error).message;
    }
  };

  it('takes numbers, and texts as people type them', () => {
    expect([12.5, '12,50', '1.250,00', ' 7 '].map((value) => priceField().cast(value))).toEqual([
      12.5, 12.5, 1250, 7,
    ]);
  });

  it.each([
    ['1.250', askWhich('1.250', 2)],
    ['1,2,3', VALIDATION.moneyMalformed],
    ['0.125', VALIDATION.priceCents],
    [0.125, VALIDATION.priceCents],
    ['-0,01', VALIDATION.priceMin],
    [undefined, VALIDATION.priceRequired],
    [Number.NaN, VALIDATION.priceRequired],
  ])('says of %j what is wrong with it', (value, message) => {
    expect(complaint(value)).toBe(message);
  });
});
