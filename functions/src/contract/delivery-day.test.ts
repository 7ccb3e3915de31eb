import { describe, expect, it } from 'vitest';
import { deliveryDay } from './delivery-day.ts';
import { easter, isWorkingDay } from './working-days.ts';

const isoDay = (day: number): string => new Date(day).toISOString().slice(0, 10);

describe('a working day', () => {
  it.each([
    [1818, '1818-03-22'],
    [2000, '2000-04-23'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
  ])('knows Easter of %i', (year, day) => {
    expect(isoDay(easter(year))).toBe(day);
  });

  it('is none of the weekend, and none of nine holidays', () => {
    const year = Array.from({ length: 365 }, (_day, index) => Date.UTC(2026, 0, 1 + index));
    const free = year.filter((day) => !isWorkingDay(day) && new Date(day).getUTCDay() % 6 !== 0);
    // In 2026 the third of October and the second day of Christmas are Saturdays.
    expect(free.map(isoDay)).toEqual([
      '2026-01-01',
      '2026-04-03',
      '2026-04-06',
      '2026-05-01',
      '2026-05-14',
      '2026-05-25',
      '2026-12-25',
    ]);
    expect(year.filter(isWorkingDay)).toHaveLength(365 - 104 - free.length);
  });
});

describe('the day by which an order is there', () => {
  it('is five working days after one that is paid in the morning', () => {
    expect(deliveryDay(new Date('2026-11-16T10:59:00Z'))).toBe('2026-11-23');
  });

  it('is a day later from noon on, by the clock of the warehouse in summer and winter', () => {
    expect(deliveryDay(new Date('2026-11-16T11:00:00Z'))).toBe('2026-11-24');
    expect(deliveryDay(new Date('2026-07-13T09:59:00Z'))).toBe('2026-07-20');
    expect(deliveryDay(new Date('2026-07-13T10:00:00Z'))).toBe('2026-07-21');
  });

  it('counts from Monday what is paid on a weekend', () => {
    const monday = deliveryDay(new Date('2026-11-23T07:00:00Z'));
    expect(deliveryDay(new Date('2026-11-20T13:00:00Z'))).toBe(monday);
    expect(deliveryDay(new Date('2026-11-21T07:00:00Z'))).toBe(monday);
    expect(deliveryDay(new Date('2026-11-22T22:59:00Z'))).toBe(monday);
  });

  it('does not count the holidays between the years', () => {
    expect(deliveryDay(new Date('2026-12-22T08:00:00Z'))).toBe('2026-12-30');
    expect(deliveryDay(new Date('2026-12-29T08:00:00Z'))).toBe('2027-01-06');
  });

  it('takes the lead time of the product for our own', () => {
    const paidAt = new Date('2026-11-16T08:00:00Z');
    expect(deliveryDay(paidAt, 0)).toBe('2026-11-19');
    expect(deliveryDay(paidAt, 2)).toBe(deliveryDay(paidAt));
    expect(deliveryDay(paidAt, 3)).toBe('2026-11-24');
  });

  it.each(['2026-11-16T23:30:00Z', '2026-12-31T23:30:00Z'])(
    'goes by the day that has begun at the warehouse: %s',
    (late) => {
      const anHourLater = new Date(Date.parse(late) + 60 * 60 * 1000);
      expect(deliveryDay(new Date(late))).toBe(deliveryDay(anHourLater));
    },
  );
});
