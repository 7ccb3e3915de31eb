import { beforeAll, describe, expect, it } from 'vitest';
import { newAdmin, newCustomer, type TestUser } from '../support/api-accounts.ts';
import { call, clientAddress } from '../support/api-client.ts';
import { markOrder, newOrder } from '../support/api-orders.ts';
import { faultsInBothSchemes } from './support/accessibility.ts';
import { browserAvailable } from './support/chromium.ts';
import { faultsOf } from './support/faults-of.ts';
import { orderForm } from './support/order-form.ts';
import { shopProduct } from './support/shop-product.ts';
import { signedInPage } from './support/sign-in.ts';
import { WIDTHS } from './support/views.ts';

let customer: TestUser;
let admin: TestUser;
let productId: string;
let orderId: string;
beforeAll(async () => {
  [customer, admin] = await Promise.all([newCustomer(), newAdmin()]);
  productId = await shopProduct({
    name: 'A roller with a name as long as they come, 25 cm, 9 mm nap',
  });
  orderId = await newOrder(customer, productId);
  const paidId = await newOrder(customer, productId);
  await markOrder(paidId, { paid: true, tranID: 'pi_0123456789abcdef01234567' });
  await call(
    'createContactMessage',
    {},
    {
      body: { email: 'asks@test.example', subject: 'Which nap?', message: 'For render.' },
      headers: clientAddress(),
    },
  );
});

describe.skipIf(!browserAvailable).each(WIDTHS)('at $width px, by day and by night', (view) => {
  it('a customer’s screens hold', async () => {
    const page = await signedInPage(customer, view);
    const faults = [
      ...(await faultsOf(page, '/products', 'per piece')),
      ...(await faultsOf(page, `/products/${productId}`, 'Buy now')),
      ...(await faultsOf(page, `/payment/${orderId}`, 'We keep these')),
      ...(await faultsOf(page, '/Dashboard/my-orders', 'pi_0123456789abcdef01234567')),
      ...(await faultsOf(page, `/Dashboard/my-orders/${orderId}`, 'Order placed')),
      ...(await faultsOf(page, `/purchase/${productId}`, 'Place order')),
    ];
    await orderForm(page).city.fill('');
    await orderForm(page).submit.click();
    await page.getByText('City name is required').waitFor();
    expect([...faults, ...(await faultsInBothSchemes(page))]).toEqual([]);
  });

  it('an admin’s forms and products hold', async () => {
    const page = await signedInPage(admin, view);
    expect([
      ...(await faultsOf(page, '/Dashboard/add-product', 'Add product')),
      ...(await faultsOf(page, `/Dashboard/manage-products/${productId}`, 'Save changes')),
      ...(await faultsOf(page, '/Dashboard/manage-products', 'Delete')),
    ]).toEqual([]);
    await page.getByRole('button', { name: 'Delete' }).first().click();
    await page.getByRole('dialog').waitFor();
    expect(await faultsInBothSchemes(page)).toEqual([]);
  });

  it('an admin’s lists hold', async () => {
    const page = await signedInPage(admin, view);
    expect([
      ...(await faultsOf(page, '/Dashboard/manage-all-orders', 'pi_0123456789abcdef01234567')),
      ...(await faultsOf(page, `/Dashboard/manage-all-orders/${orderId}`, 'Order placed')),
      ...(await faultsOf(page, '/Dashboard/make-admin', customer.email)),
      ...(await faultsOf(page, '/Dashboard/messages', 'Which nap?')),
    ]).toEqual([]);
  });
});
