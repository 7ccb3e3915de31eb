import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrivalDay, deliveryDay, deliveryPromises, type DeliveryPace } from './delivery.ts';
import { SAMPLE_SETTINGS } from '../shop-settings.ts';
import { easter, isCalendarDay, isoDay, isWorkingDay } from './working-days.ts';

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

const { warehouse } = SAMPLE_SETTINGS;
const dayFor = (paidAt: Date, changes: Partial<DeliveryPace> = {}): string =>
  deliveryDay(paidAt, { warehouse, leadTimeDays: undefined, transitDays: 3, ...changes });

const DAY_MS = 24 * 60 * 60 * 1000;

/** The same by walking through the calendar, a day at a time. */
function countedDay(paidAt: Date, { warehouse: ours, leadTimeDays, transitDays }: DeliveryPace) {
  const clock = paidAt.toLocaleString('sv-SE', { timeZone: 'Europe/Berlin' });
  const isClosed = (day: string) => ours.closures.some(({ from, to }) => from <= day && day <= to);
  let toPack = leadTimeDays ?? ours.handlingDays;
  let toGo = transitDays;
  let day = Date.parse(clock.slice(0, 10));
  if (Number(clock.slice(11, 13)) >= ours.cutOffHour) day += DAY_MS;
  for (let begun = false; ; day += DAY_MS) {
    const packs = isWorkingDay(day) && !isClosed(isoDay(day));
    if (!begun) begun = packs;
    else if (toPack > 0) toPack -= packs ? 1 : 0;
    else toGo -= isWorkingDay(day) ? 1 : 0;
    if (begun && toPack === 0 && toGo === 0) return isoDay(day);
  }
}

const moments = fc.date({
  min: new Date('2026-01-01'),
  max: new Date('2031-01-01'),
  noInvalidDate: true,
});
const closures = fc
  .record({ first: moments, days: fc.integer({ min: 0, max: 59 }) })
  .map(({ first, days }) => ({
    from: isoDay(first.getTime()),
    to: isoDay(first.getTime() + days * DAY_MS),
  }));
const paces: fc.Arbitrary<DeliveryPace> = fc.record({
  warehouse: fc.record({
    handlingDays: fc.integer({ min: 0, max: 30 }),
    cutOffHour: fc.integer({ min: 0, max: 24 }),
    closures: fc.array(closures, { maxLength: 20 }),
  }),
  leadTimeDays: fc.option(fc.integer({ min: 0, max: 30 }), { nil: undefined }),
  transitDays: fc.integer({ min: 1, max: 30 }),
});

describe('the day by which an order is there', () => {
  it('is five working days after one that is paid in the morning', () => {
    expect(dayFor(new Date('2026-11-16T10:59:00Z'))).toBe('2026-11-23');
  });

  it('is a day later from noon on, by the clock of the warehouse in summer and winter', () => {
    expect(dayFor(new Date('2026-11-16T11:00:00Z'))).toBe('2026-11-24');
    expect(dayFor(new Date('2026-07-13T09:59:00Z'))).toBe('2026-07-20');
    expect(dayFor(new Date('2026-07-13T10:00:00Z'))).toBe('2026-07-21');
  });

  it('counts from Monday what is paid on a weekend', () => {
    const monday = dayFor(new Date('2026-11-23T07:00:00Z'));
    expect(dayFor(new Date('2026-11-20T13:00:00Z'))).toBe(monday);
    expect(dayFor(new Date('2026-11-21T07:00:00Z'))).toBe(monday);
    expect(dayFor(new Date('2026-11-22T22:59:00Z'))).toBe(monday);
  });

  it('does not count the holidays between the years', () => {
    expect(dayFor(new Date('2026-12-22T08:00:00Z'))).toBe('2026-12-30');
    expect(dayFor(new Date('2026-12-29T08:00:00Z'))).toBe('2027-01-06');
  });

  it('takes the lead time of the product for our own', () => {
    const paidAt = new Date('2026-11-16T08:00:00Z');
    expect(dayFor(paidAt, { leadTimeDays: 0 })).toBe('2026-11-19');
    expect(dayFor(paidAt, { leadTimeDays: 2 })).toBe(dayFor(paidAt));
    expect(dayFor(paidAt, { leadTimeDays: 3 })).toBe('2026-11-24');
  });

  it.each(['2026-11-16T23:30:00Z', '2026-12-31T23:30:00Z'])(
    'goes by the day that has begun at the warehouse: %s',
    (late) => {
      const anHourLater = new Date(Date.parse(late) + 60 * 60 * 1000);
      expect(dayFor(new Date(late))).toBe(dayFor(anHourLater));
    },
  );

  it('counts from the hour that the office has set', () => {
    const at = (cutOffHour: number) => (hour: string) =>
      dayFor(new Date(`2026-11-16T${hour}:30:00Z`), { warehouse: { ...warehouse, cutOffHour } });
    // Berlin is an hour ahead.
    expect(['08', '09'].map(at(10))).toEqual(['2026-11-23', '2026-11-24']);
    expect(at(0)('00')).toBe('2026-11-24');
    expect(at(24)('22')).toBe('2026-11-23');
  });

  it('packs nothing while we are closed, and a parcel on its way goes on', () => {
    const closures = [{ from: '2026-12-21', to: '2026-12-23' }];
    const closed = { warehouse: { ...warehouse, handlingDays: 1, closures } };
    // Friday to the Thursday before Christmas, then Monday to Wednesday on its way.
    expect(dayFor(new Date('2026-12-18T08:00:00Z'), closed)).toBe('2026-12-30');
    // Packed on Friday, on its way from Monday.
    expect(
      dayFor(new Date('2026-12-18T08:00:00Z'), {
        warehouse: { ...closed.warehouse, handlingDays: 0 },
      }),
    ).toBe('2026-12-23');
    expect(dayFor(new Date('2026-12-22T08:00:00Z'), { ...closed, leadTimeDays: 0 })).toBe(
      dayFor(new Date('2026-12-24T08:00:00Z'), { ...closed, leadTimeDays: 0 }),
    );
  });

  it('is, over many settings, as many days on which we pack and which are worked away as they say', () => {
    fc.assert(
      fc.property(paces, moments, (pace, paidAt) => {
        const promised = deliveryDay(paidAt, pace);
        expect(promised).toBe(countedDay(paidAt, pace));
        expect(isWorkingDay(Date.parse(promised))).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('what is said of it until it no longer holds', () => {
  /** The moment at which a day no longer counts: midnight of the day in Berlin is 22:00 or 23:00 UTC. */
  const deadlineOf = (paidOn: string, { warehouse: ours }: DeliveryPace): Date => {
    const midnight = new Date(`${paidOn}T00:00:00Z`);
    const winter = midnight.toLocaleString('en-GB', {
      timeZone: 'Europe/Berlin',
      timeZoneName: 'shortOffset',
    });
    const ahead = winter.endsWith('GMT+2') ? 2 : 1;
    return new Date(midnight.getTime() + (ours.cutOffHour - ahead) * 60 * 60 * 1000);
  };

  it('is true to its last second, and then what is said next is, over many settings', () => {
    fc.assert(
      fc.property(paces, moments, (pace, now) => {
        const [first, second] = deliveryPromises(now, pace);
        const deadline = deadlineOf(first.paidOn, pace);
        expect(deadline.getTime()).toBeGreaterThan(now.getTime());
        expect(first.by).toBe(deliveryDay(now, pace));
        expect(first.by).toBe(deliveryDay(new Date(deadline.getTime() - 1), pace));
        expect(second.by).toBe(deliveryDay(deadline, pace));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the day by which a parcel is there that has left', () => {
  it('counts the working days after the one on which it left', () => {
    expect(arrivalDay(new Date('2026-11-24T22:30:00Z'), 3)).toBe('2026-11-27');
    expect(arrivalDay(new Date('2026-11-24T23:30:00Z'), 3)).toBe('2026-11-30');
  });
});

describe('a day of the calendar', () => {
  it.each(['2026-12-24', '2028-02-29'])('is %s', (text) => {
    expect(isCalendarDay(text)).toBe(true);
  });

  it.each(['2026-02-29', '2026-13-01', '2026-1-1', '2026-12-24T00:00Z', '', undefined])(
    'is not %s',
    (text) => {
      expect(isCalendarDay(text)).toBe(false);
    },
  );
});
