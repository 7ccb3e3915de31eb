import type { BrowserContext } from 'playwright-core';
import { SHOP } from '../../support/api-client.ts';
import type { Watch } from './watch.ts';

/** What one page view may move by itself; 0.1 is what search engines still call good. */
const MAX_SHIFT = 0.01;
/** A burst of shifts counts together: less than a second apart, five seconds at most. */
const GAP_MS = 1000;
const BURST_MS = 5000;

interface Shift {
  /** Which load of which path; a change of screen within the page is a new view. */
  view: string;
  value: number;
  /** Milliseconds since the page was loaded. */
  at: number;
  /** The elements that moved, with how far. */
  moved: string[];
}

/** Runs in the page, before anything of it. */
function reportShifts(): void {
  interface LayoutShift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
  }
  const nameOf = (node: Node | null): string => {
    if (!node) return '(gone)';
    const element = node instanceof Element ? node : node.parentElement;
    const text = (element?.textContent ?? '').trim().slice(0, 40);
    return `<${element?.tagName.toLowerCase() ?? 'text'}> “${text}”`;
  };
  const report = (globalThis as unknown as { reportShift: (shift: Shift) => void }).reportShift;
  // What an action on a screen brings is no move by itself: a row that was removed lets the others
  // up. A browser allows half a second for it; emulators on a busy machine answer later than that,
  // so it counts from the last answer of the shop that the action led to. A screen that was led to
  // has to stand still from its first moment.
  const OUTCOME_MS = 5000;
  let [actedAt, actedOn, lastAt, awaited] = [-Infinity, '', -Infinity, 0];
  const onInput = ({ timeStamp }: Event) => {
    [actedAt, actedOn, lastAt] = [timeStamp, location.pathname, timeStamp];
  };
  for (const type of ['pointerdown', 'keydown', 'input']) addEventListener(type, onInput, true);
  const isOutcome = (at: number): boolean =>
    location.pathname === actedOn && at >= actedAt && (awaited > 0 || at - lastAt < OUTCOME_MS);
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const { origin } = new URL(input instanceof Request ? input.url : input, location.href);
    if (origin !== location.origin || !isOutcome(performance.now())) return fetch(input, init);
    awaited += 1;
    try {
      return await fetch(input, init);
    } finally {
      awaited -= 1;
      lastAt = performance.now();
    }
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      if (entry.hadRecentInput || isOutcome(entry.startTime)) continue;
      report({
        view: `${performance.timeOrigin} ${location.origin}${location.pathname}`,
        value: entry.value,
        at: entry.startTime,
        moved: entry.sources.map(
          ({ node, previousRect: from, currentRect: to }) =>
            `${nameOf(node)} by ${to.x - from.x}, ${to.y - from.y} px, ${from.width} × ${from.height} to ${to.width} × ${to.height}`,
        ),
      });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The largest sum of a burst of shifts, as the Cumulative Layout Shift is defined. */
function worstBurst(shifts: readonly Shift[]): number {
  let [worst, sum, begin, last] = [0, 0, -Infinity, -Infinity];
  for (const { value, at } of shifts) {
    if (at - last >= GAP_MS || at - begin >= BURST_MS) [sum, begin] = [0, at];
    sum += value;
    last = at;
    worst = Math.max(worst, sum);
  }
  return worst;
}

/**
 * Watches what moves in the shop's pages without anybody having touched them.
 *
 * @returns what gives a sentence for each page view that moved by more than `MAX_SHIFT`
 */
export async function watchLayoutShifts(context: BrowserContext): Promise<Watch> {
  const views = new Map<string, Shift[]>();
  await context.exposeBinding('reportShift', (_source, shift: Shift) => {
    views.set(shift.view, [...(views.get(shift.view) ?? []), shift]);
  });
  await context.addInitScript(reportShifts);
  const found = () =>
    [...views].flatMap(([view, shifts]) => {
      const path = view.split(SHOP)[1];
      const worst = worstBurst(shifts);
      if (path === undefined || worst <= MAX_SHIFT) return [];
      const moved = shifts.flatMap((shift) =>
        shift.moved.map(
          (what) => `  ${shift.value.toFixed(4)} at ${Math.round(shift.at)} ms: ${what}`,
        ),
      );
      return [`${path} shifted by ${worst.toFixed(4)}:\n${moved.join('\n')}`];
    });
  return {
    found,
    forget: () => {
      views.clear();
    },
  };
}
