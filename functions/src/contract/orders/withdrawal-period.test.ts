import { describe, expect, it } from 'vitest';
import { lastWithdrawalDay, refundDay, shippedAt, withdrawalPeriod } from './withdrawal-period.ts';

const shippedOn = (at: string, transitDays = 3) => ({
  shipped: true,
  delivery: { transitDays },
  events: [{ type: 'shipped', at }],
});
const timing = (shipped: string, declared: string) =>
  withdrawalPeriod([shippedOn(shipped)], new Date(declared)).timing;

// Tuesday: there by Friday 27 November, so the fourteenth day is Friday 11 December.
const TUESDAY = '2026-11-24T09:00:00Z';

describe('the last day for withdrawing', () => {
  it('is the fourteenth after the last day that the way may take, which does not count itself', () => {
    expect(lastWithdrawalDay(new Date(TUESDAY), 3)).toBe('2026-12-11');
  });

  it.each([
    ['a Saturday', '2026-11-25T09:00:00Z', '2026-12-14'],
    ['Christmas', '2026-12-08T09:00:00Z', '2026-12-28'],
    ['New Year', '2026-12-15T09:00:00Z', '2027-01-04'],
    ['Good Friday', '2027-03-09T09:00:00Z', '2027-03-30'],
  ])('gives way to the next working day where it would be %s', (_what, shipped, last) => {
    expect(lastWithdrawalDay(new Date(shipped), 3)).toBe(last);
  });

  it('is a day at the shop, on which it is midnight earlier than in UTC', () => {
    expect(lastWithdrawalDay(new Date('2026-11-23T22:59:59Z'), 3)).toBe('2026-12-10');
    expect(lastWithdrawalDay(new Date('2026-11-23T23:00:00Z'), 3)).toBe('2026-12-11');
    expect(lastWithdrawalDay(new Date('2026-06-15T21:59:59Z'), 3)).toBe('2026-07-02');
    expect(lastWithdrawalDay(new Date('2026-06-15T22:00:00Z'), 3)).toBe('2026-07-03');
  });
});

describe('a withdrawal at the fourteenth day', () => {
  it('is in time to the last second of the day, and late from the first of the next', () => {
    expect(timing(TUESDAY, '2026-12-11T22:59:59.999Z')).toBe('in_time');
    expect(timing(TUESDAY, '2026-12-11T23:00:00Z')).toBe('late');
  });

  it('is in time on the working day to which the period moved', () => {
    expect(timing('2026-11-25T09:00:00Z', '2026-12-14T22:59:59Z')).toBe('in_time');
    expect(timing('2026-11-25T09:00:00Z', '2026-12-14T23:00:00Z')).toBe('late');
  });
});

describe('the period of an order of several goods', () => {
  it('begins when the last line was shipped, whichever that is', () => {
    const lines = ['2026-11-24T09:00:00Z', '2026-11-30T09:00:00Z', '2026-11-26T09:00:00Z'];
    const period = withdrawalPeriod(
      lines.map((at) => shippedOn(at)),
      new Date('2026-12-14T12:00:00Z'),
    );
    expect(period).toEqual({ timing: 'in_time', lastDay: '2026-12-17' });
  });

  it('is that of the line that may arrive last, which need not have left last', () => {
    const lines = [shippedOn(TUESDAY, 10), shippedOn('2026-11-26T09:00:00Z', 3)];
    // Ten working days after Tuesday, 24 November, is Tuesday, 8 December.
    const { lastDay } = withdrawalPeriod(lines, new Date('2026-12-14T12:00:00Z'));
    expect(lastDay).toBe('2026-12-22');
  });

  it('does not begin while one line is not shipped', () => {
    const lines = [
      shippedOn('2026-01-05T09:00:00Z'),
      { shipped: false, delivery: { transitDays: 3 }, events: [] },
    ];
    expect(withdrawalPeriod(lines, new Date('2026-12-14T12:00:00Z'))).toEqual({
      timing: 'before_delivery',
      lastDay: null,
    });
  });
});

describe('when an order was shipped', () => {
  it('is the last time, where it was undone once', () => {
    const events = [
      { type: 'shipped', at: '2026-11-20T09:00:00Z' },
      { type: 'ship_undone', at: '2026-11-20T09:00:05Z' },
      { type: 'shipped', at: '2026-11-24T09:00:00Z' },
    ];
    expect(shippedAt({ shipped: true, delivery: { transitDays: 3 }, events })).toBe(
      '2026-11-24T09:00:00Z',
    );
    expect(
      shippedAt({ shipped: false, delivery: { transitDays: 3 }, events: events.slice(0, 2) }),
    ).toBeUndefined();
  });
});

describe('the day by which the money goes back', () => {
  it('is the fourteenth after the declaration, or the next working day', () => {
    expect(refundDay(new Date('2026-11-24T09:00:00Z'))).toBe('2026-12-08');
    expect(refundDay(new Date('2026-12-11T09:00:00Z'))).toBe('2026-12-28');
  });
});
