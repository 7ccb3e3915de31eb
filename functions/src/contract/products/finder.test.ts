import { describe, expect, it } from 'vitest';
import { readJob, type TypedJob } from './finder.ts';
import { askWhich } from '../text/number-text.ts';
import { finderQuerySchema } from '../schemas/finder.ts';

const typed = { surface: 'plaster', paint: 'emulsion', area: '60', coats: '2' };
const schemaTakes = (job: TypedJob): boolean => {
  try {
    finderQuerySchema.validateSync(job);
    return true;
  } catch {
    return false;
  }
};

describe('a job as it is typed', () => {
  it('reads a decimal comma or point, and takes two coats when none are given', () => {
    const { surface, paint } = typed;
    expect(readJob({ surface, paint, area: ' 12,5 ' })).toEqual({
      job: { surface: 'plaster', paint: 'emulsion', area: 12.5, coats: 2 },
    });
  });

  it.each([
    { surface: 'water' },
    { paint: '' },
    { area: '0' },
    { area: '10001' },
    { area: '1e3x' },
    { area: '' },
    { coats: '0' },
    { coats: '1.5' },
    { coats: '6' },
  ] satisfies TypedJob[])('is told off beside the field, as the API would: %j', (wrong) => {
    const job = { ...typed, ...wrong };
    const read = readJob(job);
    expect('wrong' in read && Object.keys(read.wrong)).toEqual(Object.keys(wrong));
    expect(schemaTakes(job)).toBe(false);
  });

  it.each(['1,000', '1.000', '12,345'])(
    'is asked about where its area can be read in two ways: %s',
    (area) => {
      expect(readJob({ ...typed, area })).toEqual({ wrong: { area: askWhich(area, 2) } });
      expect(schemaTakes({ ...typed, area })).toBe(false);
    },
  );

  it.each([
    ['1 000', 1000],
    ['1.000,5', 1000.5],
    ["1'000", 1000],
  ])('is read with groups that can only be thousands: %s', (area, as) => {
    expect(readJob({ ...typed, area })).toMatchObject({ job: { area: as } });
    expect(schemaTakes({ ...typed, area })).toBe(true);
  });

  it.each(['12.345', '0,105', '1e1'])('is refused where the API refuses it: %s', (area) => {
    expect('wrong' in readJob({ ...typed, area })).toBe(true);
    expect(schemaTakes({ ...typed, area })).toBe(false);
  });

  it('is one that the API takes', () => {
    expect('job' in readJob(typed)).toBe(true);
    expect(schemaTakes(typed)).toBe(true);
  });
});
