import type { Page } from 'playwright-core';
import type { SampleShop } from './sample-shop.ts';
import { failing, press, type Shot, whileCalls } from './shot.ts';

const payment = /\/payment\/\w+$/;
const shipping = /\/order\/shipped$/;
const list = '/Dashboard/manage-all-orders';

const ofPaid = (path: string) => (shop: SampleShop) => `${path}?ids=${shop.paid._id}`;

const selectAll = (page: Page) =>
  page.getByRole('checkbox', { name: 'Select all on this page' }).check();

const openShipping = async (page: Page) => {
  await selectAll(page);
  await press('Mark as shipped')(page);
  await page.getByRole('dialog').getByRole('textbox').first().waitFor();
};

const checkList = async (page: Page, { paid, shipped }: SampleShop) => {
  await press('Tracking numbers from a list')(page);
  const dialog = page.getByRole('dialog');
  const rows = [`${paid.number};0034;DHL`, `${shipped.number};0035`, 'RW-26-AAAAAA-0;0036'];
  await dialog.getByRole('textbox').fill(rows.join('\n'));
  await dialog.getByRole('button', { name: 'Check the list' }).click();
  await dialog.getByRole('list').waitFor();
};

/** What the office sees of packing many orders. */
export const packingShots: readonly Shot[] = [
  { name: 'packing-selected', path: list, act: selectAll },
  { name: 'packing-ship', path: list, window: true, act: openShipping },
  {
    name: 'packing-ship-failed',
    path: list,
    window: true,
    before: failing(shipping),
    act: async (page) => {
      await openShipping(page);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Mark / })
        .click();
      await page.getByText('Error: The shop cannot answer just now.').first().waitFor();
    },
  },
  { name: 'packing-tracking-list', path: list, window: true, act: checkList },
  { name: 'packing-slips', path: ofPaid('/Dashboard/packing-slips') },
  { name: 'packing-slips-paper', path: ofPaid('/Dashboard/packing-slips'), paper: true },
  ...whileCalls({ name: 'packing-slips', path: ofPaid('/Dashboard/packing-slips') }, payment, [
    'loading',
    'failed',
  ]),
  { name: 'packing-slips-none', path: '/Dashboard/packing-slips' },
  { name: 'address-labels', path: ofPaid('/Dashboard/address-labels') },
  {
    name: 'address-labels-sheet',
    path: (shop) => `${ofPaid('/Dashboard/address-labels')(shop)}&format=sheet`,
  },
];
