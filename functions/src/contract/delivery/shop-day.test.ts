import { expect, it } from 'vitest';
import { namedDay, shopDay, shopDayStart } from './delivery.ts';

it('is the day of the shop’s own calendar, which begins before that of UTC', () => {
  expect(shopDay(new Date('2026-11-24T22:59:59Z'))).toBe('2026-11-24');
  expect(shopDay(new Date('2026-11-24T23:00:00Z'))).toBe('2026-11-25');
  expect(shopDay(new Date('2026-07-01T22:00:00Z'))).toBe('2026-07-02');
});

it('is said with its weekday in a sentence', () => {
  expect(namedDay('2026-11-26')).toBe('Thursday, 26 November');
  expect(namedDay('2027-01-04')).toBe('Monday, 4 January');
});

it.each([
  ['2026-11-25', '2026-11-24T23:00:00.000Z'],
  ['2026-07-01', '2026-06-30T22:00:00.000Z'],
  ['2026-03-29', '2026-03-28T23:00:00.000Z'],
  ['2026-03-30', '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', '2026-10-24T22:00:00.000Z'],
  ['2026-10-26', '2026-10-25T23:00:00.000Z'],
])('shopDayStart of %s is %s', (day, start) => {
  expect(new Date(shopDayStart(day)).toISOString()).toBe(start);
});
