import { DELIVERY, handlingDays } from './delivery.ts';
import { calendarDayAt, isWorkingDay, nextWorkingDay } from './working-days.ts';

/**
 * The day by which an order is there that is paid at a moment: the longest that handling and the way
 * take, counted from that day, or from the next working day where the parcels of that day are packed.
 *
 * @param leadTimeDays working days until the product leaves us, where it has a lead time of its own
 * @param transitDays working days on the way at most
 * @returns a day of the calendar: `2026-11-26`
 */
export function deliveryDay(
  paidAt: Date,
  leadTimeDays?: number,
  transitDays: number = DELIVERY.usualTransitDays,
): string {
  const { day, hour } = calendarDayAt(paidAt, DELIVERY.timeZone);
  let reached = isWorkingDay(day) && hour < DELIVERY.cutOffHour ? day : nextWorkingDay(day);
  const days = handlingDays(leadTimeDays)[1] + transitDays;
  for (let passed = 0; passed < days; passed += 1) reached = nextWorkingDay(reached);
  return new Date(reached).toISOString().slice(0, 10);
}
