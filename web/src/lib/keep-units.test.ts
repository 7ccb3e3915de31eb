import { expect, it } from 'vitest';
import { keepDays, keepUnits } from './keep-units.ts';

it.each([
  ['Roller 25 cm, 9 mm nap', 'Roller 25\u00a0cm, 9\u00a0mm nap'],
  ['Pole 1.1 to 2 m', 'Pole 1.1 to 2\u00a0m'],
  ['Kit of 3 mini rollers', 'Kit of 3 mini rollers'],
])('%s', (text, kept) => {
  expect(keepUnits(text)).toBe(kept);
});

it('keeps a day beside its month', () => {
  expect(keepDays('Paid before Thursday, 26 November, 12:00')).toBe(
    'Paid before Thursday, 26\u00a0November, 12:00',
  );
});
