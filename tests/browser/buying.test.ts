import { TOAST } from '@rollwell/functions/contract';
import { describe, expect, it } from 'vitest';
import { newAdmin, PASSWORD, unique } from '../support/api-accounts.ts';
import { availableOf, stockIsWhole } from '../support/api-orders.ts';
import { decideCheckout, goToCheckout } from './support/checkout.ts';
import { browserAvailable, openPage } from './support/chromium.ts';
import { fillDelivery, openOrderForm } from './support/order-form.ts';
import { shopProduct } from './support/shop-product.ts';
import { signedInPage } from './support/sign-in.ts';
import { expectToast } from './support/toast.ts';

describe.skipIf(!browserAvailable)('from sign-up to delivery', () => {
  it('a new customer buys and pays, an admin ships, and both see it without reloading', async () => {
    const name = unique('Roller');
    const productId = await shopProduct({ name, price: 4.35, minOrder: 10, available: 30 });

    const customer = await openPage();
    await customer.goto('/signup');
    const signup = customer.getByRole('main');
    await signup.getByLabel('Full name').fill('Dora Decorator');
    await signup.getByLabel('Email').fill(`${unique('dora')}@test.example`);
    await signup.getByLabel(/^Password/).fill(PASSWORD);
    await signup.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await customer.waitForURL(/\/dashboard$/i);

    const form = await openOrderForm(customer, productId);
    expect(await form.customerName.inputValue()).toBe('Dora Decorator');
    await fillDelivery(customer);
    await form.quantity.fill('20');
    await form.submit.click();
    await expectToast(customer, TOAST.productAdded);
    await customer.waitForURL(/\/payment\//);

    const admin = await signedInPage(await newAdmin());
    await admin.goto('/Dashboard/manage-all-orders');
    const row = admin.getByRole('row', { name });
    await row.getByText('Unpaid').waitFor();

    await goToCheckout(customer);
    await decideCheckout(customer, 'Approve');
    await customer.getByText('Paid. Thank you').waitFor();

    const ship = row.getByRole('button', { name: / as shipped: / });
    await ship.waitFor();
    await customer.goto('/Dashboard/my-orders');
    const order = customer.getByRole('article').filter({ hasText: name });
    await order.getByText(/^pi_/).waitFor();

    await ship.click();
    await order.getByText('Shipped', { exact: true }).first().waitFor();
    await ship.waitFor({ state: 'detached' });
    expect(await order.getByRole('button').count()).toBe(0);
    expect(await availableOf(productId)).toBe(10);
    expect(await stockIsWhole(productId)).toBe(true);
  });
});
