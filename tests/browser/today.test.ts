import { describe, expect, it } from 'vitest';
import { newAdmin, newCustomer, unique } from '../support/api-accounts.ts';
import { call } from '../support/api-client.ts';
import { markOrder, newOrder } from '../support/api-orders.ts';
import { faultsInBothSchemes } from './support/accessibility.ts';
import { browserAvailable } from './support/chromium.ts';
import { shopProduct } from './support/shop-product.ts';
import { signedInPage } from './support/sign-in.ts';
import { BOTH_WIDTHS } from './support/views.ts';

describe.skipIf(!browserAvailable)('Today', () => {
  it.each(BOTH_WIDTHS)(
    'counts the open work, each a link to its list, without faults that axe finds%s',
    async (_at, width) => {
      const page = await signedInPage(await newAdmin(), { width });
      await page.goto('/Dashboard/today');
      const work = page.getByRole('main').getByRole('list', { name: 'Open work' });
      await work.getByRole('link', { name: 'To ship' }).waitFor();
      expect(await work.getByRole('listitem').count()).toBe(8);
      expect(await faultsInBothSchemes(page)).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
      await work.getByRole('link', { name: 'Withdrawals to refund' }).click();
      await page.waitForURL(/manage-all-orders\?state=withdrawn$/);
      await page.getByRole('link', { name: 'Withdrawn', exact: true }).waitFor();
    },
  );

  it('counts again when an order is shipped elsewhere', async () => {
    const customer = await newCustomer();
    const id = await newOrder(customer, await shopProduct({ name: unique('Sleeve') }), 10);
    await markOrder(id, { paid: true, tranID: unique('pi') });
    const admin = await newAdmin();
    const page = await signedInPage(admin);
    await page.goto('/Dashboard/today');
    const work = page.getByRole('list', { name: 'Open work' });
    const card = work.getByRole('listitem').filter({ hasText: 'To ship' });
    const shown = async () => Number(/\d+/.exec((await card.innerText()).replace(',', ''))?.[0]);
    await card.waitFor();
    const count = async () => (await call('getToday', {}, { token: admin.token })).body.toShip;
    await expect.poll(async () => (await shown()) === (await count())).toBe(true);
    await call('shipOrder', { id }, { token: admin.token });
    await expect
      .poll(async () => (await shown()) === (await count()), { timeout: 20_000 })
      .toBe(true);
  });

  it.each(BOTH_WIDTHS)(
    'is counted beside the menu’s links and the states of orders, whose names stay%s',
    async (_at, width) => {
      const id = await newOrder(
        await newCustomer(),
        await shopProduct({ name: unique('Tray') }),
        10,
      );
      await markOrder(id, { paid: true, tranID: unique('pi') });
      const page = await signedInPage(await newAdmin(), { width });
      await page.goto('/Dashboard/manage-all-orders');
      const orders = page.getByRole('link', { name: 'Manage All Orders', exact: true });
      const described = page.getByRole('link', {
        name: 'Paid',
        exact: true,
        description: /to ship$/,
      });
      await described.waitFor();
      expect(await orders.innerText()).toBe('Manage All Orders');
      expect(
        await page.locator(`[id="${await orders.getAttribute('aria-describedby')}"]`).innerText(),
      ).toMatch(/^[\d,]+\+? to ship$/);
      expect(await faultsInBothSchemes(page)).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
    },
  );
});
