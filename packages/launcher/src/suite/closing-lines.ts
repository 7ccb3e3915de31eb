import { WAYS_OUT } from '../browser/find-chromium.ts';
import { type Counts, summaryLine } from './summary.mjs';

const NO_BROWSER =
  'The browser tests were skipped: there is no Chromium here, and none could be brought ' +
  `(${WAYS_OUT}).`;

/** How a run of the tests ends: the figures last, and before them why some tests were skipped. */
export function closingLines(figures: Counts, lacksBrowser: boolean): string {
  return [...(lacksBrowser ? [NO_BROWSER] : []), summaryLine(figures)].join('\n');
}
