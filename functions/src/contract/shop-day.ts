import { DELIVERY } from './delivery.ts';
import { LOCALE } from './money.ts';
import { calendarDayAt, isoDay } from './working-days.ts';

/** The day that it is where the shop is: `2026-11-25`. */
export const shopDay = (moment: Date): string =>
  isoDay(calendarDayAt(moment, DELIVERY.timeZone).day);

let formats: readonly [Intl.DateTimeFormat, Intl.DateTimeFormat] | undefined;

/** A day of the calendar (`2026-11-26`) in a sentence, the same wherever it is read: `Thursday, 26 November`. */
export const namedDay = (day: string): string => {
  const timeZone = 'UTC';
  formats ??= [
    new Intl.DateTimeFormat(LOCALE, { weekday: 'long', timeZone }),
    new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'long', timeZone }),
  ];
  return formats.map((format) => format.format(new Date(day))).join(', ');
};
