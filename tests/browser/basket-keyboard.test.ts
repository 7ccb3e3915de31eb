import { VALIDATION } from '@rollwell/functions/contract';
import { describe, expect, it } from 'vitest';
import { newCustomer, unique } from '../support/api-accounts.ts';
import { orderOf } from '../support/api-orders.ts';
import { expectAnnounced } from './support/announced.ts';
import { basketOf, expectCount, keepLines, twoProducts } from './support/basket.ts';
import { orderIdOf } from './support/checkout.ts';
import { browserAvailable, openPage } from './support/chromium.ts';
import { focusOf, tabTo, typeOver } from './support/keyboard.ts';
import { shopProduct } from './support/shop-product.ts';
import { signedInPage } from './support/sign-in.ts';
import { expectToast } from './support/toast.ts';

describe.skipIf(!browserAvailable)('the basket by keyboard alone', () => {
  it('comes from the list to a placed purchase by keyboard alone', async () => {
    const word = unique('keys').replace('-', '');
    const names = [`${word} one`, `${word} two`];
    for (const name of names) await shopProduct({ name, minOrder: 2, available: 30 });
    const owner = await newCustomer();
    const page = await signedInPage(owner);
    await page.goto(`/products?q=${word}`);
    for (const name of [...names].reverse()) {
      await page.getByText(name).first().waitFor();
      await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
        (heading as HTMLElement).tabIndex = -1;
        (heading as HTMLElement).focus();
      });
      await tabTo(page, `Add to basket: ${name}`);
      await page.keyboard.press('Enter');
      await expectToast(page, `${name}: 2 pieces in your basket.`);
    }
    await page.reload();
    await expectCount(page, 2);
    await tabTo(page, /^Basket/);
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await focusOf(page)).tag).toBe('main');
    await basketOf(page)
      .quantity(names[0] ?? '')
      .waitFor();
    await tabTo(page, `Pieces of ${names[0] ?? ''}`);
    await typeOver(page, '3');
    await expect.poll(() => basketOf(page).sum.textContent()).toContain('€21.75');
    await tabTo(page, 'Order');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/basket/order');
    await page.getByRole('button', { name: 'Place order' }).waitFor();
    const fields = {
      'Customer name': 'Kay Board',
      Phone: '+49 30 1',
      Address: 'Ladder Lane 4',
      City: 'Berlin',
    };
    for (const [label, text] of Object.entries(fields)) {
      await tabTo(page, new RegExp(`^${label}`));
      await typeOver(page, text);
    }
    await tabTo(page, 'Place order');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/payment\//);
    expect(await orderOf(owner, orderIdOf(page))).toMatchObject({ purchase: { lines: 2 } });
  });

  it('says aloud what is wrong with a quantity that is left, stays with who takes all, and leaves alone a focus that a phone takes away', async () => {
    const { names, lines } = await twoProducts();
    const page = await openPage();
    await keepLines(page, lines);
    await page.goto('/basket');
    const quantity = basketOf(page).quantity(names.roller);
    await quantity.fill('51');
    await page.keyboard.press('Tab');
    await expectAnnounced(page, VALIDATION.outOfStock(10, 50));
    expect((await focusOf(page)).name).toBe(`Take 50 pieces of ${names.roller}`);
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await focusOf(page)).name).toBe(`Pieces of ${names.roller}`);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('Delete');
    await page.keyboard.press('Tab');
    await expectAnnounced(page, VALIDATION.howMany(10));
    expect((await focusOf(page)).name).toBe(`Remove ${names.roller}`);

    await quantity.fill('51');
    await quantity.blur();
    await page.getByRole('button', { name: `Take 50 pieces of ${names.roller}` }).waitFor();
    await page.evaluate('new Promise((done) => setTimeout(done, 100))');
    expect((await focusOf(page)).tag).toBe('body');
  });
});
