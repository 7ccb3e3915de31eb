import { middle } from '../middle.ts';
import type { Measured } from './lighthouse.ts';

/** The least score in each of Lighthouse's categories. */
const LEAST_SCORE = 99;
/** Kilobytes (1,000 bytes) of script that a page may load before anybody does anything. */
const MOST_SCRIPT_KB = 5;
/** Of the LCP of an empty React page beside it, so that a slow machine does not decide. */
const MOST_OF_EMPTY_PAGE = 0.75;
/** Milliseconds; applied throttling has the network wait less than the simulated one. */
const MOST_LCP = { simulated: 1000, applied: 900 };
const MOST_FCP = 700;

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

/**
 * Milliseconds as Lighthouse's report says them, to the nearest ten: it takes a task four times as
 * long as this machine did, so that a hundredth of a second is a quarter of one that was measured.
 */
const asShown = (ms: number): number => Math.round(ms / 10) * 10;

/** What a page misses, in words; nothing for one that reaches every goal. */
export function missedBy(page: Measured, emptyPage: Measured, applied: boolean): string[] {
  const { lcp, fcp, tbt, cls, scores, script } = page;
  const mostLcp = applied ? MOST_LCP.applied : MOST_LCP.simulated;
  const low = Object.entries(scores).filter(([, score]) => score < LEAST_SCORE);
  const goals: [boolean, string][] = [
    [lcp <= mostLcp, `LCP at most ${mostLcp} ms`],
    [
      lcp <= emptyPage.lcp * MOST_OF_EMPTY_PAGE,
      `LCP at most ${MOST_OF_EMPTY_PAGE} of an empty page's`,
    ],
    [applied || fcp <= MOST_FCP, `FCP at most ${MOST_FCP} ms`],
    [applied ? tbt >= 0 : asShown(tbt) === 0, 'TBT 0'],
    [Math.round(cls * 1000) === 0, 'CLS 0'],
    [script <= MOST_SCRIPT_KB * 1000, `at most ${MOST_SCRIPT_KB} KB of script`],
    ...low.map(([category]): [boolean, string] => [false, `${category} ${LEAST_SCORE}`]),
  ];
  return goals.flatMap(([reached, goal]) => (reached ? [] : [goal]));
}
