/**
 * Milliseconds after which nobody waits for a frame any longer: a page that nobody sees paints none.
 * Longer than the slowest phone takes for one, or what was put off would come before it after all.
 */
const MOST_WAIT_MS = 1000;

/**
 * Does something once the next frame is painted, so that whoever pressed sees their press first.
 *
 * @param act called once, in a task of its own
 */
export function afterPaint(act: () => void): void {
  let done = false;
  const once = () => {
    if (done) return;
    done = true;
    act();
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, MOST_WAIT_MS);
}

/** Resolves once the next frame is painted. */
export const painted = (): Promise<void> => new Promise(afterPaint);
