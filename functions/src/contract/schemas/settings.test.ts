import { describe, expect, it } from 'vitest';
import { askWhich } from '../text/number-text.ts';
import { SAMPLE_SETTINGS } from '../shop-settings.ts';
import { settingsFormSchema } from './settings.ts';

const typed = (rate: string) => ({
  ...SAMPLE_SETTINGS,
  ...{ vatPercent: rate, reducedVatPercent: rate },
  abroad: SAMPLE_SETTINGS.abroad.map((row) => ({ ...row, vatPercent: rate })),
});

describe('rates of VAT', () => {
  it('are read from a form with a decimal comma or a dot', () => {
    for (const rate of ['5,5', ' 5,50 ', '5.5']) {
      const read = settingsFormSchema.cast(typed(rate));
      expect([read.vatPercent, read.reducedVatPercent, read.abroad[0]?.vatPercent]).toEqual([
        5.5, 5.5, 5.5,
      ]);
    }
  });

  it('are asked about where a comma may part thousands', () => {
    expect(() => settingsFormSchema.validateSync(typed('5,500'))).toThrow(askWhich('5,500', 2));
  });

  it('of the reduced kind may be missing', () => {
    const read = settingsFormSchema.cast({ ...SAMPLE_SETTINGS, reducedVatPercent: '' });
    expect(read.reducedVatPercent).toBeNull();
  });
});
