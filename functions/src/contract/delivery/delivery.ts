import { LOCALE } from '../money/money.ts';
import type { Warehouse } from '../schemas/warehouse.ts';
import {
  type CalendarDay,
  calendarDayAt,
  isoDay,
  isWorkingDay,
  nextWorkingDay,
} from './working-days.ts';

/** What the shop says of delivery and returns, wherever it goes; what admins may change is in its settings. */
export const DELIVERY = {
  /** Working days until a paid order leaves us at least. */
  leastHandlingDays: 0,
  /** Working days on the way at least; the most depends on where it goes. */
  leastTransitDays: 1,
  /** The clock and the calendar at the warehouse. */
  timeZone: 'Europe/Berlin',
} as const;

/** Days after delivery in which unused pieces come back. */
export const RETURN_DAYS = 14;

/** How fast an order comes. */
export interface DeliveryPace {
  warehouse: Warehouse;
  /** Working days until the product leaves us, where it has a lead time of its own. */
  leadTimeDays: number | undefined;
  /** Working days on the way at most. */
  transitDays: number;
}

/** What of a product says how soon it leaves us. */
export interface WithLeadTime {
  attributes?: { leadTimeDays?: number | undefined } | undefined;
}

/** Working days until the last of several products leaves us. */
export const leadTimeOf = (
  products: readonly WithLeadTime[],
  { handlingDays }: Pick<Warehouse, 'handlingDays'>,
): number =>
  Math.max(0, ...products.map(({ attributes }) => attributes?.leadTimeDays ?? handlingDays));

/** Whether orders are packed on a day: a working day on which we are not closed. */
const packsOn =
  ({ closures }: Warehouse) =>
  (day: CalendarDay): boolean =>
    isWorkingDay(day) &&
    !closures.some(({ from, to }) => Date.parse(from) <= day && day <= Date.parse(to));

/** The day from which an order counts that is paid at a moment: its own, or the next on which we pack. */
function countedFrom(paidAt: Date, warehouse: Warehouse): CalendarDay {
  const { day, hour } = calendarDayAt(paidAt, DELIVERY.timeZone);
  const packs = packsOn(warehouse);
  return packs(day) && hour < warehouse.cutOffHour ? day : nextWorkingDay(day, packs);
}

/** So many working days after a day, or days among them that `counts` takes. */
function daysAfter(day: CalendarDay, days: number, counts = isWorkingDay): CalendarDay {
  let reached = day;
  for (let passed = 0; passed < days; passed += 1) reached = nextWorkingDay(reached, counts);
  return reached;
}

/** The last day on which a parcel comes that left at a moment and takes so many working days at most. */
export const arrivalDay = (leftAt: Date, transitDays: number): string =>
  isoDay(daysAfter(calendarDayAt(leftAt, DELIVERY.timeZone).day, transitDays));

function dayFrom(
  counted: CalendarDay,
  { warehouse, leadTimeDays = warehouse.handlingDays, transitDays }: DeliveryPace,
): string {
  const left = daysAfter(counted, leadTimeDays, packsOn(warehouse));
  return isoDay(daysAfter(left, transitDays));
}

/**
 * The day by which an order is there that is paid at a moment: the longest that handling and the way
 * take, counted from that day, or from the next on which we pack where its parcels are packed. While we
 * are closed a parcel that has left us goes on.
 *
 * @returns a day of the calendar: `2026-11-26`
 */
export const deliveryDay = (paidAt: Date, pace: DeliveryPace): string =>
  dayFrom(countedFrom(paidAt, pace.warehouse), pace);

/** Until when an order is paid that is there by a day. Both are days of the calendar. */
export interface DeliveryPromise {
  /** The last day whose order counts; until the hour that the warehouse has for that. */
  paidOn: string;
  by: string;
}

/**
 * What is said of an order that is paid at a moment so that it stays true however late it is read:
 * until when it has to be paid, and by when it is there; then the same of the next such day.
 */
export function deliveryPromises(
  now: Date,
  pace: DeliveryPace,
): [DeliveryPromise, DeliveryPromise] {
  const first = countedFrom(now, pace.warehouse);
  const second = nextWorkingDay(first, packsOn(pace.warehouse));
  const promise = (day: CalendarDay) => ({ paidOn: isoDay(day), by: dayFrom(day, pace) });
  return [promise(first), promise(second)];
}

/** What an order says of its parcel; empty where it was not given. */
export interface Tracking {
  url: string;
  carrier: string;
  number: string;
}

type Given = { [Part in keyof Tracking]?: string | undefined };

/** What was given of it; null for nothing. */
export const trackingOf = ({ url = '', carrier = '', number = '' }: Given): Tracking | null =>
  url === '' && number === '' ? null : { url, carrier, number };

/** The carrier with its number: `DHL 00340434`; empty where only a page is known. */
export const parcelName = ({ carrier, number }: Tracking): string =>
  number === '' ? '' : `${carrier} ${number}`;

/** The day that it is where the shop is: `2026-11-25`. */
export const shopDay = (moment: Date): string =>
  isoDay(calendarDayAt(moment, DELIVERY.timeZone).day);

const HOUR_MS = 60 * 60 * 1000;

/** When a day (`2026-11-25`) begins where the shop is, which is ahead of UTC by an hour or two; milliseconds since 1970. */
export const shopDayStart = (day: string): number => {
  const midnight = Date.parse(day);
  const ahead = [2, 1].find((hours) => shopDay(new Date(midnight - hours * HOUR_MS)) === day) ?? 0;
  return midnight - ahead * HOUR_MS;
};

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

/**
 * Until when an order is paid that counts from a day of the calendar (`2026-11-24`), by the clock of the
 * warehouse: `Paid before Tuesday, 24 November, 12:00`.
 */
export const paidInTime = (day: string, { cutOffHour }: Pick<Warehouse, 'cutOffHour'>): string => {
  if (cutOffHour === 0) return `Paid before ${namedDay(day)}`;
  if (cutOffHour === 24) return `Paid by the end of ${namedDay(day)}`;
  return `Paid before ${namedDay(day)}, ${cutOffHour}:00`;
};
