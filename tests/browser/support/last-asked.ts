import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Milliseconds after which a screen has read what it reads as it opens. */
const STILL_MS = 500;

/**
 * Follows what a page asks for at an address.
 *
 * @returns waits until it has neither asked for it nor had an answer for a while
 */
export function whenAsked(page: Page, url: RegExp): () => Promise<void> {
  let lastMs = performance.now();
  const note = (one: { url: () => string }) => {
    if (url.test(one.url())) lastMs = performance.now();
  };
  page.on('request', note);
  page.on('response', note);
  return () => expect.poll(() => performance.now() - lastMs).toBeGreaterThan(STILL_MS);
}
