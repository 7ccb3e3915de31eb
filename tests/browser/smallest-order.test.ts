import { type Order, orderTotalMinMessage } from '@rollwell/functions/contract';
import { describe, expect, it } from 'vitest';
import { newAdmin, newCustomer, unique, type TestUser } from '../support/api-accounts.ts';
import { call } from '../support/api-client.ts';
import { delivery, orderOf } from '../support/api-orders.ts';
import { basketOf, keepLines } from './support/basket.ts';
import { orderIdOf } from './support/checkout.ts';
import { browserAvailable } from './support/chromium.ts';
import { messageBeside } from './support/field-message.ts';
import { fillDelivery, openOrderForm } from './support/order-form.ts';
import { shopProduct } from './support/shop-product.ts';
import { signedInPage } from './support/sign-in.ts';
import { BOTH_WIDTHS } from './support/views.ts';

/** What the browser itself writes about an answer of 400. */
const REFUSED = [/status of 400/];

/** A purchase of a tray at 0.40, and a clip and a hook at 0.20 each, which alone cannot be paid. */
const cheapPurchase = async ({ token }: TestUser) => {
  const products = [
    { name: unique('Tray'), price: 0.4 },
    { name: unique('Clip'), price: 0.2 },
    { name: unique('Hook'), price: 0.2 },
  ];
  const ids = await Promise.all(products.map((each) => shopProduct({ ...each, minOrder: 1 })));
  const lines = ids.map((productId) => ({ productId, quantity: 1 }));
  const { body } = await call('placePurchase', {}, { token, body: { ...delivery, lines } });
  const read = () => call('getPurchase', { id: body.insertedId }, { token });
  const [tray, clip] = (await read()).body;
  if (!tray || !clip) throw new Error('the purchase has no lines');
  const [, ...others] = products.map(({ name }) => name);
  return { read, tray, clip, others };
};

describe.skipIf(!browserAvailable)('an order that is too little to be paid by card', () => {
  it.each(BOTH_WIDTHS)(
    'is refused beside its quantity with the smallest amount, and placed with a piece more%s',
    async (_at, width) => {
      const customer = await newCustomer();
      const page = await signedInPage(customer, { width, expectedErrors: REFUSED });
      const form = await openOrderForm(page, await shopProduct({ price: 0.15, minOrder: 1 }));
      await form.quantity.fill('3');
      await fillDelivery(page);
      await form.submit.click();
      await expect.poll(() => messageBeside(form.quantity)).toBe(orderTotalMinMessage());
      const { email, token } = customer;
      expect((await call('listOrdersOf', { email }, { token })).body).toEqual([]);
      await form.quantity.fill('4');
      await form.submit.click();
      await page.waitForURL(/\/payment\//);
      expect((await orderOf(customer, orderIdOf(page))).totalPrice).toBe(0.6);
    },
  );

  it('is refused with the smallest amount where the basket holds no more', async () => {
    const customer = await newCustomer();
    const productId = await shopProduct({ price: 0.2, minOrder: 1 });
    const other = await shopProduct({ price: 0.1, minOrder: 1 });
    const page = await signedInPage(customer, { expectedErrors: REFUSED });
    await keepLines(page, [
      { productId, quantity: 1, price: 0.2 },
      { productId: other, quantity: 1, price: 0.1 },
    ]);
    await page.goto('/basket');
    await basketOf(page).order.click();
    await fillDelivery(page);
    await page.getByRole('button', { name: 'Place order' }).click();
    await page.getByRole('alert').getByText(orderTotalMinMessage()).waitFor();
  });

  it.each([
    ['its customer', '/Dashboard/my-orders/', (customer: TestUser) => Promise.resolve(customer)],
    ['the office', '/Dashboard/manage-all-orders/', () => newAdmin()],
  ])(
    'is cancelled with the line that made it payable, after a question that names it, by %s',
    async (_who, path, who) => {
      const customer = await newCustomer();
      const { read, tray, clip, others } = await cheapPurchase(customer);
      const page = await signedInPage(await who(customer), { expectedErrors: [/status of 404/] });
      const dialog = page.getByRole('dialog');
      const cancel = ({ productName }: Order) =>
        page.getByRole('button', { name: `Cancel the order: ${productName}` }).click();
      await page.goto(`${path}${clip._id}`);
      await cancel(clip);
      await dialog.getByText('What was ordered with it stays ordered.').waitFor();
      await page.keyboard.press('Escape');
      await page.goto(`${path}${tray._id}`);
      await cancel(tray);
      await dialog
        .getByText(
          `What is left of the order is cancelled as well: ${others.join(', ')}. Less than €0.50 cannot be paid by card.`,
        )
        .waitFor();
      await dialog.getByRole('button', { name: 'Cancel order' }).click();
      await expect.poll(async () => (await read()).status).toBe(404);
    },
  );
});
