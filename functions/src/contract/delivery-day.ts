import { DELIVERY } from './delivery.ts';
import type { Warehouse } from './schemas/warehouse.ts';
import {
  calendarDayAt,
  isoDay,
  isWorkingDay,
  nextWorkingDay,
  type CalendarDay,
} from './working-days.ts';

/** How fast an order comes. */
export interface DeliveryPace {
  warehouse: Warehouse;
  /** Working days until the product leaves us, where it has a lead time of its own. */
  leadTimeDays: number | undefined;
  /** Working days on the way at most. */
  transitDays: number;
}

/** Whether orders are packed on a day: a working day on which we are not closed. */
const packsOn =
  ({ closures }: Warehouse) =>
  (day: CalendarDay): boolean =>
    isWorkingDay(day) &&
    !closures.some(({ from, to }) => Date.parse(from) <= day && day <= Date.parse(to));

/**
 * The day by which an order is there that is paid at a moment: the longest that handling and the way
 * take, counted from that day, or from the next on which we pack where its parcels are packed. While we
 * are closed a parcel that has left us goes on.
 *
 * @returns a day of the calendar: `2026-11-26`
 */
export function deliveryDay(
  paidAt: Date,
  { warehouse, leadTimeDays = warehouse.handlingDays, transitDays }: DeliveryPace,
): string {
  const { day, hour } = calendarDayAt(paidAt, DELIVERY.timeZone);
  const packs = packsOn(warehouse);
  let reached = packs(day) && hour < warehouse.cutOffHour ? day : nextWorkingDay(day, packs);
  for (let passed = 0; passed < leadTimeDays; passed += 1) reached = nextWorkingDay(reached, packs);
  for (let passed = 0; passed < transitDays; passed += 1) reached = nextWorkingDay(reached);
  return isoDay(reached);
}
