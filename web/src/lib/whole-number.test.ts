import { describe, expect, it } from 'vitest';
import { withoutThousandsDot } from './whole-number.ts';

describe('a dot in a whole number', () => {
  it.each([
    ['1.000', '1000'],
    ['12.500', '12500'],
    ['1250.000', '1250000'],
  ])('parts thousands where three digits follow: %s', (typed, meant) => {
    expect(withoutThousandsDot(typed)).toBe(meant);
  });

  it.each(['', '1000', '1.', '1.0', '1.00', '1.5', '1.0000', '-1.000', '1e3', '1.000.0'])(
    'stays where it is otherwise: %s',
    (typed) => {
      expect(withoutThousandsDot(typed)).toBe(typed);
    },
  );
});
