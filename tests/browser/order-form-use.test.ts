import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newCustomer } from '../support/api-accounts.ts';
import { browserAvailable } from './support/chromium.ts';
import { messageBeside } from './support/field-message.ts';
import { openOrderForm } from './support/order-form.ts';
import { shopProduct } from './support/shop-product.ts';
import { signedInPage } from './support/sign-in.ts';
import { WIDTHS } from './support/views.ts';

/** More than these nobody likes to look at on the way to an order. */
const MOST_ELEMENTS = 12;

const openForm = async (width: number) => {
  const page = await signedInPage(await newCustomer(), { width });
  const productId = await shopProduct({ minOrder: 2, available: 50 });
  return { page, form: await openOrderForm(page, productId) };
};

const attributes = (field: Locator, ...names: string[]) =>
  field.evaluate((element, all) => all.map((name) => element.getAttribute(name)), names);

// Findings of research on shops, with their sources in docs/usability-check.md.
describe.skipIf(!browserAvailable).each(WIDTHS)('the order form at $width px', ({ width }) => {
  it('has few elements, in one column but for postcode and city', async () => {
    const { page } = await openForm(width);
    const elements = page.locator('main form').locator('input, select, textarea, button');
    expect(await elements.count()).toBeLessThanOrEqual(MOST_ELEMENTS);
    const rows = new Map<number, number>();
    for (const field of await page.locator('main form').locator('input, select').all()) {
      const top = Math.round((await field.boundingBox())?.y ?? 0);
      rows.set(top, (rows.get(top) ?? 0) + 1);
    }
    expect([...rows.values()].filter((fields) => fields > 1)).toEqual([2]);
  });

  it('says nothing before a field is left, and takes it back once it is mended', async () => {
    const { form } = await openForm(width);
    await form.city.focus();
    expect(await messageBeside(form.city)).toBe('');
    await form.address.focus();
    await expect.poll(() => messageBeside(form.city)).toBe('City name is required');
    await form.city.fill('B');
    await expect.poll(() => messageBeside(form.city)).toBe('');
  });

  it('names each field for the browser to fill in, with the keys that it takes', async () => {
    const { page, form } = await openForm(width);
    const main = page.getByRole('main');
    expect(await attributes(form.customerName, 'autocomplete')).toEqual(['name']);
    expect(await attributes(form.phone, 'autocomplete', 'type')).toEqual(['tel', 'tel']);
    expect(await attributes(form.address, 'autocomplete')).toEqual(['street-address']);
    expect(await attributes(form.city, 'autocomplete')).toEqual(['address-level2']);
    expect(await attributes(main.getByLabel('Postcode'), 'autocomplete')).toEqual(['postal-code']);
    expect(await attributes(main.getByLabel('Country'), 'autocomplete')).toEqual(['country']);
    expect(await attributes(form.quantity, 'inputmode')).toEqual(['numeric']);
  });

  it('says what the phone number is for', async () => {
    const { form } = await openForm(width);
    expect(await messageBeside(form.phone)).toBe('Only for questions about your delivery.');
  });

  it('has terms, withdrawal and delivery one link away beside the button', async () => {
    const { page } = await openForm(width);
    const form = page.locator('main form');
    for (const name of ['Terms', 'Withdrawal within 14 days', 'Delivery'])
      expect(await form.getByRole('link', { name }).count()).toBe(1);
  });
});
