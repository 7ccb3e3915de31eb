import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Waits for what moves only once; half-faded colours are nobody's colours. */
export const settled = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const moving = document.getAnimations().filter(({ effect }) => {
      const { endTime } = effect?.getComputedTiming() ?? {};
      return typeof endTime === 'number' && Number.isFinite(endTime);
    });
    return Promise.allSettled(moving.map(({ finished }) => finished)).then(() => undefined);
  });

/**
 * What axe finds wrong with the page as it stands, one line per element.
 *
 * @throws when axe looked at nothing, so that an empty page cannot pass
 */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await settled(page);
  // Content-Security-Policy forbids script tags of strangers; evaluating is not bound by it.
  await page.evaluate(axeSource);
  const { violations, passes } = await page.evaluate<AxeResults, string[]>(
    (rules) =>
      (globalThis as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run(
        {
          runOnly: rules,
        },
      ),
    RULES,
  );
  if (passes.length < 10) throw new Error(`axe found only ${passes.length} things to look at.`);
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}
