import { describe, expect, it } from 'vitest';
import { deliveryDay } from '../delivery/delivery.ts';
import { destinationsOf } from '../delivery/destinations.ts';
import { namedDay } from '../delivery/delivery.ts';
import { SAMPLE_SETTINGS } from '../shop-settings.ts';
import { deliveryText } from './delivery-text.ts';

/** A Tuesday, an hour before noon in Germany. */
const NOW = new Date('2026-11-24T10:00:00Z');

const textWith = (changes: Partial<typeof SAMPLE_SETTINGS.warehouse> = {}, now = NOW) => {
  const warehouse = { ...SAMPLE_SETTINGS.warehouse, ...changes };
  const { sections } = deliveryText({ ...SAMPLE_SETTINGS, warehouse }, now);
  const sectionOf = (title: string) => sections.find(({ heading }) => heading === title);
  return {
    said: JSON.stringify(sections),
    table: sectionOf('When it comes')?.table ?? { head: [], rows: [] },
    counting: sectionOf('How we count')?.paragraphs[0],
  };
};

describe('the text of delivery', () => {
  it.each([
    [{}, 'A paid order leaves us within 2 working days, or', 'What is paid before 12:00 on'],
    [{ handlingDays: 1, cutOffHour: 9 }, 'within 1 working day, or', 'paid before 9:00 on'],
    [{ handlingDays: 0 }, 'on the day from which it counts, or', 'before 12:00'],
    [{ cutOffHour: 0 }, 'within 2 working days', 'What is paid counts from the next working day.'],
    [{ cutOffHour: 24 }, 'within 2 working days', 'paid on a working day counts from that day,'],
  ])('says when an order leaves us: %o', (changes, within, counts) => {
    const { counting } = textWith(changes);
    expect(counting).toContain(within);
    expect(counting).toContain(counts);
  });

  it('names a day for each country, and until when it holds', () => {
    const { head, rows } = textWith().table;
    expect(head).toEqual([
      'To',
      'Paid before Tuesday, 24 November, 12:00',
      'Paid before Wednesday, 25 November, 12:00',
    ]);
    expect(rows).toHaveLength(destinationsOf(SAMPLE_SETTINGS).length);
    expect(rows.slice(0, 2)).toEqual([
      ['Germany', 'by Tuesday, 1 December', 'by Wednesday, 2 December'],
      ['Austria', 'by Thursday, 3 December', 'by Friday, 4 December'],
    ]);
  });

  it('says of each country what an order would say that is placed now', () => {
    for (const hour of ['00:30', '10:59', '11:00', '22:59', '23:30']) {
      const now = new Date(`2026-12-23T${hour}:00Z`);
      const said = destinationsOf(SAMPLE_SETTINGS).map((destination) => {
        const day = deliveryDay(now, { ...destination, leadTimeDays: undefined });
        return `by ${namedDay(day)}`;
      });
      expect(textWith({}, now).table.rows.map((row) => row[1])).toEqual(said);
    }
  });

  it.each([
    [0, 'Paid before Wednesday, 25 November', 'Paid before Thursday, 26 November'],
    [10, 'Paid before Wednesday, 25 November, 10:00', 'Paid before Thursday, 26 November, 10:00'],
    [24, 'Paid by the end of Tuesday, 24 November', 'Paid by the end of Wednesday, 25 November'],
  ])('counts to %i o’clock', (cutOffHour, ...deadlines) => {
    expect(textWith({ cutOffHour }).table.head.slice(1)).toEqual(deadlines);
  });

  it('names no range of days', () => {
    expect(textWith().said).not.toMatch(/\d+\s*(?:to|–|-)\s*\d+ (?:working )?days/);
  });
});
