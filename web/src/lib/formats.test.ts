import { LOCALE } from '@rollwell/functions/contract';
import { describe, expect, it } from 'vitest';
import { formatsOf, noBreakDays, noBreakUnits } from './formats.ts';
import { usableLocale } from './locale.ts';

const own = formatsOf(LOCALE);
const german = formatsOf('de-DE');
/** German sets the currency apart with a space that does not break. */
const spaced = (text: string) => text.replace(/\s/gu, ' ');

describe('figures', () => {
  it('shows money with two decimals and its sign, as the reader writes it', () => {
    expect(own.money(4.5)).toBe('€4.50');
    expect(own.money(1234)).toBe('€1,234.00');
    expect(spaced(german.money(1234))).toBe('1.234,00 €');
  });

  it('sets thousands apart and names the unit', () => {
    expect(own.count(4000)).toBe('4,000');
    expect(own.pieces(1)).toBe('1 piece');
    expect(german.pieces(4000)).toBe('4.000 pieces');
  });

  it('shows a time in the zone of the reader, and leaves alone what is no time', () => {
    const iso = '2026-11-21T09:00:00.000Z';
    expect(own.dateTime(iso, 'day')).toBe('21 Nov 2026');
    expect(german.dateTime(iso, 'day')).toBe('21.11.2026');
    expect(own.dateTime('soon')).toBe('soon');
  });
});

describe('a time in the hour that comes twice as the clock goes back', () => {
  const berlin = formatsOf(LOCALE, 'Europe/Berlin');

  it('has its zone, and no other time has', () => {
    expect(
      ['2026-10-24T23:30Z', '2026-10-25T00:30Z', '2026-10-25T01:30Z', '2026-10-25T02:30Z'].map(
        (iso) => berlin.dateTime(iso),
      ),
    ).toEqual([
      '25 Oct 2026, 01:30',
      '25 Oct 2026, 02:30 CEST',
      '25 Oct 2026, 02:30 CET',
      '25 Oct 2026, 03:30',
    ]);
    expect(berlin.dateTime('2026-10-25T00:30Z', 'day')).toBe('25 Oct 2026');
  });
});

describe('a day of the calendar', () => {
  it('is the same wherever it is read', () => {
    expect(formatsOf(LOCALE, 'America/Los_Angeles').calendarDay('2026-11-26')).toBe('26 Nov 2026');
  });
});

describe('an age', () => {
  it('is said in days of the calendar', () => {
    const now = new Date(2026, 10, 21, 0, 30);
    const age = (day: number, hour: number) =>
      formatsOf('en-GB').age(new Date(2026, 10, day, hour).toISOString(), now);
    expect([age(21, 0), age(20, 23), age(18, 12)]).toEqual(['today', 'yesterday', '3 days ago']);
  });
});

describe('a deadline', () => {
  const now = new Date(2026, 10, 21, 23, 50);
  const at = (day: number, hour: number, minute: number) =>
    new Date(2026, 10, day, hour, minute).toISOString();

  it('names today and tomorrow, by the calendar and not by 24 hours', () => {
    expect(own.deadline(at(21, 23, 55), now)).toBe('today, 23:55');
    expect(own.deadline(at(22, 0, 5), now)).toBe('tomorrow, 00:05');
    expect(own.deadline(at(20, 14, 20), now)).toBe('yesterday, 14:20');
  });

  it('names the day where it is further off', () => {
    expect(own.deadline(at(23, 9, 0), now)).toBe('Monday 23 November, 09:00');
  });

  it('names the year where it is another one', () => {
    const iso = new Date(2036, 10, 18, 9, 0).toISOString();
    expect(own.deadline(iso, now)).toContain('18 November 2036');
    expect(own.deadline(at(23, 9, 0), now)).not.toContain('2026');
  });

  it('has the clock of the reader in a sentence of the site', () => {
    expect(spaced(formatsOf('en-US').deadline(at(22, 14, 20), now))).toBe('tomorrow, 2:20 PM');
    expect(german.deadline(at(22, 14, 20), now)).toBe('tomorrow, 14:20');
  });
});

describe('usableLocale', () => {
  it.each(['de-DE', 'en-US', 'fr'])('takes %s', (tag) => {
    expect(usableLocale(tag)).toBe(tag);
  });

  it.each(['', 'x', 'C.UTF-8', 'qqq'])('falls back to the shop’s own for %j', (tag) => {
    expect(usableLocale(tag)).toBe(LOCALE);
  });
});

it.each([
  ['Roller 25 cm, 9 mm nap', 'Roller 25\u00a0cm, 9\u00a0mm nap'],
  ['Pole 1.1 to 2 m', 'Pole 1.1 to 2\u00a0m'],
  ['Kit of 3 mini rollers', 'Kit of 3 mini rollers'],
])('%s', (text, kept) => {
  expect(noBreakUnits(text)).toBe(kept);
});

it('keeps a day beside its month', () => {
  expect(noBreakDays('Paid before Thursday, 26 November, 12:00')).toBe(
    'Paid before Thursday, 26\u00a0November, 12:00',
  );
});
