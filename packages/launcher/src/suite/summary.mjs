/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 */

/**
 * The last line of `npm test`.
 * @param {Counts} counts
 * @returns {string}
 */
export function summaryLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

/** What is said when the tests could not even be run. */
export const COULD_NOT_RUN = summaryLine({ passed: 0, failed: 1, skipped: 0 });
