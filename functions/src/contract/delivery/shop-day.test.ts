import { expect, it } from 'vitest';
import { namedDay, shopDay } from './delivery.ts';

it('is the day of the shop’s own calendar, which begins before that of UTC', () => {
  expect(shopDay(new Date('2026-11-24T22:59:59Z'))).toBe('2026-11-24');
  expect(shopDay(new Date('2026-11-24T23:00:00Z'))).toBe('2026-11-25');
  expect(shopDay(new Date('2026-07-01T22:00:00Z'))).toBe('2026-07-02');
});

it('is said with its weekday in a sentence', () => {
  expect(namedDay('2026-11-26')).toBe('Thursday, 26 November');
  expect(namedDay('2027-01-04')).toBe('Monday, 4 January');
});
