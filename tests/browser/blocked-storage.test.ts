import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newCustomer, PASSWORD } from '../support/api-accounts.ts';
import { basketOf, expectCount, twoProducts } from './support/basket.ts';
import { browserAvailable, openPage } from './support/chromium.ts';
import { signInBy } from './support/sign-in-by.ts';
import { expectToast } from './support/toast.ts';

/** As Chromium does where somebody has set that sites may save nothing. */
const blockSiteData = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const blocked = (): never => {
      throw new DOMException('blocked', 'SecurityError');
    };
    Object.defineProperty(globalThis, 'localStorage', { get: blocked });
    Object.defineProperty(globalThis, 'sessionStorage', { get: blocked });
    Object.defineProperty(IDBFactory.prototype, 'open', { value: blocked });
  });

describe.skipIf(!browserAvailable)(
  'the basket where site data are blocked, or the storage is full',
  () => {
    it('is counted, and gone for the next person once its own has signed out', async () => {
      const [{ names }, { email }] = await Promise.all([twoProducts(), newCustomer()]);
      const page = await openPage({ ownBrowser: true });
      await blockSiteData(page);
      await signInBy(page, email, PASSWORD);
      const banner = page.getByRole('banner');
      await banner.getByRole('link', { name: 'Products', exact: true }).click();
      await page.getByRole('button', { name: `Add to basket: ${names.tray}` }).click();
      await expectCount(page, 1);
      await basketOf(page).link.click();
      await basketOf(page).row(names.tray).waitFor();

      await banner.getByRole('button', { name: /^Sign out/ }).click();
      await basketOf(page).empty.waitFor();
      await expectCount(page, 0);
      expect(await basketOf(page).row(names.tray).count()).toBe(0);
    });

    it('says where there is no room that it cannot be kept, and has it as long as the page stands', async () => {
      const { names, tray } = await twoProducts();
      const page = await openPage({ ownBrowser: true });
      await page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
      await page.goto(`/products/${tray}`);
      await page.getByRole('button', { name: 'Add to basket' }).click();
      await expectToast(
        page,
        `${names.tray}: 1 piece in your basket. This browser has no space left to store your basket: it will be gone once you close or reload the page.`,
      );
      await expectCount(page, 1);
      await basketOf(page).link.click();
      await basketOf(page).row(names.tray).waitFor();
    });
  },
);
