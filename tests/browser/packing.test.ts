import { readFile } from 'node:fs/promises';
import { SAMPLE_SETTINGS, trackingLink } from '@rollwell/functions/contract';
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

let admin: TestUser;
let buyer: TestUser;
beforeAll(async () => {
  [admin, buyer] = await Promise.all([newAdmin(), newCustomer()]);
});

/** Paid orders of one name, so that a search finds them alone; the newest is the first of the list. */
const paidOrders = async (count: number) => {
  const customerName = unique('Packed');
  const productId = await shopProduct();
  const { token } = buyer;
  const orders: { id: string; number: string }[] = [];
  for (let index = 0; index < count; index += 1) {
    const body = { ...delivery, customerName, productId, quantity: 2 };
    const placed = await call('placeOrder', {}, { token, body });
    const id = placed.body.insertedId;
    await markOrder(id, { paid: true, tranID: 'pi_test' });
    orders.unshift({ id, number: (await orderOf(buyer, id)).number });
  }
  return { customerName, orders };
};

const openList = async (page: Page, q: string) => {
  await page.goto(`/Dashboard/manage-all-orders?q=${q}`);
  await page.getByRole('table', { name: 'All orders' }).waitFor();
};

describe.skipIf(!browserAvailable)('packing many orders', () => {
  it('selects, numbers and ships three by the keyboard alone, and undoes one of them', async () => {
    const { customerName, orders } = await paidOrders(3);
    const page = await signedInPage(admin);
    await openList(page, customerName);
    const all = page.getByRole('checkbox', { name: 'Select all on this page' });
    await all.focus();
    await page.keyboard.press('Space');
    const bar = page.getByRole('region', { name: 'Selected orders' });
    await bar.getByText('3 selected').waitFor();
    // The bar is next, whatever the list is long.
    await page.keyboard.press('Tab');
    const ship = bar.getByRole('button', { name: 'Mark as shipped' });
    expect(await ship.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Mark 3 orders as shipped' });
    const first = dialog.getByLabel(`Number of the parcel of ${orders[0]?.number}`);
    await expect.poll(() => first.evaluate((one) => one === document.activeElement)).toBe(true);
    // As a scanner types: the code, then Enter.
    for (const code of ['0034-1', '0034-2', '0034-3']) {
      await page.keyboard.type(code);
      await page.keyboard.press('Enter');
    }
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: `Undo: ${orders[2]?.number}` }).waitFor();
    expect(await dialog.getByText('Shipped', { exact: true }).count()).toBe(3);
    for (const [index, { id }] of orders.entries()) {
      const parcel = { carrier: 'DHL', number: `0034-${index + 1}` };
      const url = trackingLink(SAMPLE_SETTINGS.carriers, parcel);
      expect(await orderOf(buyer, id)).toMatchObject({
        shipped: true,
        tracking: { ...parcel, url },
      });
    }
    await dialog.getByRole('button', { name: `Undo: ${orders[1]?.number}` }).click();
    await dialog.getByText('Not shipped after all').waitFor();
    expect((await orderOf(buyer, orders[1]?.id ?? '')).shipped).toBe(false);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await bar.waitFor({ state: 'detached' });
  });

  it.each(BOTH_WIDTHS)(
    'says of each order that is refused why, ships the others, and tries the rest again%s',
    async (_at, width) => {
      const { customerName, orders } = await paidOrders(2);
      const page = await signedInPage(admin, { width });
      await openList(page, customerName);
      await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
      await page.getByRole('button', { name: 'Mark as shipped', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Mark 2 orders as shipped' });
      const [number] = [dialog.getByLabel(`Number of the parcel of ${orders[0]?.number}`)];
      await number.fill('7');
      const other = dialog.getByLabel(`Number of the parcel of ${orders[1]?.number}`);
      await other.fill(' 7');
      const submit = dialog.getByRole('button', { name: 'Mark 2 orders as shipped' });
      await submit.click();
      await dialog.getByText(/^This number stands in another row as well/).waitFor();
      expect((await orderOf(buyer, orders[0]?.id ?? '')).shipped).toBe(false);
      await other.fill('8');
      const dispute = { disputeId: 'du_1', state: 'open', reason: 'general', amount: 1 };
      await markOrder(orders[1]?.id ?? '', {
        dispute: { ...dispute, at: new Date().toISOString(), dueBy: null },
      });
      expect(await faultsInBothSchemes(page)).toEqual([]);
      await submit.click();
      await dialog.getByText('Error: The payment of this order is disputed.').waitFor();
      await dialog.getByRole('button', { name: `Undo: ${orders[0]?.number}` }).waitFor();
      expect(await faultsInBothSchemes(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Mark 1 order as shipped' }).waitFor();
      expect(await other.inputValue()).toBe('8');
      await dialog.getByRole('button', { name: 'Close' }).click();
      await page.getByText('1 selected').waitFor();
    },
  );

  it('selects a whole purchase by one box, and nothing that is not paid', async () => {
    const unpaid = await newOrder(buyer, await shopProduct());
    const { number } = await orderOf(buyer, unpaid);
    const page = await signedInPage(admin);
    await openList(page, number);
    expect(await page.getByRole('checkbox', { name: `Select ${number}` }).count()).toBe(0);
    expect(await page.getByRole('checkbox', { name: 'Select all on this page' }).isDisabled()).toBe(
      true,
    );
    const { token } = buyer;
    const lines = await Promise.all(
      [1, 2].map(async () => ({ productId: await shopProduct(), quantity: 2 })),
    );
    const { body } = await call('placePurchase', {}, { token, body: { ...delivery, lines } });
    const read = async () => (await call('getPurchase', { id: body.insertedId }, { token })).body;
    const placed = await read();
    await Promise.all(placed.map(({ _id }) => markOrder(_id, { paid: true, tranID: 'pi_test' })));
    await openList(page, placed[0]?.number ?? '');
    await page.getByRole('checkbox', { name: `Select ${placed[0]?.number}` }).check();
    await page.getByText('1 selected').waitFor();
    await page.getByRole('button', { name: 'Mark as shipped', exact: true }).click();
    await page.getByRole('button', { name: 'Mark 1 order as shipped' }).click();
    await page.getByRole('button', { name: `Undo: ${placed[0]?.number}` }).waitFor();
    expect((await read()).map(({ shipped }) => shipped)).toEqual([true, true]);
  });

  it('ships by a list of tracking numbers, and says row by row what is left out', async () => {
    const { orders } = await paidOrders(2);
    const unpaid = await orderOf(buyer, await newOrder(buyer, await shopProduct()));
    const page = await signedInPage(admin);
    await page.goto('/Dashboard/manage-all-orders');
    await page.getByRole('button', { name: 'Tracking numbers from a list' }).click();
    const list = page.getByRole('dialog', { name: 'Tracking numbers from a list' });
    const rows = [
      'Order number;Tracking number;Carrier',
      `${orders[0]?.number};1Z1;UPS`,
      `${unpaid.number};1Z2;UPS`,
      'RW-26-AAAAAA-A;1Z3;UPS',
      `${orders[1]?.number};1Z4`,
      `${orders[1]?.number};1Z5`,
    ];
    const file = {
      name: 'parcels.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(rows.join('\n')),
    };
    await list.locator('input[type="file"]').setInputFiles(file);
    await list.getByRole('button', { name: 'Check the list' }).click();
    const left = list.getByRole('list', { name: '3 rows are left out' });
    await left.waitFor();
    expect(await left.getByRole('listitem').allInnerTexts()).toEqual([
      `Row 3: ${unpaid.number} is not paid yet`,
      expect.stringMatching(/^Row 4: /),
      `Row 6: ${orders[1]?.number} is already in a row above`,
    ]);
    expect(await faultsInBothSchemes(page)).toEqual([]);
    await list.getByRole('button', { name: 'Go on with 2 orders' }).click();
    const dialog = page.getByRole('dialog', { name: 'Mark 2 orders as shipped' });
    const first = dialog.getByLabel(`Number of the parcel of ${orders[0]?.number}`);
    expect(await first.inputValue()).toBe('1Z1');
    const carrier = dialog.getByLabel('Carrier');
    // The settings' first one, as soon as they are there.
    await expect.poll(() => carrier.inputValue()).not.toBe('');
    await carrier.fill('DPD');
    await dialog.getByRole('button', { name: 'Mark 2 orders as shipped' }).click();
    await dialog.getByRole('button', { name: `Undo: ${orders[1]?.number}` }).waitFor();
    const trackingOf = async (id = '') => (await orderOf(buyer, id)).tracking;
    expect(await trackingOf(orders[0]?.id)).toMatchObject({ carrier: 'UPS', number: '1Z1' });
    expect(await trackingOf(orders[1]?.id)).toMatchObject({ carrier: 'DPD', number: '1Z4' });
    expect((await orderOf(buyer, unpaid._id)).shipped).toBe(false);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await list.getByText(`${orders[0]?.number} is shipped already`).waitFor();
  });

  it('saves where the parcels go for the program of the carrier', async () => {
    const { customerName, orders } = await paidOrders(1);
    const page = await signedInPage(admin);
    await openList(page, customerName);
    await page.getByRole('checkbox', { name: `Select ${orders[0]?.number}` }).check();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV for the carrier' }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toMatch(/^rollwell-parcels-\d{4}-\d{2}-\d{2}\.csv$/);
    const text = await readFile(await saved.path(), 'utf8');
    expect(text.split('\r\n')[1]).toBe(
      `${orders[0]?.number};${customerName};Ladder Lane 4;;Berlin;DE;"'+49 30 1234567";${buyer.email};2`,
    );
  });
});
