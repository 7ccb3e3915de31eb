import type { Locator, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newCustomer } from '../support/api-accounts.ts';
import { newReview } from '../support/api-shop-content.ts';
import { browserAvailable, openPage } from './support/chromium.ts';
import { leadTo } from './support/lead-to.ts';

const failing = (route: Route) =>
  route.fulfill({ status: 503, json: { error: { code: 'internal', message: 'Out for lunch.' } } });

/** A page on which one list of the API is answered by `handle`. */
async function pageWithList(path: string, list: string, handle: (route: Route) => Promise<void>) {
  const page = await openPage({ expectedErrors: [/status of 503/] });
  await page.route(new RegExp(`${list}(\\?.*)?$`), handle);
  await leadTo(page, path);
  return page;
}

const lists = [
  ['posts', '/blogs', '/blog', 'No posts yet', 'Add Blog'],
  ['reviews', '/', '/review', 'No reviews yet', 'Add review'],
] as const;

describe.skipIf(!browserAvailable)('a list', () => {
  it.each(lists)('of %s that is empty says so and what to do', async (...list) => {
    const [, path, call, sentence, action] = list;
    const page = await pageWithList(path, call, (route) => route.fulfill({ json: [] }));
    await page.getByText(sentence).waitFor();
    expect(
      await page.getByRole('main').getByRole('link', { name: action }).count(),
    ).toBeGreaterThan(0);
  });

  it.each(lists)('of %s that fails says why in red, and can be tried again', async (...list) => {
    const [, path, call, sentence] = list;
    let broken = true;
    const page = await pageWithList(path, call, (route) =>
      broken ? failing(route) : route.fulfill({ json: [] }),
    );
    const alert = page.getByRole('alert').filter({ hasText: 'Error: Out for lunch.' });
    await alert.waitFor();
    expect(await alert.evaluate((box) => getComputedStyle(box).color)).toBe('rgb(180, 35, 24)');
    broken = false;
    await alert.getByRole('button', { name: 'Retry' }).click();
    await page.getByText(sentence).waitFor();
  });
});

const heightOf = (section: Locator) =>
  section.evaluate((element) => element.getBoundingClientRect().height);

describe.skipIf(!browserAvailable)('while it loads', () => {
  it.each([360, 1280])('the place of the reviews is held at %d px', async (width) => {
    const user = await newCustomer();
    const words = 'Three flats with the 9 mm and still no lint on the ceiling, even at dusk.';
    for (const ratings of [3, 4, 5, 4]) await newReview(user, ratings, words);
    const page = await openPage({ width });
    let release: (() => void) | undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/review(\?.*)?$/, async (route) => {
      await held;
      await route.continue();
    });
    await leadTo(page, '/');
    const reviews = page.getByRole('region', { name: 'Reviews', exact: true });
    await reviews.getByRole('status', { name: 'Loading' }).waitFor();
    const before = await heightOf(reviews);
    release?.();
    await reviews.getByRole('article').first().waitFor();
    expect(Math.abs((await heightOf(reviews)) - before)).toBeLessThan(8);
  });
});
