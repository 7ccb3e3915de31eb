import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newCustomer, PASSWORD, unique } from '../support/api-accounts.ts';
import { basketOf, expectCount, twoProducts } from './support/basket.ts';
import { browserAvailable, openPage } from './support/chromium.ts';
import { APP_CODE, holdBack } from './support/held.ts';
import { orderForm } from './support/order-form.ts';
import { shopProduct } from './support/shop-product.ts';
import { signedInPage } from './support/sign-in.ts';
import { started } from './support/started.ts';
import { translate, untranslated } from './support/translate.ts';

/** Longer words take more room. */
const MOVED = [/shifted by/];

const shownOn = async (page: Page) => untranslated(await page.locator('main').textContent());

/** Takes the same steps on a screen as it is and on one that was translated: both show the same. */
async function expectAlike(page: Page, path: string, steps: () => Promise<unknown>) {
  const openScreen = async () => {
    await page.goto(path);
    await started(page);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  };
  await openScreen();
  await steps();
  const plain = await shownOn(page);
  await openScreen();
  await page.evaluate(translate);
  await steps();
  await expect.poll(() => shownOn(page)).toBe(plain);
  expect(await page.locator('main font').count()).toBeGreaterThan(0);
}

describe.skipIf(!browserAvailable)('a page that a browser translates', () => {
  it('shows the total of what is typed on the order form', async () => {
    const id = await shopProduct({ minOrder: 1, available: 100, price: 9 });
    const page = await signedInPage(await newCustomer(), {
      expectedErrors: [/status of 4/],
      expectedShifts: MOVED,
    });
    const form = orderForm(page);
    await expectAlike(page, `/purchase/${id}`, async () => {
      const total = async (figures: RegExp) =>
        expect
          .poll(async () => untranslated(await form.total.first().textContent()))
          .toMatch(figures);
      await form.quantity.fill('7');
      await total(/^€6/);
      const country = page.getByLabel('Country');
      await country.selectOption('AT');
      const vat = page.getByLabel(/VAT number/);
      await vat.fill('ATU1234');
      await country.selectOption('FR');
      await vat.fill('FR1');
      await form.quantity.fill('x');
      await form.quantity.blur();
      await total(/^–$/);
      await country.selectOption('DE');
      await form.quantity.fill('3');
      await total(/^€/);
      await form.submit.click();
      await page.getByText('City name is required').waitFor();
    });
  });

  it('goes on in basket, products, product page and login', async () => {
    const { lines, names, tray } = await twoProducts();
    const page = await openPage({ expectedErrors: [/status of 400/], expectedShifts: MOVED });
    await page.goto('/products');
    await page.evaluate(
      (kept) => localStorage.setItem('basket', JSON.stringify({ lines: kept, base: [] })),
      lines,
    );
    const basket = basketOf(page);
    await expectAlike(page, '/basket', async () => {
      await basket.quantity(names.tray).fill('99');
      await basket.quantity(names.tray).blur();
      await page
        .getByText(/Out of Stock!|only 9/i)
        .first()
        .waitFor();
      await basket.quantity(names.tray).fill('3');
      await basket.remove(names.tray).click();
      await basket.undo(names.tray).click();
      await basket.quantity(names.tray).waitFor();
    });
    const word = encodeURIComponent(names.tray);
    await expectAlike(page, `/products?q=${word}`, async () => {
      await page.getByLabel('Sort by').selectOption({ index: 1 });
      await page.waitForURL(/sort=/);
      await page.getByLabel('Search tools').fill('no such tool at all');
      await page.getByLabel('Search tools').press('Enter');
      await page.waitForURL(/q=no/);
      await page.getByLabel('Search tools').fill(names.tray);
      await page.getByLabel('Search tools').press('Enter');
      await page.getByRole('article').first().waitFor();
      // What was found before stands there until then.
      await expect.poll(() => page.getByText('Searching', { exact: true }).count()).toBe(0);
    });
    await expectAlike(page, `/products/${tray}`, async () => {
      await page.getByRole('button', { name: 'Add to basket' }).first().click();
      await page
        .getByText(/in your basket/)
        .first()
        .waitFor();
    });
    await expectAlike(page, '/login', async () => {
      const main = page.getByRole('main');
      const send = main.getByRole('button', { name: 'Login' }).first();
      await send.click();
      await main.getByText('Email is required').waitFor();
      await main.getByLabel('Email').fill('nobody@test.example');
      await main.getByLabel(/^Password/).fill('Wrong-Pass1');
      await send.click();
      await main.getByText(/auth\//).waitFor();
    });
  });

  it('keeps what was typed and pressed where it was translated before the app began', async () => {
    const { email } = await newCustomer(undefined, 'Tilda Translated');
    const id = await shopProduct({ name: unique('Tray'), minOrder: 2 });
    const translated = async (path: string) => {
      const page = await openPage({
        waitsForIntent: true,
        expectedShifts: MOVED,
        // React draws anew what is not as it was rendered, and says so.
        expectedErrors: [/#418/, /[Hh]ydrat/],
      });
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.evaluate(translate);
      return page;
    };
    const product = await translated(`/products/${id}`);
    await product.getByRole('button', { name: 'Add to basket' }).click();
    await expectCount(product, 1);

    const page = await translated('/login');
    const release = await holdBack(page, APP_CODE);
    const main = page.getByRole('main');
    await main.getByLabel('Email').fill(email);
    await main.getByLabel(/^Password/).fill(PASSWORD);
    const before = await main.getByLabel('Email').evaluateHandle((field) => field);
    release();
    // React has put another field in its place.
    await expect.poll(() => before.evaluate((field) => field.isConnected)).toBe(false);
    await expect.poll(() => main.getByLabel('Email').inputValue()).toBe(email);
    await main.getByRole('button', { name: 'Login' }).first().click();
    await page.getByRole('button', { name: /^Sign out/ }).waitFor();
  });
});
