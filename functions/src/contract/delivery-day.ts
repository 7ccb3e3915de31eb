import { DELIVERY, handlingDays } from './delivery.ts';
import { isWorkingDay, nextWorkingDay, type CalendarDay } from './working-days.ts';

/** What calendar and clock of the warehouse say at a moment. */
function atWarehouse(moment: Date): { day: CalendarDay; hour: number } {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: DELIVERY.timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    hourCycle: 'h23',
  });
  const parts = new Map(
    clock.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
  );
  const [year = 0, month = 0, day = 0, hour = 0] = (['year', 'month', 'day', 'hour'] as const).map(
    (name) => parts.get(name),
  );
  return { day: Date.UTC(year, month - 1, day), hour };
}

/**
 * The day by which an order is there that is paid at a moment: the longest that handling and the way
 * take, counted from that day, or from the next working day where the parcels of that day are packed.
 *
 * @param leadTimeDays working days until the product leaves us, where it has a lead time of its own
 * @returns a day of the calendar: `2026-11-26`
 */
export function deliveryDay(paidAt: Date, leadTimeDays?: number): string {
  const { day, hour } = atWarehouse(paidAt);
  let reached = isWorkingDay(day) && hour < DELIVERY.cutOffHour ? day : nextWorkingDay(day);
  const days = handlingDays(leadTimeDays)[1] + DELIVERY.transitDays[1];
  for (let passed = 0; passed < days; passed += 1) reached = nextWorkingDay(reached);
  return new Date(reached).toISOString().slice(0, 10);
}
