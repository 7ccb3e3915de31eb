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
    expect(missedBy(perfect, emptyPage)).toEqual([]);
  });

  it('is told what it misses', () => {
    const page = { ...perfect, lcp: 1_300, script: 5_001, scores: { ...perfect.scores, seo: 97 } };
    expect(missedBy(page, emptyPage)).toEqual([
      "LCP at most 0.9 of an empty page's",
      'at most 5 KB of script',
      'seo 98',
    ]);
  });

  it('misses a goal that could not be measured', () => {
    expect(missedBy({ ...perfect, cls: Number.NaN }, emptyPage)).toEqual(['CLS 0']);
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
