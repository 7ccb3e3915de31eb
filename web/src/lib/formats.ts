import { LOCALE, moneyFormat } from '@rollwell/functions/contract';
import { useLocale, useTimeZone } from './locale.ts';

/** How figures and times are written for one reader. */
export interface Formats {
  /** A decimal amount of the shop's currency: `€4.35`. */
  money: (amount: number) => string;
  /** A whole number with its thousands apart: `4,000`. */
  count: (value: number) => string;
  /** A quantity with its unit: `1 piece`, `4,000 pieces`. */
  pieces: (count: number) => string;
  /** A time of the API (ISO 8601) in the reader's time zone; text that is no time comes back as it is. */
  dateTime: (iso: string, style?: 'day' | 'dayAndTime') => string;
  /** A day of the calendar (`2026-11-24`), the same wherever it is read. */
  calendarDay: (day: string) => string;
  /** A moment soon to come as people say it: `today, 14:20`; the year where it is another one. */
  deadline: (iso: string, now: Date) => string;
}

const DAY_MS = 24 * 60 * 60 * 1000;
// Words stand inside sentences of the site, so they are in its language and not in the reader's.
const relativeDay = new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' });

const startOfDay = (date: Date): number =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

function nameDay(date: Date, now: Date): string {
  // Rounded, because a day with a clock change is an hour off.
  const days = Math.round((startOfDay(date) - startOfDay(now)) / DAY_MS);
  if (Math.abs(days) <= 1) return relativeDay.format(days, 'day');
  return date.toLocaleDateString(LOCALE, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: date.getFullYear() === now.getFullYear() ? undefined : 'numeric',
  });
}

function create(locale: string, timeZone: string | undefined): Formats {
  const money = moneyFormat(locale);
  const number = new Intl.NumberFormat(locale);
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone });
  const utcDay = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const dayAndTime = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  });
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });
  const count = (value: number) => number.format(value);
  return {
    money: (amount) => money.format(amount),
    count,
    pieces: (value) => `${count(value)} ${value === 1 ? 'piece' : 'pieces'}`,
    dateTime: (iso, style = 'dayAndTime') => {
      const date = new Date(iso);
      if (Number.isNaN(date.getTime())) return iso;
      return (style === 'day' ? day : dayAndTime).format(date);
    },
    calendarDay: (text) => {
      const date = new Date(text);
      return Number.isNaN(date.getTime()) ? text : utcDay.format(date);
    },
    deadline: (iso, now) => {
      const date = new Date(iso);
      return `${nameDay(date, now)}, ${time.format(date)}`;
    },
  };
}

const known = new Map<string, Formats>();

/** The formats of a locale, made once. @param timeZone another than that of the browser */
export function formatsOf(locale: string, timeZone?: string): Formats {
  const key = `${locale} ${timeZone ?? ''}`;
  const formats = known.get(key) ?? create(locale, timeZone);
  known.set(key, formats);
  return formats;
}

/** The formats of the visitor. */
export const useFormats = (): Formats => formatsOf(useLocale(), useTimeZone());
