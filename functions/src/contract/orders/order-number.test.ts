import { describe, expect, it } from 'vitest';
import {
  isMistypedNumber,
  orderNumber,
  readOrderIds,
  readOrderNumbers,
  withCompactNumbers,
} from './order-number.ts';

const PLACED = '2026-11-22T08:00:00.000Z';
const ID = 'kX2mPq8LwZ4tRb7NvC1s';
const number = orderNumber(ID, PLACED);

describe('the number of an order', () => {
  it('is the same each time, and can be said', () => {
    expect(number).toMatch(/^RW-26-[0-9A-Z]{6}-[0-9A-Z]$/);
    expect(number).not.toMatch(/[ILOUS]/);
    expect(orderNumber(ID, PLACED)).toBe(number);
  });

  it('differs for ten thousand orders', () => {
    const numbers = Array.from({ length: 10_000 }, (_, index) =>
      orderNumber(`order-${index}`, PLACED),
    );
    expect(new Set(numbers).size).toBe(10_000);
  });

  it.each([
    number,
    number.toLowerCase().replaceAll('-', ' '),
    number.replaceAll('-', ''),
    `Order ${number}`,
    `#${number}.`,
    `(No.${number.toLowerCase()}), thank you`,
    ...[...'\u2010\u2011\u2012\u2013\u2014\u2015\u2212'].map((dash) =>
      number.replaceAll('-', dash),
    ),
    number.replaceAll('-', ' \u2013 '),
    number.replaceAll('-', '\u00a0'),
    [...number.replaceAll('-', '')].join(' '),
    `${number}\n${ID}`,
    `${number}${ID}`,
    `https://shop.example/home/withdrawal?number=${number}`,
  ])('is found in %j', (typed) => {
    expect(readOrderNumbers(typed)).toEqual([number]);
    expect(isMistypedNumber(typed)).toBe(false);
  });

  it('is found once of each that stands in a text', () => {
    const other = orderNumber('another', PLACED);
    expect(readOrderNumbers(`${other}, ${number} and ${other}`)).toEqual([other, number]);
  });

  it.each(['Roller 25', 'my order of last week', '', 'rw 26 rollers and 25 sleeves', `${number}X`])(
    'is not found in %j, which is no mistyped one either',
    (typed) => {
      expect([readOrderNumbers(typed), isMistypedNumber(typed)]).toEqual([[], false]);
    },
  );

  it('is recognized as mistyped within a sentence, and not beside a right one', () => {
    const wrong = number.slice(0, -1) + (number.endsWith('7') ? '8' : '7');
    for (const typed of [wrong, `Order ${wrong}, please`, `#${wrong.replaceAll('-', '')}`])
      expect([readOrderNumbers(typed), isMistypedNumber(typed)]).toEqual([[], true]);
    expect(isMistypedNumber(`${wrong}, no: ${number}`)).toBe(false);
  });

  it('leaves texts alike that differ in how it is written', () => {
    const alike = [number, number.toLowerCase(), number.replaceAll('-', '\u2212')];
    expect(new Set(alike.map((each) => withCompactNumbers(each))).size).toBe(1);
    expect(withCompactNumbers(`${number}, the tray`)).not.toBe(withCompactNumbers(number));
    expect(withCompactNumbers('Of last week')).toBe('Of last week');
  });
});

describe('the id of an order', () => {
  it.each([ID, `Order ${ID}`, `https://shop.example/payment/${ID}?a=b`, `${number}\n${ID}`])(
    'is found in %j',
    (typed) => {
      expect(readOrderIds(typed)).toEqual([ID]);
    },
  );

  it('is none that is shorter or longer', () => {
    expect(readOrderIds(`${ID}x ${ID.slice(1)}`)).toEqual([]);
  });
});

describe('the check character of a number', () => {
  it('shows every single wrong character, and every two that changed places', () => {
    const digits = [...number.replaceAll('-', '')];
    for (let index = 4; index < digits.length; index += 1) {
      for (const other of '0123456789ABCDEFGHJKMNPQRTVWXYZ') {
        if (other === digits[index]) continue;
        expect(isMistypedNumber(digits.with(index, other).join(''))).toBe(true);
      }
      const [one = '', two = ''] = digits.slice(index, index + 2);
      if (two === '' || one === two) continue;
      const swapped = digits
        .with(index, two)
        .with(index + 1, one)
        .join('');
      expect(isMistypedNumber(swapped)).toBe(true);
    }
  });
});
