import type { Page } from 'playwright-core';
import { delivery } from '../../support/api-orders.ts';

/** The fields of the order form by what they are called. */
export const orderForm = (page: Page) => {
  const main = page.getByRole('main');
  return {
    productName: main.getByLabel('Product name'),
    email: main.getByLabel('Email'),
    quantity: main.getByLabel('Quantity'),
    customerName: main.getByLabel('Customer name'),
    phone: main.getByLabel('Phone'),
    address: main.getByLabel('Address'),
    city: main.getByLabel('City'),
    total: main.getByRole('status').filter({ hasText: /[€–]/ }),
    submit: main.getByRole('button', { name: 'Place order' }),
  };
};

/** Opens the order form of a product and waits until it can be filled in. */
export async function openOrderForm(page: Page, productId: string) {
  await page.goto(`/purchase/${productId}`);
  const form = orderForm(page);
  await form.quantity.waitFor();
  return form;
}

/** Fills in where the order goes; the quantity stays as it is. */
export async function fillDelivery(page: Page): Promise<void> {
  const form = orderForm(page);
  await form.customerName.fill(delivery.customerName);
  await form.phone.fill(delivery.phone);
  await form.address.fill(delivery.address);
  await form.city.fill(delivery.city);
}
