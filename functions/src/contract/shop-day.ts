import { DELIVERY } from './delivery.ts';
import { calendarDayAt, isoDay } from './working-days.ts';

/** The day that it is where the shop is: `2026-11-25`. */
export const shopDay = (moment: Date): string =>
  isoDay(calendarDayAt(moment, DELIVERY.timeZone).day);
