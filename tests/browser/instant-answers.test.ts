import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newCustomer, unique } from '../support/api-accounts.ts';
import { expectCount } from './support/basket.ts';
import { browserAvailable, openPage } from './support/chromium.ts';
import { APP_CODE, holdBack } from './support/held.ts';
import { fillDelivery, orderForm } from './support/order-form.ts';
import { shopProduct } from './support/shop-product.ts';
import { signedInPage } from './support/sign-in.ts';
import { started } from './support/started.ts';
import { BOTH_WIDTHS } from './support/views.ts';

/** Milliseconds within which a press is answered, whatever the line. */
const AT_ONCE = { timeout: 1_000 };

describe.skipIf(!browserAvailable)('a press on a slow line', () => {
  it('of Search dims the old list and says that it searches', async () => {
    const name = unique('Slow sleeve');
    await shopProduct({ name });
    const page = await openPage();
    await page.goto('/products');
    await started(page);
    const release = await holdBack(page, /\/product\?/);
    await page.getByLabel('Search tools').fill(name);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('status').getByText('Searching').waitFor(AT_ONCE);
    expect(await page.getByRole('main').locator('ul[aria-busy="true"]').count()).toBe(1);
    release();
    await page.getByRole('article').filter({ hasText: name }).waitFor();
    await expect.poll(() => page.getByText('Searching').count()).toBe(0);
  });

  it('of Add to basket is counted without any more code', async () => {
    const id = await shopProduct({ name: unique('Counted at once') });
    const page = await openPage();
    await page.goto(`/products/${id}`);
    await started(page);
    const release = await holdBack(page, APP_CODE);
    await page.getByRole('button', { name: 'Add to basket' }).click();
    await expectCount(page, 1);
    release();
  });

  it('of Add to basket before the app has come is marked as under way, and done then', async () => {
    const id = await shopProduct({ name: unique('Marked at once') });
    const page = await openPage({ waitsForIntent: true });
    const release = await holdBack(page, APP_CODE);
    await page.goto(`/products/${id}`);
    const add = page.getByRole('button', { name: 'Add to basket' });
    await add.click();
    expect(await add.getAttribute('aria-busy')).toBe('true');
    release();
    await expectCount(page, 1);
    expect(await add.getAttribute('aria-busy')).toBeNull();
  });
});

describe.skipIf(!browserAvailable)('a press, before any script runs', () => {
  it.each([
    ['a link', (page: Page) => page.getByRole('article').getByRole('heading').getByRole('link')],
    [
      'a button',
      (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Open search' }),
    ],
    ['a question', (page: Page) => page.locator('summary')],
  ])('shows on %s as long as it lasts', async (_what, find) => {
    const page = await openPage({ width: 360, waitsForIntent: true });
    const release = await holdBack(page, APP_CODE);
    await page.goto('/');
    const pressed = find(page).first();
    const opacity = () => pressed.evaluate((one) => getComputedStyle(one).opacity);
    await pressed.hover();
    expect(await opacity()).toBe('1');
    await page.mouse.down();
    await expect.poll(opacity).toBe('0.6');
    await page.mouse.move(0, 0);
    await page.mouse.up();
    await expect.poll(opacity).toBe('1');
    release();
  });
});

describe.skipIf(!browserAvailable)('the search in the header', () => {
  it.each(BOTH_WIDTHS)(
    'finds products from any page, with and without the app%s',
    async (_at, width) => {
      const name = unique('Header sleeve');
      await shopProduct({ name });
      const page = await openPage({ width, waitsForIntent: true });
      const open = page.getByRole('banner').getByRole('button', { name: 'Open search' });
      const field = page.getByRole('banner').getByRole('searchbox', { name: 'Search the shop' });
      const found = page.getByRole('article').filter({ hasText: name });

      const release = await holdBack(page, APP_CODE);
      await page.goto('/blogs');
      expect(await field.isVisible()).toBe(false);
      await open.click();
      await field.fill(name);
      await field.press('Enter');
      await page.waitForURL(/\/products\?q=/);
      await found.waitFor();
      release();

      await page.goto('/blogs');
      await page.evaluate(() => (globalThis as { startApp?: () => void }).startApp?.());
      await started(page);
      await open.click();
      await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
      await page.keyboard.press('Escape');
      await field.waitFor({ state: 'hidden' });
      await open.click();
      await field.fill(name);
      await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
      await page.waitForURL(/\/products\?q=/);
      await found.waitFor();
      expect(await field.isVisible()).toBe(false);
    },
  );

  it('lists the best match first, and other orders by choice', async () => {
    const word = unique('mohair').replace('-', '');
    await shopProduct({ name: `${word} sleeve` });
    const description = `A frame, a tray and a sleeve of ${word} for those who begin, in one box.`;
    await shopProduct({ name: `Kit ${unique('box')}`, description });
    const page = await openPage();
    await page.goto(`/products?q=${word}`);
    const names = page.getByRole('article').getByRole('heading');
    await expect.poll(async () => (await names.allTextContents())[0]).toBe(`${word} sleeve`);
    const sort = page.getByLabel('Sort by');
    expect(await sort.locator('option:checked').textContent()).toBe('Best match');
    await sort.selectOption({ label: 'Newest first' });
    await page.waitForURL(/sort=newest/);
    await expect.poll(async () => (await names.allTextContents())[0]).toMatch(/^Kit/);
  });
});

describe.skipIf(!browserAvailable)('a message', () => {
  it.each(BOTH_WIDTHS)('covers no heading of the next page%s', async (_at, width) => {
    const id = await shopProduct({ name: unique('Uncovered') });
    const page = await signedInPage(await newCustomer(), { width });
    await page.goto(`/purchase/${id}`);
    await fillDelivery(page);
    await orderForm(page).submit.click();
    await page.waitForURL(/\/payment\//);
    const heading = page.getByRole('heading', { level: 1 });
    const toast = page.locator('.toasts').getByText('Product added successful');
    await Promise.all([heading.waitFor(), toast.waitFor()]);
    const [above, below] = [await heading.boundingBox(), await toast.boundingBox()];
    expect(above && below && above.y + above.height < below.y).toBe(true);
  });

  it('of fields that the server refuses stands beside them alone', async () => {
    const page = await signedInPage(await newCustomer(), { expectedErrors: [/status of 400/] });
    const id = await shopProduct({ name: unique('Refused') });
    await page.goto(`/purchase/${id}`);
    const form = orderForm(page);
    await fillDelivery(page);
    const message = 'This city is not on our map';
    const json = {
      error: {
        code: 'validation_failed',
        message: 'Some fields are not valid.',
        fields: { city: message },
      },
    };
    await page.route('**/order', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 400, json }) : route.fallback(),
    );
    await form.submit.click();
    await page.getByText(message).waitFor();
    expect(await page.getByText('Some fields are not valid.').count()).toBe(0);
  });
});
