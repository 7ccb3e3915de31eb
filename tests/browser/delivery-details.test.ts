import { TOAST, VALIDATION } from '@rollwell/functions/contract';
import { describe, expect, it } from 'vitest';
import { newCustomer, type TestUser } from '../support/api-accounts.ts';
import { call } from '../support/api-client.ts';
import { faultsInBothSchemes } from './support/accessibility.ts';
import { browserAvailable, type PageOptions } from './support/chromium.ts';
import { messageBeside } from './support/field-message.ts';
import { openOrderForm } from './support/order-form.ts';
import { shopProduct } from './support/shop-product.ts';
import { signedInPage } from './support/sign-in.ts';
import { expectToast } from './support/toast.ts';

const PHONE = { width: 360, height: 740 } as const;

const known = {
  displayName: 'Mara Testberg',
  phone: '+46 8 123',
  address: 'Ladder Lane 5',
  postcode: '1010',
  city: 'Vienna',
  country: 'AT',
  company: 'Testberg Painters',
  vatNumber: '',
} as const;

async function customerWithDetails(): Promise<TestUser> {
  const user = await newCustomer();
  const { email, token } = user;
  expect((await call('updateDelivery', { email }, { token, body: known })).status).toBe(200);
  return user;
}

async function deliveryForm(user: TestUser, options: PageOptions = {}) {
  const page = await signedInPage(user, { ...PHONE, ...options });
  await page.goto('/Dashboard');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Delivery details' }).click();
  await page.waitForURL(/\/Dashboard\/delivery$/);
  await main.getByRole('heading', { level: 1, name: 'Delivery details' }).waitFor();
  return {
    ...{ page, main },
    phone: main.getByLabel('Phone'),
    company: main.getByLabel('Company'),
    country: main.getByLabel('Country'),
    vatNumber: main.getByLabel('VAT number'),
    save: main.getByRole('button', { name: 'Save' }),
  };
}

describe.skipIf(!browserAvailable)('the form of delivery details', () => {
  it('saves another phone number of somebody without a photo, on a phone', async () => {
    const user = await customerWithDetails();
    const { page, main, ...form } = await deliveryForm(user);
    await expect.poll(() => form.phone.inputValue()).toBe(known.phone);
    expect(await form.country.inputValue()).toBe('AT');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    expect(await faultsInBothSchemes(page)).toEqual([]);
    await form.phone.fill('+46 8 999');
    await form.save.click();
    await expectToast(page, TOAST.updated);
    await main.getByText('+46 8 999').waitFor();
    await main.getByText(known.company).waitFor();
    const { email, token } = user;
    const { body } = await call('getUser', { email }, { token });
    expect(body).toMatchObject({ ...known, phone: '+46 8 999', imageLink: '' });
  });

  it('says beside its field what is wrong, and keeps what was typed when saving fails', async () => {
    const user = await newCustomer();
    const { page, main, ...form } = await deliveryForm(user, {
      expectedErrors: [/status of 500/],
    });
    await form.company.fill('Testberg Painters');
    await form.vatNumber.fill('none');
    await form.save.click();
    await expect.poll(() => messageBeside(form.vatNumber)).toBe(VALIDATION.vatNumber);
    await form.vatNumber.fill('ATU12345675');
    await page.route('**/user/delivery/**', (route) =>
      route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'No luck.' } } }),
    );
    await form.save.click();
    await expectToast(page, TOAST.somethingWrong);
    expect(await main.getByRole('alert').textContent()).toContain('No luck.');
    expect(await form.company.inputValue()).toBe('Testberg Painters');
    expect(await form.vatNumber.inputValue()).toBe('ATU12345675');
  });

  it('fills in the first order', async () => {
    const user = await customerWithDetails();
    const page = await signedInPage(user, PHONE);
    const form = await openOrderForm(page, await shopProduct());
    const main = page.getByRole('main');
    const shown = [
      ...[form.customerName, form.phone, form.address, form.city],
      ...[main.getByLabel('Postcode'), main.getByLabel('Country')],
    ].map((field) => field.inputValue());
    expect(await Promise.all(shown)).toEqual([
      ...[known.displayName, known.phone, known.address, known.city],
      ...[known.postcode, known.country],
    ]);
  });
});
