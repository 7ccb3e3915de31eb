import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newCustomer, type TestUser } from '../support/api-accounts.ts';
import { call } from '../support/api-client.ts';
import { delivery, newOrder, orderedPieces, orderOf } from '../support/api-orders.ts';
import { faultsInBothSchemes } from './support/accessibility.ts';
import { saveLines, twoProducts } from './support/basket.ts';
import { decideCheckout, goToCheckout, orderIdOf } from './support/checkout.ts';
import { browserAvailable } from './support/chromium.ts';
import { fillDelivery, openOrderForm, orderForm } from './support/order-form.ts';
import { shopProduct } from './support/shop-product.ts';
import { signedInPage } from './support/sign-in.ts';
import { WIDTHS } from './support/views.ts';

const questionOn = (page: Page) => page.getByRole('dialog', { name: 'Order it once more?' });

/** Has somebody order by the form, and gives the id. */
async function orderByForm(page: Page, productId: string): Promise<string> {
  const form = await openOrderForm(page, productId);
  await fillDelivery(page);
  // The form that is opened again says what its list of orders knew by then.
  const listed = page.waitForResponse(async (answer) => {
    if (!/\/order\/[^/]+\?limit=5$/.test(answer.url()) || answer.status() !== 200) return false;
    const orders = (await answer.json()) as { productId: string }[];
    return orders.some((order) => order.productId === productId);
  });
  await form.submit.click();
  await page.waitForURL(/\/payment\//);
  await listed;
  // The answer has come; the app has taken it in once it has nothing left to do.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  return orderIdOf(page);
}

const numberOf = async (buyer: TestUser, id: string) => (await orderOf(buyer, id)).number;

describe.skipIf(!browserAvailable).each(WIDTHS)('at $width px, whoever comes back', (view) => {
  it('from the payment page to the order form is told of the order, and orders twice only after a question', async () => {
    const buyer = await newCustomer();
    const productId = await shopProduct({ minOrder: 2, available: 100 });
    const page = await signedInPage(buyer, view);
    const id = await orderByForm(page, productId);
    const said = `You ordered this a moment ago, number ${await numberOf(buyer, id)}.`;

    await page.goBack();
    const form = orderForm(page);
    await page.getByRole('alert').getByText(said).waitFor();
    expect(await form.city.inputValue()).toBe(delivery.city);
    // Where the form was left, fields lie half below the header.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await faultsInBothSchemes(page)).toEqual([]);
    await form.submit.click();
    await questionOn(page).getByText(said).waitFor();
    expect(await faultsInBothSchemes(page)).toEqual([]);
    await questionOn(page).getByRole('button', { name: 'Back to the form' }).click();
    await page.getByText('Nothing more is ordered.').waitFor();
    expect(await orderedPieces(productId)).toBe(2);

    await form.submit.click();
    await questionOn(page).getByRole('button', { name: 'Pay that order' }).click();
    await page.waitForURL(`**/payment/${id}`);
    expect(await orderedPieces(productId)).toBe(2);

    await page.goBack();
    await page.getByRole('alert').getByRole('link', { name: 'Pay that order' }).waitFor();
    await form.submit.click();
    await questionOn(page).getByRole('button', { name: 'Order once more' }).click();
    await page.waitForURL(
      (url) => url.pathname.includes('/payment/') && !url.pathname.endsWith(id),
    );
    expect(await orderedPieces(productId)).toBe(4);
  });
});

describe.skipIf(!browserAvailable)('the same order', () => {
  it('that is paid is asked about as well, after the gateway and a reload', async () => {
    const buyer = await newCustomer();
    const productId = await shopProduct({ minOrder: 2, available: 100 });
    const page = await signedInPage(buyer);
    const id = await orderByForm(page, productId);
    await goToCheckout(page);
    await decideCheckout(page, 'Approve');
    await expect.poll(async () => (await orderOf(buyer, id)).paid).toBe(true);
    const form = await openOrderForm(page, productId);
    await page.reload();
    await form.submit.click();
    await questionOn(page).getByRole('button', { name: 'See that order' }).click();
    await page.waitForURL(`**/payment/${id}`);
    expect(await orderedPieces(productId)).toBe(2);
  });

  it('from another tab is asked about by a form that was open before', async () => {
    const buyer = await newCustomer();
    const productId = await shopProduct({ minOrder: 2, available: 100 });
    const page = await signedInPage(buyer);
    const form = await openOrderForm(page, productId);
    await fillDelivery(page);
    await newOrder(buyer, productId);
    await form.submit.click();
    await questionOn(page).waitFor();
    expect(await orderedPieces(productId)).toBe(2);
  });

  it('is none once the first was cancelled, or for another address', async () => {
    const buyer = await newCustomer();
    const productId = await shopProduct({ minOrder: 2, available: 100 });
    const page = await signedInPage(buyer);
    const id = await orderByForm(page, productId);
    const form = await openOrderForm(page, productId);
    await form.address.fill('Scaffold Street 9');
    await form.submit.click();
    await page.waitForURL(
      (url) => url.pathname.includes('/payment/') && !url.pathname.endsWith(id),
    );
    const other = orderIdOf(page);
    await call('cancelOrder', { id }, { token: buyer.token });
    await openOrderForm(page, productId);
    await form.address.fill(delivery.address);
    await form.submit.click();
    await page.waitForURL(
      (url) => url.pathname.includes('/payment/') && !url.pathname.endsWith(other),
    );
    expect(await orderedPieces(productId)).toBe(4);
  });

  it('of a whole basket is asked about, and the first one is paid instead', async () => {
    const buyer = await newCustomer();
    const { roller, tray, lines } = await twoProducts();
    await saveLines(buyer, lines);
    const page = await signedInPage(buyer);
    await page.goto('/basket/order');
    const form = orderForm(page);
    await form.city.waitFor();
    await fillDelivery(page);
    await form.submit.click();
    await page.waitForURL(/\/payment\//);
    const id = orderIdOf(page);

    const { email, token } = buyer;
    const kept = async () => (await call('getBasket', { email }, { token })).body.lines.length;
    await expect.poll(kept).toBe(0);
    await saveLines(buyer, lines);
    const elsewhere = await signedInPage(buyer);
    await elsewhere.goto('/basket/order');
    const again = orderForm(elsewhere);
    await again.city.waitFor();
    await again.submit.click();
    const question = questionOn(elsewhere);
    const number = await numberOf(buyer, id);
    await question.getByText(`You ordered this a moment ago, number ${number}.`).waitFor();
    await question.getByRole('button', { name: 'Pay that order' }).click();
    await elsewhere.waitForURL(`**/payment/${id}`);
    expect([await orderedPieces(roller), await orderedPieces(tray)]).toEqual([10, 2]);
  });
});
