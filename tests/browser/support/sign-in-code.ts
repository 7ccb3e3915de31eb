import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Waits for the code for signing in, which comes a moment after the page and opens its database last. */
export const signInIsLoaded = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? '')),
    )
    .toContain('firebaseLocalStorageDb');
