import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Waits until the page's live region says so: what only eyes would notice otherwise. */
export const expectAnnounced = (page: Page, text: RegExp | string): Promise<void> =>
  expect
    .poll(() => page.locator('[role=status][aria-live=polite]').first().textContent())
    .toMatch(text);
