import { TOAST } from '@rollwell/functions/contract';
import { describe, expect, it } from 'vitest';
import { unique } from '../support/api-accounts.ts';
import { orderedPieces } from '../support/api-orders.ts';
import { db } from '../support/api-admin.ts';
import { browserAvailable, openPage } from './support/chromium.ts';
import {
  expectNewScreen,
  fill,
  focusOf,
  payByKeyboard,
  press,
  signUpByKeyboard,
  tabTo,
  typeOver,
} from './support/keyboard.ts';
import { shopProduct } from './support/shop-product.ts';
import { expectToast } from './support/toast.ts';

const HEADER = [
  'Skip to content',
  'Rollwell, home',
  'Home',
  'Products',
  'Blogs',
  'My Portfolio',
  'Open search',
  'Basket',
  'Use dark colours',
  'Login',
];

describe.skipIf(!browserAvailable)('by keyboard alone', () => {
  it('a visitor comes from the home page to a paid order', async () => {
    const name = unique('Keyboard roller');
    const productId = await shopProduct({ name, minOrder: 10, available: 30 });
    const page = await openPage();
    await page.goto('/');
    await page.getByText(name).waitFor({ state: 'attached' });

    const stops = await tabTo(page, 'Login');
    expect(stops.map((stop) => stop.name)).toEqual(HEADER);
    await page.keyboard.press('Shift+Tab');
    expect((await focusOf(page)).name).toBe('Use dark colours');
    await press(page, `Buy now: ${name}`);

    await signUpByKeyboard(page);
    await expectNewScreen(page, 'Purchase');
    await page.getByRole('button', { name: 'Place order' }).waitFor();
    await fill(page, /^Quantity/, '11');
    await fill(page, /^Phone/, '+49 30 1');
    await fill(page, /^Address/, 'Ladder Lane 4');
    await page.keyboard.press('Enter');
    // What is missing is said, and the focus is where it is to be typed.
    await expect.poll(async () => (await focusOf(page)).name).toMatch(/^City/);
    await typeOver(page, 'Berlin');
    await press(page, 'Place order');
    await expectToast(page, TOAST.productAdded);

    await expectNewScreen(page, 'Payment');
    await page.getByRole('button', { name: 'Pay', exact: true }).waitFor();
    await payByKeyboard(page);

    expect(await orderedPieces(productId)).toBe(11);
    const orders = await db.collection('orders').where('productId', '==', productId).get();
    expect(orders.docs.map((order) => order.get('paid') as unknown)).toEqual([true]);
  });

  it('leaves a question and the menu where it came from', async () => {
    const page = await openPage({ width: 360 });
    await page.goto('/blogs');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await press(page, 'Open menu');
    const drawer = page.getByRole('navigation', { name: 'Main' });
    await drawer.waitFor();
    await tabTo(page, 'Products');
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    await expect.poll(async () => (await focusOf(page)).name).toBe('Open menu');
  });
});
