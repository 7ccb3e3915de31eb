import { type Counts, summaryLine } from './summary.mjs';

const NO_BROWSER =
  'The browser tests were skipped: there is no Chromium here, and none could be brought ' +
  '(install one, or name it in CHROMIUM_PATH).';

/** How a run of the tests ends: the figures last, and before them why some tests were skipped. */
export function closingLines(figures: Counts, lacksBrowser: boolean): string {
  return [...(lacksBrowser ? [NO_BROWSER] : []), summaryLine(figures)].join('\n');
}
