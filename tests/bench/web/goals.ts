import { middle } from '../middle.ts';
import type { Measured } from './lighthouse.ts';

/** The least score in each of Lighthouse's categories. */
const LEAST_SCORE = 98;
/** Kilobytes (1,000 bytes) of script that a page may load before anybody does anything. */
const MOST_SCRIPT_KB = 5;
/** Of the LCP of an empty React page beside it, so that a slow machine does not decide. */
const MOST_OF_EMPTY_PAGE = 0.9;

/** Each figure in the middle of several runs. */
export function medianOf(runs: readonly Measured[]): Measured {
  const of = (figure: (run: Measured) => number): number => middle(runs.map(figure));
  return {
    lcp: of(({ lcp }) => lcp),
    fcp: of(({ fcp }) => fcp),
    tbt: of(({ tbt }) => tbt),
    cls: of(({ cls }) => cls),
    requests: of(({ requests }) => requests),
    script: of(({ script }) => script),
    scores: {
      performance: of(({ scores }) => scores.performance),
      accessibility: of(({ scores }) => scores.accessibility),
      'best-practices': of(({ scores }) => scores['best-practices']),
      seo: of(({ scores }) => scores.seo),
    },
  };
}

/** What a page misses, in words; nothing for one that reaches every goal. */
export function missedBy({ lcp, cls, scores, script }: Measured, emptyPage: Measured): string[] {
  const low = Object.entries(scores).filter(([, score]) => !(score >= LEAST_SCORE));
  const goals: [boolean, string][] = [
    [
      lcp <= emptyPage.lcp * MOST_OF_EMPTY_PAGE,
      `LCP at most ${MOST_OF_EMPTY_PAGE} of an empty page's`,
    ],
    [Math.round(cls * 1000) === 0, 'CLS 0'],
    [script <= MOST_SCRIPT_KB * 1000, `at most ${MOST_SCRIPT_KB} KB of script`],
    ...low.map(([category]): [boolean, string] => [false, `${category} ${LEAST_SCORE}`]),
  ];
  return goals.flatMap(([reached, goal]) => (reached ? [] : [goal]));
}
