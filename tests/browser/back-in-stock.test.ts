import { LOW_STOCK_ORDERS } from '@rollwell/functions/contract';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newCustomer, unique, type TestUser } from '../support/api-accounts.ts';
import { db } from '../support/api-admin.ts';
import { call } from '../support/api-client.ts';
import { faultsInBothSchemes } from './support/accessibility.ts';
import { browserAvailable, openPage } from './support/chromium.ts';
import { focusOf } from './support/keyboard.ts';
import { setStock, shopProduct } from './support/shop-product.ts';
import { signedInPage } from './support/sign-in.ts';
import { started } from './support/started.ts';
import { expectToast } from './support/toast.ts';
import { WIDTHS } from './support/views.ts';

const soldOut = (name = unique('Sold out')) => shopProduct({ name, minOrder: 10, available: 9 });

const waitsFor = async ({ email, token }: TestUser): Promise<string[]> =>
  (await call('listStockAlerts', { email }, { token })).body.map(({ productId }) => productId);

const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe.skipIf(!browserAvailable)('a product that is out of stock', () => {
  it.each(WIDTHS)(
    'can be waited for, by keyboard, and no more, and holds, at $width px',
    async (view) => {
      const person = await newCustomer();
      const id = await soldOut(`A name as long as they come, ${unique('25 cm')}`);
      const page = await signedInPage(person, view);
      const holds = async () =>
        expect([await overhang(page), await faultsInBothSchemes(page)]).toEqual([0, []]);
      await page.goto(`/products/${id}`);
      await started(page);
      const ask = page.getByRole('link', { name: 'Tell me when it is back' });
      await ask.waitFor();
      await holds();
      await ask.press('Enter');
      const tell = page.getByRole('button', { name: 'Email me' });
      await tell.waitFor();
      // As whoever comes back from the sign-in loads it.
      await page.reload();
      await tell.waitFor();
      await holds();
      await tell.press('Enter');
      await expectToast(page, 'We’ll email you when it is back.');
      await page.getByText(`We write to ${person.email} when`).waitFor();
      // The button is gone; the focus is at what stands in its place.
      expect((await focusOf(page)).tag).toBe('p');
      expect(await waitsFor(person)).toEqual([id]);
      await page.getByRole('button', { name: /^Cancel alert: / }).waitFor();
      await holds();

      await page.goto('/Dashboard');
      await page.getByRole('link', { name: 'Back-in-stock alerts' }).press('Enter');
      await page.getByRole('button', { name: /^Cancel alert: / }).press('Enter');
      // It stays for as long as somebody is at it, with the way back under their finger.
      const again = /^Restore alert: /;
      await page.getByRole('button', { name: again }).waitFor();
      expect(await waitsFor(person)).toEqual([]);
      expect((await focusOf(page)).name).toMatch(again);
      await page.keyboard.press('Tab');
      await page.getByText('You have no back-in-stock alerts').waitFor();

      await page.goto('/home/stock-alert?key=none');
      await page.getByRole('button', { name: 'Cancel all my alerts' }).waitFor();
      await holds();
    },
  );

  it('is the only one that clicks at one spot end, and no other slides below the pointer', async () => {
    const person = await newCustomer();
    for (const id of [await soldOut(), await soldOut(), await soldOut()])
      await call('addStockAlert', { id }, { token: person.token });
    const [, second = '', third = ''] = [...(await waitsFor(person))];
    const page = await signedInPage(person);
    await page.goto('/Dashboard/back-in-stock');
    const ends = page.getByRole('button', { name: /^Cancel alert: / });
    await ends.first().waitFor();
    const box = await ends.first().boundingBox();
    if (!box) throw new Error('the button has no place');
    for (let click = 0; click < 5; click += 1) {
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      await page.waitForTimeout(300);
    }
    await expect.poll(() => waitsFor(person)).toEqual(expect.arrayContaining([second, third]));
  });

  it('that came back meanwhile can be bought instead', async () => {
    const id = await soldOut();
    const page = await signedInPage(await newCustomer(), {
      expectedErrors: [/status of 409/],
    });
    await page.goto(`/Dashboard/back-in-stock/${id}`);
    await page.getByRole('button', { name: 'Email me' }).waitFor();
    await setStock(id, { available: 100, received: 100 });
    await page.getByRole('button', { name: 'Email me' }).click();
    await page
      .getByText(/can be ordered now/)
      .first()
      .waitFor();
    await page.getByRole('link', { name: 'Buy now' }).waitFor();
  });

  it('asks a visitor to sign in first, and comes back', async () => {
    const page = await openPage();
    await page.goto(`/products/${await soldOut()}`);
    await started(page);
    await page.getByRole('link', { name: 'Tell me when it is back' }).click();
    await page.waitForURL('**/login');
  });
});

describe.skipIf(!browserAvailable)('the link of a mail', () => {
  it.each([true, false])('ends all reminders without sign-in (scripts: %s)', async (scripts) => {
    const person = await newCustomer();
    for (const id of [await soldOut(), await soldOut()])
      await call('addStockAlert', { id }, { token: person.token });
    const { docs } = await db.collection('stockAlerts').where('uid', '==', person.uid).get();
    const page = await openPage({ withoutScripts: !scripts });
    await page.goto(`/home/stock-alert?key=${docs[0]?.get('key') as string}`);
    await page.getByRole('button', { name: 'Cancel all my alerts' }).click();
    await page.getByRole('heading', { name: 'Your alerts are cancelled' }).waitFor();
    expect(await waitsFor(person)).toEqual([]);
  });

  it('that is cut off says so', async () => {
    const page = await openPage({ withoutScripts: true });
    await page.goto('/home/stock-alert');
    await page.getByText('use the whole link from the email').waitFor();
  });
});

describe.skipIf(!browserAvailable)('a stock that is low', () => {
  it('says so on the page and the card, and one that is not does not', async () => {
    const name = unique('few').replace('-', '');
    const id = await shopProduct({ name, minOrder: 3, available: 3 * LOW_STOCK_ORDERS - 1 });
    const other = await shopProduct({ minOrder: 3, available: 3 * LOW_STOCK_ORDERS });
    const page = await openPage({ withoutScripts: true });
    await page.goto(`/products/${id}`);
    await page.getByText('Only 14 pieces left').waitFor();
    await page.goto(`/products?q=${name}`);
    await page.getByRole('article').getByText('Only 14 pieces left').waitFor();
    await page.goto(`/products/${other}`);
    await page.getByText('15 pieces').waitFor();
    expect(await page.getByText(/^Only/).count()).toBe(0);
  });
});
