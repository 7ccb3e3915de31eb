import { expect, test } from 'vitest';
import { formatDeadline } from './format-deadline.ts';

const now = new Date(2026, 10, 21, 23, 50);
const at = (day: number, hour: number, minute: number) =>
  new Date(2026, 10, day, hour, minute).toISOString();

test('names today and tomorrow, by the calendar and not by 24 hours', () => {
  expect(formatDeadline(at(21, 23, 55), now)).toBe('today, 23:55');
  expect(formatDeadline(at(22, 0, 5), now)).toBe('tomorrow, 00:05');
  expect(formatDeadline(at(20, 14, 20), now)).toBe('yesterday, 14:20');
});

test('names the day where it is further off', () => {
  expect(formatDeadline(at(23, 9, 0), now)).toBe('Monday 23 November, 09:00');
});

test('names the year where it is another one', () => {
  const iso = new Date(2036, 10, 18, 9, 0).toISOString();
  expect(formatDeadline(iso, now)).toContain('18 November 2036');
  expect(formatDeadline(at(23, 9, 0), now)).not.toContain('2026');
});
