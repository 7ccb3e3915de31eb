import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { newCustomer, unique, type TestUser } from '../support/api-accounts.ts';
import { newBlog, newReview, uploadedPicture } from '../support/api-shop-content.ts';
import { faultsInBothSchemes } from './support/accessibility.ts';
import { browserAvailable, openPage } from './support/chromium.ts';
import { signedInPage } from './support/sign-in.ts';
import { started } from './support/started.ts';
import { WIDTHS } from './support/views.ts';

let customer: TestUser;
let post: string;

beforeAll(async () => {
  const img = await uploadedPicture();
  customer = await newCustomer();
  const words = `${unique('A review')} that is long enough to be cut, with a button to read it all.`;
  await newReview(customer, 3, words);
  post = await newBlog(unique('A post'), 'One paragraph.\n\nAnd another.', img);
});

/** Scrolls to the end, so that everything that waits for it is there, and opens all answers. */
async function unfold(page: Page): Promise<void> {
  for (const summary of await page.locator('summary').all()) await summary.click();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
}

/** What stands in the place of what is still loading; that of the contact form waits until somebody comes near. */
const loading = (page: Page) => page.getByRole('status', { name: 'Loading' });

async function faultsAt(page: Page, path: string, heading: string | RegExp): Promise<string[]> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  // Whoever stands at the end of a list that is still loading sees it grow; here nobody does.
  await started(page);
  await expect.poll(() => loading(page).and(page.locator(':not(#contact *)')).count()).toBe(0);
  await unfold(page);
  await expect.poll(() => loading(page).count()).toBe(0);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const tooWide = width > 0 ? [`the page is ${width} px too wide`] : [];
  return [...tooWide, ...(await faultsInBothSchemes(page))].map((fault) => `${path}: ${fault}`);
}

/** Sends an empty form and waits until it has refused and can be sent again. */
async function sendEmpty(page: Page, name: string, says: string): Promise<void> {
  const send = page.getByRole('main').getByRole('button', { name });
  await send.click();
  await page.getByText(says).waitFor();
  await expect.poll(() => send.isEnabled()).toBe(true);
}

describe.skipIf(!browserAvailable)('the company screens', () => {
  it.each(WIDTHS)('hold for everybody at $width px, by day and by night', async (view) => {
    const page = await openPage(view);
    const faults = [
      ...(await faultsAt(page, '/', /No\slines/)),
      ...(await faultsAt(page, '/blogs', 'Recent Blogs')),
      ...(await faultsAt(page, `/blogs/${post}`, /^A post/)),
      ...(await faultsAt(page, '/my-portfolio', /build shops/)),
      ...(await faultsAt(page, '/add-blog', 'Add Blog')),
    ];
    await sendEmpty(page, 'Add Blog', 'heading name is required');
    expect([...faults, ...(await faultsInBothSchemes(page))]).toEqual([]);
  });

  it.each(WIDTHS)('behind sign-in hold at $width px, by day and by night', async (view) => {
    const page = await signedInPage(customer, view);
    const faults = [
      ...(await faultsAt(page, '/Dashboard', 'My Profile')),
      ...(await faultsAt(page, '/Dashboard/update-profile', 'Update profile')),
      ...(await faultsAt(page, '/Dashboard/add-review', 'Add review')),
    ];
    await sendEmpty(page, 'Add review', 'ratings is required');
    expect([...faults, ...(await faultsInBothSchemes(page))]).toEqual([]);
  });
});
