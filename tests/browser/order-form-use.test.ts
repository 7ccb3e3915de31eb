import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newCustomer } from '../support/api-accounts.ts';
import { browserAvailable, openPage } from './support/chromium.ts';
import { messageBeside } from './support/field-message.ts';
import { openOrderForm } from './support/order-form.ts';
import { shopProduct } from './support/shop-product.ts';
import { signedInPage } from './support/sign-in.ts';
import { WIDTHS } from './support/views.ts';

/** More than these nobody likes to look at on the way to an order. */
const MOST_ELEMENTS = 12;

/** As near to the button as the next line of text. */
const MOST_PIXELS_AWAY = 100;

const attributes = (field: Locator, ...names: string[]) =>
  field.evaluate((element, all) => all.map((name) => element.getAttribute(name)), names);

async function expectTermsBesideButton(page: Page): Promise<void> {
  const form = page.locator('main form');
  for (const name of ['Terms', 'Withdrawal within 14 days', 'Delivery'])
    expect(await form.getByRole('link', { name }).count()).toBe(1);
  const button = await form.getByRole('button', { name: 'Place order' }).boundingBox();
  const links = await form.getByRole('link', { name: 'Terms' }).boundingBox();
  expect(Math.abs((links?.y ?? NaN) - (button?.y ?? NaN))).toBeLessThanOrEqual(MOST_PIXELS_AWAY);
}

// What research on shops found: Baymard Institute, “Checkout Optimization”, “Usability Testing of Inline Form Validation”.
describe.skipIf(!browserAvailable).each(WIDTHS)('the order form at $width px', ({ width }) => {
  it('has few elements in one column, named for the browser, terms beside its button, and no message before a field is left', async () => {
    const page = await signedInPage(await newCustomer(), { width });
    const form = await openOrderForm(page, await shopProduct({ minOrder: 2, available: 50 }));
    const main = page.getByRole('main');
    const elements = page.locator('main form').locator('input, select, textarea, button');
    expect(await elements.count()).toBeLessThanOrEqual(MOST_ELEMENTS);

    // What the browser may fill in, and the keys that each field takes.
    expect(await attributes(form.customerName, 'autocomplete')).toEqual(['name']);
    expect(await attributes(form.phone, 'autocomplete', 'type')).toEqual(['tel', 'tel']);
    expect(await attributes(form.address, 'autocomplete')).toEqual(['address-line1']);
    expect(await attributes(form.city, 'autocomplete')).toEqual(['address-level2']);
    expect(await attributes(main.getByLabel('Postcode'), 'autocomplete')).toEqual(['postal-code']);
    expect(await attributes(main.getByLabel('Country'), 'autocomplete')).toEqual(['country']);
    expect(await attributes(form.quantity, 'inputmode')).toEqual(['numeric']);
    expect(await messageBeside(form.phone)).toBe('Only for questions about your delivery.');
    await expectTermsBesideButton(page);

    // Abroad there is one more, for businesses.
    const country = main.getByLabel('Country');
    await country.selectOption({ label: 'Austria' });
    await main.getByLabel('VAT number of your business').waitFor();
    expect(await elements.count()).toBeLessThanOrEqual(MOST_ELEMENTS);
    await country.selectOption({ label: 'Germany' });
    await page.getByText('Delivery to Germany', { exact: true }).waitFor();
    const rows = new Map<number, number>();
    for (const field of await page.locator('main form').locator('input, select').all()) {
      const top = Math.round((await field.boundingBox())?.y ?? 0);
      rows.set(top, (rows.get(top) ?? 0) + 1);
    }
    expect([...rows.values()].filter((fields) => fields > 1)).toEqual([2]);

    const few = 'Min order quantity is 2';
    await form.quantity.fill('1');
    expect(await messageBeside(form.quantity)).not.toContain(few);
    await form.submit.focus();
    await expect.poll(() => messageBeside(form.quantity)).toContain(few);
    await form.quantity.fill('3');
    await expect.poll(() => messageBeside(form.quantity)).not.toContain(few);
    const required = [
      [form.customerName, 'Customer name is required'],
      [form.phone, 'phone is required'],
      [form.address, 'Address is required'],
      [form.city, 'City name is required'],
    ] as const;
    for (const [field, message] of required) {
      await field.fill('B');
      await field.fill('');
      expect(await messageBeside(field)).not.toContain(message);
      await form.quantity.focus();
      await expect.poll(() => messageBeside(field)).toContain(message);
      await field.fill('B');
      await expect.poll(() => messageBeside(field)).not.toContain(message);
    }
  });

  it('names those of signing in and of the contact form as well', async () => {
    const page = await openPage({ width });
    await page.goto('/login');
    const main = page.getByRole('main');
    expect(await attributes(main.getByLabel('Email'), 'type')).toEqual(['email']);
    expect(await main.getByLabel('Email').getAttribute('autocomplete')).toMatch(/email|username/);
    expect(await attributes(main.getByLabel(/^Password/), 'autocomplete')).toEqual([
      'current-password',
    ]);
    await page.goto('/home/contact');
    expect(await attributes(main.getByLabel('Email'), 'type', 'autocomplete')).toEqual([
      'email',
      'email',
    ]);
    await page.goto('/home/finder');
    expect(await attributes(main.getByLabel('Area, in m²'), 'inputmode')).toEqual(['decimal']);
  });

  it('leads from a product that is no longer sold to the others', async () => {
    const page = await signedInPage(await newCustomer(), {
      width,
      expectedErrors: [/status of 404/],
    });
    await page.goto('/purchase/no-such-product');
    const main = page.getByRole('main');
    await main.getByText('This product is no longer sold').waitFor();
    expect(await main.getByRole('button', { name: 'Retry' }).count()).toBe(0);
    await main.getByRole('link', { name: 'See other products' }).click();
    await page.getByRole('heading', { level: 1, name: 'Products' }).waitFor();
  });
});
