import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const REGION = '[role=status][aria-live=polite]';

/** Notes from now on what the page's live region says; what is given grows by it. */
export async function noteAnnounced(page: Page): Promise<readonly string[]> {
  const said: string[] = [];
  await page.exposeFunction('noteAnnounced', (text: string) => said.push(text));
  await page.evaluate((region) => {
    const { noteAnnounced: note } = globalThis as unknown as { noteAnnounced: (t: string) => void };
    const place = document.querySelector(region);
    if (!place) throw new Error('The page has no live region.');
    new MutationObserver(() => place.textContent && note(place.textContent)).observe(place, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  }, REGION);
  return said;
}

/** Waits until the page's live region says so: what only eyes would notice otherwise. */
export const expectAnnounced = (page: Page, text: RegExp | string): Promise<void> =>
  expect.poll(() => page.locator(REGION).first().textContent()).toMatch(text);
