import type { Page, Route } from 'playwright-core';

/**
 * Has a test handle the first request for an address; those after it pass. The route stays: one that
 * Playwright takes away by itself (`times`) ends the interception of requests, and what the page asks
 * for in that moment now and then never comes.
 */
export async function handleOnce(
  page: Page,
  url: string,
  handle: (route: Route) => Promise<void>,
): Promise<void> {
  let handled = false;
  await page.route(url, (route) => {
    if (handled) return route.continue();
    handled = true;
    return handle(route);
  });
}
