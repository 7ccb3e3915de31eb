import type { Page } from 'playwright-core';

/** Where the app's code is asked for. */
export const APP_CODE = /\/assets\/[^/]+\.js$/;

/**
 * Holds back whatever a page asks for at such an address.
 *
 * @returns what lets all of it go on its way
 */
export async function holdBack(page: Page, address: RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.fallback();
  });
  return () => {
    release();
  };
}
