import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Waits until nothing moves any more but what moves for ever; half-faded colours are nobody's
 * colours. A colour that fades lets those that inherit it begin to fade after it, so one look at
 * what moves is not enough. With `atOnce` everything goes to its end without being waited for.
 */
export const settled = (page: Page, atOnce = false): Promise<void> =>
  page.evaluate(async (skips) => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const moving = () =>
      document.getAnimations().filter(({ playState, effect }) => {
        const { endTime } = effect?.getComputedTiming() ?? {};
        return playState === 'running' && typeof endTime === 'number' && Number.isFinite(endTime);
      });
    // What a change brings about begins to move with the frame after it.
    const movingSoon = async () => {
      for (let frames = 0; frames < 2 && moving().length === 0; frames += 1) await frame();
      return moving();
    };
    let still = await movingSoon();
    while (still.length > 0) {
      if (skips) for (const animation of still) animation.finish();
      else await Promise.allSettled(still.map(({ finished }) => finished));
      still = await movingSoon();
    }
  }, atOnce);

interface WithAxe {
  axe?: { run: (options: object) => Promise<AxeResults> };
}

/** What axe says of a page: a line for each element that a rule is broken by, and how many rules hold. */
interface Findings {
  faults: string[];
  held: number;
}

/** Runs in the page. What holds is counted and not described: a long list has a thousand elements. */
async function lookAround(rules: string[]): Promise<Findings> {
  const results = await (globalThis as WithAxe).axe?.run({
    runOnly: rules,
    resultTypes: ['violations'],
    selectors: false,
  });
  const { violations, passes } = results ?? { violations: [], passes: [] };
  return {
    faults: violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)),
    held: passes.length,
  };
}

/** What is looked at in each scheme, and how many rules hold at least on any screen. */
const LOOKS = {
  light: { rules: RULES, fewest: 10 },
  /** The same elements stand there by night: only what is about colours can differ. */
  dark: { rules: ['color-contrast', 'link-in-text-block'], fewest: 1 },
};

/**
 * What axe finds wrong with the page as it stands, one line per element.
 *
 * @throws when axe looked at nothing, so that an empty page cannot pass
 */
async function accessibilityFaults(
  page: Page,
  { rules, fewest }: (typeof LOOKS)[keyof typeof LOOKS],
): Promise<string[]> {
  const hasAxe = await page.evaluate(() => (globalThis as WithAxe).axe !== undefined);
  // Content-Security-Policy forbids script tags of strangers; evaluating is not bound by it.
  if (!hasAxe) await page.evaluate(axeSource);
  const { faults, held } = await page.evaluate(lookAround, rules);
  if (held < fewest) throw new Error(`axe found only ${held} things to look at.`);
  return faults;
}

/** The same by day and by night, in one visit of the page, which is left as it was. */
export async function faultsInBothSchemes(page: Page): Promise<string[]> {
  const faults: string[] = [];
  await settled(page);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-color-scheme="${colorScheme}"]`).waitFor({ state: 'attached' });
    // The screen has come to rest; how it fades from day to night is not looked at.
    await settled(page, true);
    for (const fault of await accessibilityFaults(page, LOOKS[colorScheme]))
      faults.push(`${colorScheme} ${fault}`);
  }
  return faults;
}
