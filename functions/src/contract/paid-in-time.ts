import type { Warehouse } from './schemas/warehouse.ts';
import { namedDay } from './shop-day.ts';

/**
 * Until when an order is paid that counts from a day of the calendar (`2026-11-24`), by the clock of the
 * warehouse: `Paid before Tuesday, 24 November, 12:00`.
 */
export const paidInTime = (day: string, { cutOffHour }: Pick<Warehouse, 'cutOffHour'>): string => {
  if (cutOffHour === 0) return `Paid before ${namedDay(day)}`;
  if (cutOffHour === 24) return `Paid by the end of ${namedDay(day)}`;
  return `Paid before ${namedDay(day)}, ${cutOffHour}:00`;
};
