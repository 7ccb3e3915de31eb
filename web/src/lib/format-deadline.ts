import { LOCALE } from './format.ts';

const time = new Intl.DateTimeFormat(LOCALE, { timeStyle: 'short' });
const dayOfYear = { weekday: 'long', day: 'numeric', month: 'long' } as const;
const dayName = new Intl.DateTimeFormat(LOCALE, dayOfYear);
const dayNameWithYear = new Intl.DateTimeFormat(LOCALE, { ...dayOfYear, year: 'numeric' });
const relativeDay = new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' });

const startOfDay = (date: Date): number =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

const DAY_MS = 24 * 60 * 60 * 1000;

const nameDay = (date: Date, now: Date): string =>
  (date.getFullYear() === now.getFullYear() ? dayName : dayNameWithYear).format(date);

/**
 * A moment soon to come as people say it, in the reader's time zone: `today, 14:20`,
 * `tomorrow, 14:20`, `Friday 27 November, 14:20`; with the year where it is another one.
 */
export function formatDeadline(iso: string, now: Date): string {
  const date = new Date(iso);
  // Rounded, because a day with a clock change is an hour off.
  const days = Math.round((startOfDay(date) - startOfDay(now)) / DAY_MS);
  const day = Math.abs(days) <= 1 ? relativeDay.format(days, 'day') : nameDay(date, now);
  return `${day}, ${time.format(date)}`;
}
