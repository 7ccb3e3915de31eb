import type { ProductAttributes } from '@rollwell/functions/contract';
import { describe, expect, it } from 'vitest';
import { newAdmin, unique } from '../support/api-accounts.ts';
import { db } from '../support/api-admin.ts';
import { call } from '../support/api-client.ts';
import { productFacts } from '../support/api-shop-content.ts';
import { expectCount } from './support/basket.ts';
import { browserAvailable, openPage } from './support/chromium.ts';
import {
  expectNewScreen,
  fill,
  payByKeyboard,
  press,
  signUpByKeyboard,
  tabTo,
} from './support/keyboard.ts';
import { started } from './support/started.ts';
import { WIDTHS } from './support/views.ts';

/** Of all sleeves the only one for render in gloss. */
const attributes: ProductAttributes = {
  kind: 'sleeve',
  widthMm: 250,
  napMm: 18,
  coreMm: 47,
  paints: ['gloss'],
  surfaces: ['render'],
  areaPerLoadM2: 1.5,
};

describe.skipIf(!browserAvailable)('from the finder to a paid basket', () => {
  it.each(WIDTHS)('by keyboard alone at $width pixels', async ({ width }) => {
    const name = unique('Render sleeve');
    const { token } = await newAdmin();
    const facts = { name, price: 4.35, available: 50, minOrder: 4 };
    const body = { ...productFacts(), ...facts, attributes };
    const created = await call('createProduct', {}, { token, body });
    if (created.status !== 201) throw new Error(created.error.message);
    const productId = created.body.insertedId;

    const page = await openPage({ width });
    await page.goto('/');
    await started(page);
    await press(page, 'Find your roller');
    await expectNewScreen(page, 'Find your roller');
    await tabTo(page, /^What you paint on/);
    await page.keyboard.type('Render');
    await tabTo(page, /^Paint/);
    await page.keyboard.type('Alkyd gloss');
    await fill(page, /^Area/, '60');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Your roller', exact: true }).waitFor();
    await press(page, 'Add to basket');
    await expectCount(page, 1);

    await press(page, /^Basket/);
    await expectNewScreen(page, 'Basket');
    await press(page, 'Order');
    await signUpByKeyboard(page);
    await expectNewScreen(page, 'Order your basket');
    await page.getByRole('button', { name: 'Place order' }).waitFor();
    await fill(page, /^Phone/, '+49 30 1');
    await fill(page, /^Address/, 'Ladder Lane 4');
    await fill(page, /^Postcode/, '10999');
    await fill(page, /^City/, 'Berlin');
    await press(page, 'Place order');
    await expectNewScreen(page, 'Payment');
    await payByKeyboard(page);

    const orders = await db.collection('orders').where('productId', '==', productId).get();
    expect(orders.docs.map((order) => order.get('paid') as unknown)).toEqual([true]);
    // The next width has this render for itself.
    await call('deleteProduct', { id: productId }, { token });
  });
});
