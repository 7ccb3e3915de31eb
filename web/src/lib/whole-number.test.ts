import { describe, expect, it } from 'vitest';
import { hasThousandsDot } from './whole-number.ts';

describe('a dot in a whole number', () => {
  it.each(['1.000', '12.500', '1250.000'])(
    'parts thousands where three digits follow: %s',
    (typed) => {
      expect(hasThousandsDot(typed)).toBe(true);
    },
  );

  it.each(['', '1000', '1.', '1.0', '1.00', '1.5', '1.0000', '-1.000', '1e3', '1.000.0'])(
    'parts none otherwise: %s',
    (typed) => {
      expect(hasThousandsDot(typed)).toBe(false);
    },
  );
});
