import { describe, expect, it } from 'vitest';
import { newCustomer, type TestUser } from '../support/api-accounts.ts';
import { call } from '../support/api-client.ts';
import { delivery } from '../support/api-orders.ts';
import { decideCheckout, goToCheckout } from './support/checkout.ts';
import { browserAvailable } from './support/chromium.ts';
import { shopProduct } from './support/shop-product.ts';
import { signedInPage } from './support/sign-in.ts';
import { BOTH_WIDTHS } from './support/views.ts';

/** 2 sleeves at 4.35 and 2 trays at 2.10, ordered together. */
const newPurchase = async ({ token }: TestUser) => {
  const products = await Promise.all([
    shopProduct({ name: 'Sleeve', price: 4.35 }),
    shopProduct({ name: 'Tray', price: 2.1 }),
  ]);
  const lines = products.map((productId) => ({ productId, quantity: 2 }));
  const { body } = await call('placePurchase', {}, { token, body: { ...delivery, lines } });
  const read = async () => (await call('getPurchase', { id: body.insertedId }, { token })).body;
  const [sleeve, tray] = await read();
  if (!sleeve || !tray) throw new Error('the purchase has no lines');
  return { read, sleeve, tray };
};

describe.skipIf(!browserAvailable)('the payment of several products', () => {
  it.each(BOTH_WIDTHS)(
    'shows all of them with one total, whichever is opened, and pays them at once%s',
    async (_at, width) => {
      const customer = await newCustomer();
      const { read, sleeve, tray } = await newPurchase(customer);
      const page = await signedInPage(customer, { width });
      await page.goto(`/payment/${tray._id}`);
      await page.getByText(/^We keep these 4 pieces for you until/).waitFor();
      const main = page.getByRole('main');
      const products = main.getByRole('list').first().getByRole('listitem');
      expect(await products.allInnerTexts()).toEqual([
        expect.stringMatching(/Sleeve\s+2 pieces\s+€8\.70/),
        expect.stringMatching(/Tray\s+2 pieces\s+€4\.20/),
      ]);
      for (const fact of ['€12.90', sleeve.number]) expect(await main.innerText()).toContain(fact);

      await goToCheckout(page);
      await page.getByText('€12.90').first().waitFor();
      await decideCheckout(page, 'Approve');
      await page.getByText('Paid. Thank you').waitFor();
      expect((await read()).map(({ paid }) => paid)).toEqual([true, true]);
      expect(await main.getByRole('button', { name: /Cancel all/ }).count()).toBe(0);
    },
  );

  it('is cancelled as a whole after a question', async () => {
    const customer = await newCustomer();
    const { sleeve } = await newPurchase(customer);
    const page = await signedInPage(customer, {
      // What is read of a purchase while it is cancelled is given up: it is gone.
      expectedErrors: [/status of 404/, /order\/purchase\/\w+: net::ERR_ABORTED$/],
    });
    await page.goto(`/payment/${sleeve._id}`);
    await page.getByRole('button', { name: `Cancel all of order ${sleeve.number}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(`Cancel order ${sleeve.number} with all 2 products?`).waitFor();
    await dialog.getByText('back in stock: 4 pieces').waitFor();
    await dialog.getByRole('button', { name: 'Cancel order' }).click();
    await page.getByText('This order was cancelled').waitFor();
    const { token, email } = customer;
    expect((await call('listOrdersOf', { email }, { token })).body).toEqual([]);
  });

  it('goes on with the rest when the line that is looked at was cancelled elsewhere', async () => {
    const customer = await newCustomer();
    const { sleeve, tray } = await newPurchase(customer);
    const page = await signedInPage(customer, {
      expectedErrors: [/status of 404/],
      expectedShifts: [/^\/payment/],
    });
    const main = page.getByRole('main');
    await page.goto(`/payment/${sleeve._id}`);
    await page.getByText(/^We keep these 4 pieces for you until/).waitFor();
    await call('cancelOrder', { id: sleeve._id }, { token: customer.token });
    // Whoever had not heard of it is not sent to pay for what is gone.
    await main.getByRole('button', { name: 'Pay', exact: true }).click();
    await main.getByText('Cancelled, and no longer part of this order: Sleeve.').waitFor();
    await page.getByText(/^We keep these 2 pieces for you until/).waitFor();
    expect(await main.getByText('€12.90').count()).toBe(0);
    await goToCheckout(page);
    await decideCheckout(page, 'Approve');
    await page.waitForURL(`**/payment/${tray._id}*`);
    await page.getByText('Paid. Thank you').waitFor();
  });
});
