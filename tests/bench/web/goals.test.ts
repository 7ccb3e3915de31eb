import { describe, expect, it } from 'vitest';
import { medianOf, missedBy } from './goals.ts';
import type { Measured } from './lighthouse.ts';

const perfect: Measured = {
  lcp: 900,
  fcp: 650,
  tbt: 0,
  cls: 0,
  scores: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
  requests: 8,
  script: 1_500,
};
const emptyPage: Measured = { ...perfect, lcp: 1_400 };

describe('a page that is measured', () => {
  it('misses nothing when it reaches every goal', () => {
    expect(missedBy(perfect, emptyPage, false)).toEqual([]);
  });

  it('is told what it misses', () => {
    const page = { ...perfect, lcp: 1_100, script: 5_001, scores: { ...perfect.scores, seo: 98 } };
    expect(missedBy(page, emptyPage, false)).toEqual([
      'LCP at most 1000 ms',
      "LCP at most 0.75 of an empty page's",
      'at most 5 KB of script',
      'seo 99',
    ]);
  });

  it('has less time where the throttling is applied', () => {
    expect(missedBy({ ...perfect, lcp: 950 }, emptyPage, true)).toEqual(['LCP at most 900 ms']);
  });

  it('blocks for no time that Lighthouse would show, where that is worked out', () => {
    expect(missedBy({ ...perfect, tbt: 4 }, emptyPage, false)).toEqual([]);
    expect(missedBy({ ...perfect, tbt: 5 }, emptyPage, false)).toEqual(['TBT 0']);
    expect(missedBy({ ...perfect, lcp: 850, tbt: 5 }, emptyPage, true)).toEqual([]);
  });

  it('misses a goal that could not be measured', () => {
    expect(missedBy({ ...perfect, tbt: Number.NaN }, emptyPage, false)).toEqual(['TBT 0']);
  });
});

it('takes each figure from the middle of the runs', () => {
  const runs = [
    { ...perfect, lcp: 900, tbt: 30 },
    { ...perfect, lcp: 2_000, tbt: 0 },
    { ...perfect, lcp: 950, tbt: 10 },
  ];
  expect(medianOf(runs)).toMatchObject({ lcp: 950, tbt: 10 });
});
