import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { newAdmin, newCustomer, unique, type TestUser } from '../support/api-accounts.ts';
import { call } from '../support/api-client.ts';
import { delivery, markOrder, newOrder, orderOf } from '../support/api-orders.ts';
import { faultsInBothSchemes } from './support/accessibility.ts';
import { browserAvailable } from './support/chromium.ts';
import { shopProduct } from './support/shop-product.ts';
import { signedInPage } from './support/sign-in.ts';
import { BOTH_WIDTHS } from './support/views.ts';

const names = { roller: unique('Roller'), tray: unique('Tray') };
const articleNumber = unique('RW')
  .toUpperCase()
  .replaceAll(/[^A-Z0-9]/g, '-')
  .slice(0, 20);
let admin: TestUser;
let buyer: TestUser;
/** An order of two products, and one of one. */
const orders = { two: '', one: '' };
const numbers = { two: '', one: '' };
beforeAll(async () => {
  [admin, buyer] = await Promise.all([newAdmin(), newCustomer()]);
  const roller = await shopProduct({
    name: names.roller,
    attributes: { articleNumber, piecesPerCarton: 24 },
  });
  const tray = await shopProduct({ name: names.tray });
  const { token } = buyer;
  const lines = [roller, tray].map((productId, index) => ({ productId, quantity: 48 - index }));
  const { body } = await call('placePurchase', {}, { token, body: { ...delivery, lines } });
  const placed = (await call('getPurchase', { id: body.insertedId }, { token })).body;
  orders.two = placed[0]?._id ?? '';
  orders.one = await newOrder(buyer, tray, 3);
  for (const id of [...placed.map(({ _id }) => _id), orders.one])
    await markOrder(id, { paid: true, tranID: 'pi_test' });
  numbers.two = (await orderOf(buyer, orders.two)).number;
  numbers.one = (await orderOf(buyer, orders.one)).number;
});

const ids = () => `ids=${orders.two},${orders.one}`;

/** How many pages a printer gets. */
const pagesOf = async (page: Page): Promise<number> => {
  const file = await page.pdf({ preferCSSPageSize: true });
  return file.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
};

describe.skipIf(!browserAvailable)('the packing slips of many orders', () => {
  it.each(BOTH_WIDTHS)(
    'say of each order what goes into its parcel, without prices and ids%s',
    async (_at, width) => {
      const page = await signedInPage(admin, { width });
      await page.goto(`/Dashboard/packing-slips?${ids()}`);
      const slip = page.getByRole('article', { name: `Packing slip ${numbers.two}` });
      const rows = slip.getByRole('row');
      await rows.first().waitFor();
      expect(await rows.allInnerTexts()).toEqual([
        'Article number\tProduct\tPieces\tPieces per carton',
        `${articleNumber}\t${names.roller}\t48\t24`,
        `–\t${names.tray}\t47\t–`,
      ]);
      const text = await page.getByRole('main').innerText();
      for (const said of [delivery.customerName, delivery.address, delivery.city, numbers.one])
        expect(text).toContain(said);
      for (const hidden of ['€', orders.two, orders.one, buyer.email, 'pi_test'])
        expect(text).not.toContain(hidden);
      expect(await faultsInBothSchemes(page)).toEqual([]);
    },
  );

  it('are one page for each order on paper', async () => {
    const page = await signedInPage(admin, { expectedShifts: [/packing-slips/] });
    await page.goto(`/Dashboard/packing-slips?${ids()}`);
    await page.getByRole('article').nth(1).waitFor();
    expect(await pagesOf(page)).toBe(2);
  });

  it('leave out what is no longer there, and say so', async () => {
    const page = await signedInPage(admin, { expectedErrors: [/status of 404/, /payment\/gone/] });
    await page.goto(`/Dashboard/packing-slips?ids=${orders.one},gone`);
    await page.getByText('1 of these orders is no longer there.').waitFor();
    expect(await page.getByRole('article').count()).toBe(1);
  });

  it('lead to the list where none are chosen', async () => {
    const page = await signedInPage(admin);
    await page.goto('/Dashboard/packing-slips');
    await page.getByText('No orders are chosen').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'All orders', exact: true }).click();
    await page.waitForURL('**/Dashboard/manage-all-orders');
  });

  it('open beside the list, which keeps what is selected in it', async () => {
    const page = await signedInPage(admin);
    await page.goto(`/Dashboard/manage-all-orders?q=${numbers.two}`);
    await page.getByRole('checkbox', { name: `Select ${numbers.two}` }).check();
    const link = page.getByRole('link', { name: 'Packing slips' });
    expect(await link.getAttribute('href')).toBe(`/Dashboard/packing-slips?ids=${orders.two}`);
    expect(await link.getAttribute('target')).toBe('_blank');
  });
});

describe.skipIf(!browserAvailable)('the address labels of many orders', () => {
  it.each(BOTH_WIDTHS)(
    'say where each parcel goes, one on a page or all on one sheet%s',
    async (_at, width) => {
      const page = await signedInPage(admin, { width, expectedShifts: [/address-labels/] });
      await page.goto(`/Dashboard/address-labels?${ids()}`);
      const label = page.getByRole('article', { name: `Address label ${numbers.one}` });
      await label.waitFor();
      const text = await label.innerText();
      for (const said of [delivery.customerName, delivery.address, delivery.city, numbers.one])
        expect(text).toContain(said);
      await label.getByText(/^From Rollwell GmbH, /).waitFor();
      expect(await faultsInBothSchemes(page)).toEqual([]);
      if (width > 1000) expect(await pagesOf(page)).toBe(2);
      await page.getByRole('link', { name: 'A4 sheet, 2 × 4' }).click();
      await page.getByRole('link', { name: 'A6, one on each page' }).waitFor();
      expect(await page.getByRole('article').count()).toBe(2);
      expect(await faultsInBothSchemes(page)).toEqual([]);
      expect(await pagesOf(page)).toBe(1);
    },
  );
});
