import { LOCALE } from './format.ts';

const time = new Intl.DateTimeFormat(LOCALE, { timeStyle: 'short' });
const dayName = new Intl.DateTimeFormat(LOCALE, {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});
const relativeDay = new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' });

const startOfDay = (date: Date): number =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * A moment soon to come as people say it, in the reader's time zone: `today, 14:20`,
 * `tomorrow, 14:20`, `Friday 27 November, 14:20`.
 */
export function formatDeadline(iso: string, now: Date): string {
  const date = new Date(iso);
  // Rounded, because a day with a clock change is an hour off.
  const days = Math.round((startOfDay(date) - startOfDay(now)) / DAY_MS);
  const day = Math.abs(days) <= 1 ? relativeDay.format(days, 'day') : dayName.format(date);
  return `${day}, ${time.format(date)}`;
}
