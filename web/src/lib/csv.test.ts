import { describe, expect, it } from 'vitest';
import { signNamedIn, signOf, toCsv, valuesBetween } from './csv.ts';

describe('rows as CSV', () => {
  it('have a mark of UTF-8, semicolons, and the line ends of Windows', () => {
    expect(
      toCsv([
        ['Name', 'City'],
        ['Jürgen', 'Köln'],
      ]),
    ).toBe('\uFEFFName;City\r\nJürgen;Köln');
  });

  it('are quoted where they need it, their quotes doubled', () => {
    expect(toCsv([['a;b', 'say "x"', 'two\nlines', 'comma, plain']])).toBe(
      '\uFEFF"a;b";"say ""x""";"two\nlines";comma, plain',
    );
  });

  it.each(['=1+1', '+49 30', '-1', '@SUM(A1)', '\tx', '\rx'])(
    'are no formula to a spreadsheet with the value %j',
    (value) => {
      const written = toCsv([[value, 'b']]);
      expect(written).toMatch(/^\uFEFF"?'/);
      expect(written).toContain(`'${value}`);
    },
  );

  it('are read as they were written', () => {
    const row = ['RW-26-4F7K9Q-2', 'Möller; "Söhne"', 'a, b'];
    const line = toCsv([row]).slice(1);
    expect(signOf(line)).toBe(';');
    expect(valuesBetween(line, ';')).toEqual({ values: row, isWhole: true });
  });
});

describe('the sign between values', () => {
  it.each([
    ['a;b', ';'],
    ['a\tb', '\t'],
    ['"a;b","c"', ','],
    ['a,b', undefined],
  ])('of %j is %j', (line, sign) => {
    expect(signOf(line)).toBe(sign);
  });

  it('is named by a first line', () => {
    expect([signNamedIn('sep=;'), signNamedIn('"sep=,"'), signNamedIn('a;b')]).toEqual([
      ';',
      ',',
      undefined,
    ]);
  });

  it('is of no use where quotes do not match', () => {
    expect(valuesBetween('"a;b', ';').isWhole).toBe(false);
  });
});
