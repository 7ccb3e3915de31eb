import { askWhich, VALIDATION } from '@rollwell/functions/contract';
import { describe, expect, it } from 'vitest';
import { newCustomer, unique } from '../support/api-accounts.ts';
import { call } from '../support/api-client.ts';
import { delivery, markOrder } from '../support/api-orders.ts';
import { faultsInBothSchemes } from './support/accessibility.ts';
import { expectAnnounced } from './support/announced.ts';
import { basketOf, expectCount, twoProducts } from './support/basket.ts';
import { browserAvailable, openPage } from './support/chromium.ts';
import { shopProduct } from './support/shop-product.ts';
import { signedInPage } from './support/sign-in.ts';
import { BOTH_WIDTHS } from './support/views.ts';

const numberedProducts = async () => {
  const [roller, tray] = [unique('RW').toUpperCase(), unique('RW').toUpperCase()];
  await shopProduct({
    name: `Roller ${roller}`,
    minOrder: 10,
    attributes: { articleNumber: roller },
  });
  await shopProduct({ name: `Tray ${tray}`, minOrder: 1, attributes: { articleNumber: tray } });
  return { roller, tray };
};

const LIST = 'Article numbers and pieces';

describe.skipIf(!browserAvailable)('the quick order', () => {
  it.each(BOTH_WIDTHS)(
    'puts what is right of a pasted list into the basket after a preview, leaves the rest, without faults that axe finds%s',
    async (_at, width) => {
      const { roller, tray } = await numberedProducts();
      const page = await openPage({ width });
      await page.goto('/basket');
      await page.getByRole('link', { name: 'Quick order by article numbers' }).click();
      await page.waitForURL('**/basket/quick');
      const main = page.getByRole('main');
      const list = main.getByRole('textbox', { name: LIST });
      const check = main.getByRole('button', { name: 'Check the list' });
      await check.click();
      await main.getByText(VALIDATION.listRequired).waitFor();
      await list.fill(`sep=;\n${roller};9\nRW-GONE;1\n${tray};1,200`);
      await check.click();
      await main.getByRole('heading', { name: '3 rows need correcting' }).waitFor();
      await main.getByText(`Row 2: ${VALIDATION.minOrderQuantity(10)}`).waitFor();
      await main.getByText('Row 3: No product has the article number RW-GONE').waitFor();
      await main.getByText(`Row 4: ${askWhich('1,200', 0)}`).waitFor();
      await expectCount(page, 0);
      expect(await faultsInBothSchemes(page)).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
      await page.reload();
      await expect.poll(() => list.inputValue()).toContain('RW-GONE');
      await list.fill(`${roller.toLowerCase()}\t9\n2 x ${tray}`);
      await check.click();
      const ready = main.getByRole('list', { name: 'Ready to add' });
      await ready.getByText(`Tray ${tray}`).waitFor();
      expect(await ready.textContent()).not.toContain(roller);
      await main.getByRole('button', { name: 'Add 1 product to basket' }).click();
      await expectCount(page, 1);
      await ready.waitFor({ state: 'hidden' });
      await main.getByText(`Row 1: ${VALIDATION.minOrderQuantity(10)}`).waitFor();
      expect(await list.inputValue()).toBe(`${roller.toLowerCase()}\t9`);
      await list.fill(`${roller}\t12`);
      await check.click();
      await main.getByRole('button', { name: 'Add 1 product to basket' }).click();
      await page.waitForURL('**/basket');
      await expect.poll(() => basketOf(page).quantity(`Roller ${roller}`).inputValue()).toBe('12');
      await expectCount(page, 2);
    },
  );

  it('takes the list from a file, to be looked over first', async () => {
    const { tray } = await numberedProducts();
    const page = await openPage();
    await page.goto('/basket/quick');
    const main = page.getByRole('main');
    const buffer = Buffer.from(`"${tray}","3"\r\n`);
    const file = main.getByLabel('Choose a file');
    await file.setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer });
    await expect.poll(() => main.getByRole('textbox', { name: LIST }).inputValue()).toContain(tray);
    await expectAnnounced(page, '1 row is in the list to look over.');
    const large = Buffer.alloc(30_000, 'x');
    await file.setInputFiles({ name: 'large.csv', mimeType: 'text/csv', buffer: large });
    await main.getByText('This file is too large for a list of rows').waitFor();
    await main.getByRole('button', { name: 'Check the list' }).click();
    await main.getByRole('button', { name: 'Add 1 product to basket' }).click();
    await page.waitForURL('**/basket');
    await expect.poll(() => basketOf(page).quantity(`Tray ${tray}`).inputValue()).toBe('3');
  });
});

describe.skipIf(!browserAvailable)('ordering a purchase again', () => {
  it('puts all of its lines into the basket', async () => {
    const { names, lines } = await twoProducts();
    const owner = await newCustomer();
    const { token } = owner;
    const { body } = await call('placePurchase', {}, { token, body: { ...delivery, lines } });
    const { body: orders } = await call('getPurchase', { id: body.insertedId }, { token });
    await Promise.all(orders.map(({ _id }) => markOrder(_id, { paid: true, tranID: 'pi' })));
    const page = await signedInPage(owner);
    await page.goto(`/Dashboard/my-orders/${orders[0]?._id ?? ''}`);
    await page.getByRole('link', { name: 'Order again: all 2 products' }).click();
    await expect.poll(() => basketOf(page).quantity(names.roller).inputValue()).toBe('10');
    expect(await basketOf(page).quantity(names.tray).inputValue()).toBe('2');
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await expectCount(page, 2);
  });
});
