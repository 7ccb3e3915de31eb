import { describe, expect, it } from 'vitest';
import { isMistypedNumber, looksLikeOrderNumber, orderNumber } from './order-number.ts';

const PLACED = '2026-11-22T08:00:00.000Z';
const number = orderNumber('kX2mPq8LwZ4tRb7NvC1s', PLACED);

describe('the number of an order', () => {
  it('is the same each time, and can be said', () => {
    expect(number).toMatch(/^RW-26-[0-9A-Z]{6}-[0-9A-Z]$/);
    expect(number).not.toMatch(/[ILOUS]/);
    expect(orderNumber('kX2mPq8LwZ4tRb7NvC1s', PLACED)).toBe(number);
  });

  it('differs for ten thousand orders', () => {
    const numbers = Array.from({ length: 10_000 }, (_, index) =>
      orderNumber(`order-${index}`, PLACED),
    );
    expect(new Set(numbers).size).toBe(10_000);
  });

  it('is known however it is typed', () => {
    for (const typed of [number, number.toLowerCase().replaceAll('-', ' ')]) {
      expect(looksLikeOrderNumber(typed)).toBe(true);
      expect(isMistypedNumber(typed)).toBe(false);
    }
    expect(looksLikeOrderNumber('Roller 25')).toBe(false);
    expect(isMistypedNumber('Roller 25')).toBe(false);
  });

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
