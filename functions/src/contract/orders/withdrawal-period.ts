import { arrivalDay, DELIVERY, RETURN_DAYS } from '../delivery/delivery.ts';
import {
  calendarDayAt,
  isoDay,
  isWorkingDay,
  nextWorkingDay,
  type CalendarDay,
} from '../delivery/working-days.ts';

/** Days in which the money goes back, from the day of the withdrawal (art. 13(1) of Directive 2011/83/EU). */
export const REFUND_DAYS = 14;

/**
 * How a withdrawal stands to its period: declared before the goods were under way, within the
 * period, or after it.
 */
export const WITHDRAWAL_TIMINGS = ['before_delivery', 'in_time', 'late'] as const;
export type WithdrawalTiming = (typeof WITHDRAWAL_TIMINGS)[number];

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The last day of a period of days, by Regulation (EEC, Euratom) No 1182/71: the day of the event
 * does not count (art. 3(1)), the last one counts to its last hour (art. 3(2)(b)), and one that is
 * no working day gives way to the next that is (art. 3(4)).
 */
function lastDayOf(event: CalendarDay, days: number): CalendarDay {
  const last = event + days * DAY_MS;
  return isWorkingDay(last) ? last : nextWorkingDay(last);
}

/**
 * The last day for withdrawing from an order whose last parcel left at a moment: fourteen days from
 * when the consumer has the goods. We know when a parcel leaves and not when it is there, so the
 * period begins on the last day that the way may take, which is never to the consumer's loss.
 *
 * @param transitDays working days on the way at most
 * @returns a day of the calendar: `2026-12-11`
 */
export function lastWithdrawalDay(lastShippedAt: Date, transitDays: number): string {
  return isoDay(lastDayOf(Date.parse(arrivalDay(lastShippedAt, transitDays)), RETURN_DAYS));
}

/** The day by which the money of a withdrawal goes back that was declared at a moment. */
export const refundDay = (declaredAt: Date): string =>
  isoDay(lastDayOf(calendarDayAt(declaredAt, DELIVERY.timeZone).day, REFUND_DAYS));

/** What of an order tells when it left. */
interface Shipping {
  shipped: boolean;
  delivery: { transitDays: number };
  events: readonly { type: string; at: string }[];
}

/** When an order was shipped last, ISO 8601; undefined while it is not, or where nobody knows any more. */
export const shippedAt = ({ shipped, events }: Shipping): string | undefined =>
  shipped ? events.filter(({ type }) => type === 'shipped').at(-1)?.at : undefined;

/** What is known of the period of a contract at the moment of a withdrawal. */
export interface WithdrawalPeriod {
  timing: WithdrawalTiming;
  /** The last day of the period; null while it has not begun. */
  lastDay: string | null;
}

/**
 * How a withdrawal at a moment stands to the period of a contract. Goods that come one by one count
 * from the last of them (art. 9(2)(b)(i)), so while one is not shipped nothing has begun.
 *
 * @param lines the orders of the contract that are still to be kept, one at least
 */
export function withdrawalPeriod(lines: readonly Shipping[], declaredAt: Date): WithdrawalPeriod {
  const days = lines.flatMap((line) => {
    const at = shippedAt(line);
    return at === undefined ? [] : [lastWithdrawalDay(new Date(at), line.delivery.transitDays)];
  });
  const lastDay = days.sort().at(-1);
  if (days.length < lines.length || lastDay === undefined) {
    return { timing: 'before_delivery', lastDay: null };
  }
  const today = isoDay(calendarDayAt(declaredAt, DELIVERY.timeZone).day);
  return { timing: today <= lastDay ? 'in_time' : 'late', lastDay };
}
