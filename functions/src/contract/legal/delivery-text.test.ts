import { describe, expect, it } from 'vitest';
import { SAMPLE_SETTINGS } from '../shop-settings.ts';
import { deliveryText } from './delivery-text.ts';

const whenItComes = (changes: Partial<typeof SAMPLE_SETTINGS.warehouse>): string | undefined => {
  const warehouse = { ...SAMPLE_SETTINGS.warehouse, ...changes };
  const { sections } = deliveryText({ ...SAMPLE_SETTINGS, warehouse });
  return sections.find(({ heading }) => heading === 'When it comes')?.paragraphs[0];
};

describe('the text of delivery', () => {
  it.each([
    [{}, 'A paid order leaves us within 2 working days, or', 'What is paid before 12:00 on'],
    [{ handlingDays: 1, cutOffHour: 9 }, 'within 1 working day, or', 'paid before 9:00 on'],
    [{ handlingDays: 0 }, 'on the day from which it counts, or', 'before 12:00'],
    [{ cutOffHour: 0 }, 'within 2 working days', 'What is paid counts from the next working day.'],
    [{ cutOffHour: 24 }, 'within 2 working days', 'paid on a working day counts from that day,'],
  ])('says when an order leaves us: %o', (changes, within, counts) => {
    expect(whenItComes(changes)).toContain(within);
    expect(whenItComes(changes)).toContain(counts);
  });
});
