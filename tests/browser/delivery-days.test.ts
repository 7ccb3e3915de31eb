import {
  countryName,
  deliveryPromises,
  destinationsOf,
  namedDay,
  paidInTime,
} from '@rollwell/functions/contract';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newCustomer } from '../support/api-accounts.ts';
import { call } from '../support/api-client.ts';
import { newOrder } from '../support/api-orders.ts';
import { browserAvailable, openPage } from './support/chromium.ts';
import { OFFLINE_READY, see } from './support/service-worker.ts';
import { openOrderForm } from './support/order-form.ts';
import { shopProduct } from './support/shop-product.ts';
import { signedInPage } from './support/sign-in.ts';
import { started } from './support/started.ts';
import { WIDTHS } from './support/views.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const destinations = async () => destinationsOf((await call('getSettings', {})).body);

/** The table as it is to be at a moment, row by row. */
const expectedRows = async (now: Date): Promise<string[][]> =>
  (await destinations()).map((destination) => [
    countryName(destination.country),
    ...deliveryPromises(now, { ...destination, leadTimeDays: undefined }).map(
      ({ by }) => `by ${namedDay(by)}`,
    ),
  ]);

const rowsOf = (page: Page) => async (): Promise<string[][]> => {
  const rows = await page.getByRole('table').locator('tbody tr').all();
  const cells = await Promise.all(rows.map((row) => row.locator('th, td').allInnerTexts()));
  return cells.map((row) => row.map((text) => text.replaceAll('\u00a0', ' ')));
};

describe.skipIf(!browserAvailable)('the day by which an order is there', () => {
  it.each(WIDTHS)(
    'stands on the page of delivery for each country as the order form says it, at $width px',
    async ({ width }) => {
      const page = await signedInPage(await newCustomer(), { width });
      await openOrderForm(page, await shopProduct());
      const said: string[][] = [];
      for (const { country } of await destinations()) {
        const name = countryName(country);
        await page.getByRole('main').getByLabel('Country').selectOption(country);
        await page.getByText(`Delivery to ${name}`, { exact: true }).waitFor();
        const sentence = await page.getByText('Paid now, it is with you by').textContent();
        said.push([name, /by \w+day, \d+ \w+(?=\.$)/.exec(sentence ?? '')?.[0] ?? '']);
      }
      await page.goto('/home/delivery');
      await expect
        .poll(async () => (await rowsOf(page)()).map((row) => row.slice(0, 2)))
        .toEqual(said);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(width);
    },
  );

  it('stands there without scripts, with until when it holds, and in the words of no range', async () => {
    const page = await openPage({ withoutScripts: true });
    const [home] = await destinations();
    await expect
      .poll(async () => {
        await page.goto('/home/delivery');
        const [{ paidOn }] = deliveryPromises(new Date(), { ...home, leadTimeDays: undefined });
        return page.getByRole('columnheader', { name: paidInTime(paidOn, home.warehouse) }).count();
      })
      .toBe(1);
    expect(await rowsOf(page)()).toEqual(await expectedRows(new Date()));
    expect(await page.getByRole('main').textContent()).not.toMatch(/\d+ to \d+ (working )?days/);
  });

  it.each([
    ['behind', -DAY_MS],
    ['ahead', DAY_MS],
  ])(
    'goes by the clock of the shop where that of the device is a day %s, and so does what is kept for whom',
    async (_where, off) => {
      const customer = await newCustomer();
      const product = await shopProduct();
      const orderId = await newOrder(customer, product);
      const page = await signedInPage(customer, { ownBrowser: true });
      await page.clock.setFixedTime(new Date(Date.now() + off));
      const [home] = await destinations();
      const by = () =>
        namedDay(deliveryPromises(new Date(), { ...home, leadTimeDays: undefined })[0].by);
      await page.goto('/home/delivery');
      await started(page);
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      await expect.poll(rowsOf(page)).toEqual(await expectedRows(new Date()));
      await page.goto(`/products/${product}`);
      await started(page);
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      await page.getByText(`it is with you by ${by()}`).waitFor();
      await openOrderForm(page, product);
      await page.getByText(`Paid now, it is with you by ${by()}.`).waitFor();
      await page.goto(`/payment/${orderId}`);
      await page.getByText(/^We keep .* until tomorrow/).waitFor();
      await page.goto('/Dashboard/my-orders');
      await page
        .getByText(/^Kept for you until tomorrow/)
        .first()
        .waitFor();
    },
  );

  it.each([
    ['once the app has begun', false],
    ['and says until when it held where the app has not', true],
  ])(
    'is no day of the past on a kept page without a connection, %s',
    async (_begun, waitsForIntent) => {
      const expectedShifts = [/^\/home\/delivery shifted/];
      const page = await openPage({ ...OFFLINE_READY, waitsForIntent, expectedShifts });
      await see(page, '/home/delivery');
      const asItCame = await rowsOf(page)();
      // The files of the app come with it, and are kept once they have.
      if (!waitsForIntent) await page.waitForLoadState('networkidle');
      await page.context().setOffline(true);
      const later = new Date(Date.now() + 5 * DAY_MS);
      await page.clock.setFixedTime(later);
      await page.reload();
      await page.getByText('You are offline. This page is from').waitFor();
      const expected = waitsForIntent ? asItCame : await expectedRows(later);
      await expect.poll(rowsOf(page)).toEqual(expected);
      const [home] = await destinations();
      const shownAt = waitsForIntent ? new Date() : later;
      const [{ paidOn }] = deliveryPromises(shownAt, { ...home, leadTimeDays: undefined });
      const until = page.getByRole('columnheader', { name: paidInTime(paidOn, home.warehouse) });
      expect(await until.count()).toBe(1);
    },
  );

  it('stands on the page of a product, with its own lead time, where it can be bought', async () => {
    const page = await openPage({ withoutScripts: true });
    const leadTimeDays = 9;
    const id = await shopProduct({ attributes: { leadTimeDays } });
    const soldOut = await shopProduct({ minOrder: 10, available: 9 });
    const [home] = await destinations();
    await expect
      .poll(async () => {
        await page.goto(`/products/${id}`);
        const [{ paidOn, by }] = deliveryPromises(new Date(), { ...home, leadTimeDays });
        const sentence = `${paidInTime(paidOn, home.warehouse)}, it is with you by ${namedDay(by)}.`;
        return page.getByText(sentence).count();
      })
      .toBe(1);
    await page.goto(`/products/${soldOut}`);
    await page.getByText('Delivery to Germany: free.').waitFor();
    expect(await page.getByText('it is with you by').count()).toBe(0);
  });
});
