import { expect, test } from 'vitest';
import { preview } from './preview.ts';

test('leaves a text of just the length as it is', () => {
  expect(preview('1234567890', 10)).toBe('1234567890');
});

test('cuts a longer one and says so', () => {
  expect(preview('12345678901', 10)).toBe('1234567890…');
  expect(preview('Covers nap well', 7)).toBe('Covers…');
});
