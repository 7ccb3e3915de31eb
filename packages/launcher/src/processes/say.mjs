/** An expected failure: its message is one sentence for people, with the way out. */
export class Problem extends Error {
  /** @override */
  name = 'Problem';
}

/**
 * What is wrong with a folder that a run has to write to.
 * @param {string} folder
 * @param {unknown} error why nothing can be written there
 * @param {string} variable names another one
 * @returns {Problem}
 */
export function unwritable(folder, error, variable) {
  const code = error instanceof Error && 'code' in error ? error.code : error;
  return new Problem(
    `Nothing can be written to ${folder} (${code}): ` +
      `let it be yours, or name another folder in ${variable}.`,
  );
}

/** @param {string} line */
export function note(line) {
  process.stdout.write(`${line}\n`);
}

/**
 * @param {number} ms
 * @returns {string} such as `4.2 s` or `3 min 5 s`
 */
export function duration(ms) {
  if (ms < 59_950) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** How often, in milliseconds, something that takes long says that it is still at it. */
const STILL_EVERY_MS = 10_000;

/**
 * Does something that may take long and shows that it goes on.
 * @template T
 * @param {string} what such as `Building the site`
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function progress(what, work) {
  const began = Date.now();
  const still = what.charAt(0).toLowerCase() + what.slice(1);
  note(`${what} …`);
  const timer = setInterval(
    () => note(`  still at it: ${still}, ${duration(Date.now() - began)} so far`),
    STILL_EVERY_MS,
  );
  try {
    const result = await work();
    note(`  done in ${duration(Date.now() - began)}: ${still}`);
    return result;
  } finally {
    clearInterval(timer);
  }
}
