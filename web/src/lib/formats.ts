import { LOCALE, moneyFormat } from '@rollwell/functions/contract';
import { useLocale, useTimeZone } from './locale.ts';
import { texts } from './texts.ts';

/** How figures and times are written for one reader. */
interface Formats {
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
  /** How many days ago a moment was: `today`, `3 days ago`. */
  age: (iso: string, now: Date) => string;
}

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const startOfDay = (date: Date): number =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

/** Rounded, because a day with a clock change is an hour off. */
const daysFrom = (now: Date, date: Date): number =>
  Math.round((startOfDay(date) - startOfDay(now)) / DAY_MS);

function nameDay(date: Date, now: Date): string {
  const name = texts.daysFromYesterday[daysFrom(now, date) + 1];
  if (name !== undefined) return name;
  return date.toLocaleDateString(LOCALE, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: date.getFullYear() === now.getFullYear() ? undefined : 'numeric',
  });
}

/** A format takes milliseconds to make, tens of them on a phone: none before it is asked for. */
function whenAsked<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

function create(locale: string, timeZone: string | undefined): Formats {
  const dates = (options: Intl.DateTimeFormatOptions) =>
    whenAsked(() => new Intl.DateTimeFormat(locale, options));
  const money = whenAsked(() => moneyFormat(locale));
  const number = whenAsked(() => new Intl.NumberFormat(locale));
  const day = dates({ dateStyle: 'medium', timeZone });
  const utcDay = dates({ dateStyle: 'medium', timeZone: 'UTC' });
  const dayAndTime = dates({ dateStyle: 'medium', timeStyle: 'short', timeZone });
  const time = dates({ timeStyle: 'short' });
  const relative = whenAsked(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
  const zone = dates({ timeZoneName: 'short', timeZone });
  /** A moment in words; with its zone where an hour before or after it has the same ones. */
  const told = (format: Intl.DateTimeFormat, date: Date): string => {
    const text = format.format(date);
    const isTold = (hours: number) => format.format(date.getTime() + hours * HOUR_MS) === text;
    if (!isTold(-1) && !isTold(1)) return text;
    const name = zone()
      .formatToParts(date)
      .find(({ type }) => type === 'timeZoneName');
    return `${text} ${name?.value ?? ''}`;
  };
  const count = (value: number) => number().format(value);
  return {
    money: (amount) => money().format(amount),
    count,
    pieces: (value) => `${count(value)} ${value === 1 ? 'piece' : 'pieces'}`,
    dateTime: (iso, style = 'dayAndTime') => {
      const date = new Date(iso);
      if (Number.isNaN(date.getTime())) return iso;
      return style === 'day' ? day().format(date) : told(dayAndTime(), date);
    },
    calendarDay: (text) => {
      const date = new Date(text);
      return Number.isNaN(date.getTime()) ? text : utcDay().format(date);
    },
    deadline: (iso, now) => {
      const date = new Date(iso);
      return `${nameDay(date, now)}, ${told(time(), date)}`;
    },
    age: (iso, now) => relative().format(daysFrom(now, new Date(iso)), 'day'),
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

/** The text with every figure tied to its unit, so that no line ends between `25` and `cm`. */
export const noBreakUnits = (text: string): string =>
  text.replace(/(\d) (mm|cm|m|l|kg|g)\b/g, '$1\u00a0$2');

/** A text about days with each day tied to its month: `Thursday,` may end a line, `26` may not. */
export const noBreakDays = (text: string): string => text.replace(/(\d) ([A-Z])/g, '$1\u00a0$2');
