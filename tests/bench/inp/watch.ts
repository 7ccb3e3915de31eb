import type { Page } from 'playwright-core';
import type { Delay } from './verdict.ts';

/** Runs in a page before anything of it; as text, which no build changes. */
const REPORT = `
  const watch = (type, kind, counts, more) =>
    new PerformanceObserver((list) =>
      list.getEntries().filter(counts).forEach(({ name, startTime, duration }) =>
        globalThis.reportDelay({ kind, what: kind === 'frame' ? '' : name, ms: duration, at: startTime }),
      ),
    ).observe({ type, buffered: true, ...more });
  watch('event', 'interaction', ({ interactionId }) => interactionId > 0, { durationThreshold: 16 });
  watch('long-animation-frame', 'frame', () => true, {});
`;

/** What the browser still has to say of a step is said by then, in milliseconds. */
const LAST_WORDS_MS = 500;

/**
 * Watches how long a page keeps somebody waiting.
 *
 * @returns does something on the page and gives the delays since it began
 */
export async function watchDelays(
  page: Page,
): Promise<(act: () => Promise<void>) => Promise<Delay[]>> {
  const delays: (Delay & { at: number })[] = [];
  await page.exposeBinding('reportDelay', (_source, delay: Delay & { at: number }) => {
    delays.push(delay);
  });
  await page.addInitScript(REPORT);
  return async (act) => {
    const since = await page.evaluate<number>('performance.now()');
    await act();
    await page.evaluate(`new Promise((resolve) => setTimeout(resolve, ${LAST_WORDS_MS}))`);
    return delays.filter(({ at }) => at >= since);
  };
}
