import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newAdmin, newCustomer, PASSWORD, revoke, unique } from '../support/api-accounts.ts';
import { call } from '../support/api-client.ts';
import { orderedPieces } from '../support/api-orders.ts';
import { browserAvailable, openPage } from './support/chromium.ts';
import { choosePhoto, fieldOf, FORMS, sendButton } from './support/forms.ts';
import { fillDelivery, openOrderForm, orderForm } from './support/order-form.ts';
import { shopProduct } from './support/shop-product.ts';
import { signedInPage } from './support/sign-in.ts';

/** What a session that ends under a form makes the browser write. */
const ENDED = [/status of 40[01]/];

async function logInHere(
  page: Page,
  email: string,
  notice: string | RegExp = 'Your session has ended.',
): Promise<void> {
  const main = page.getByRole('main');
  await main.getByText(notice).waitFor();
  await main.getByLabel('Email').fill(email);
  await main.getByLabel(/^Password/).fill(PASSWORD);
  await main.getByRole('button', { name: 'Login', exact: true }).click();
}

describe.skipIf(!browserAvailable)('a session that ends in the middle of a form', () => {
  it('gives an order back as it was typed, after signing in again', async () => {
    const customer = await newCustomer();
    const productId = await shopProduct({ minOrder: 10, available: 50 });
    const page = await signedInPage(customer, { expectedErrors: ENDED });
    const form = await openOrderForm(page, productId);
    await form.quantity.fill('17');
    await form.phone.fill('+32 9 123');
    await form.address.fill('Coupure 1');
    await form.city.fill('Gent');
    await revoke(customer.uid);
    await form.submit.click();
    await page.waitForURL(/\/login$/);
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();

    await logInHere(page, customer.email);
    await page.waitForURL(`**/purchase/${productId}`);
    await expect.poll(() => orderForm(page).city.inputValue()).toBe('Gent');
    expect(await form.quantity.inputValue()).toBe('17');
    expect(await form.phone.inputValue()).toBe('+32 9 123');
    expect(await form.address.inputValue()).toBe('Coupure 1');
    expect(await orderedPieces(productId)).toBe(0);
    await form.submit.click();
    await page.waitForURL(/\/payment\//);
    expect(await orderedPieces(productId)).toBe(17);
  });

  it('gives a new product back with its photo, and does not show it to anybody else', async () => {
    const [admin, other] = [await newAdmin(), await newAdmin()];
    const page = await signedInPage(admin, { expectedErrors: ENDED });
    const field = (name: string) => fieldOf(page, FORMS.addProduct, name);
    const name = unique('Half typed');
    const fillIn = async () => {
      await page.goto('/Dashboard/add-product');
      await field('name').fill(name);
      await field('description').fill('Of steel.');
      await field('price').fill('4.5');
      await field('minOrder').fill('2');
      await field('available').fill('9');
      await choosePhoto(page, FORMS.addProduct);
      await revoke(admin.uid);
      await sendButton(page, FORMS.addProduct).click();
      await page.waitForURL(/\/login$/);
    };
    await fillIn();
    await logInHere(page, other.email);
    await page.waitForURL(/add-product$/);
    await field('name').waitFor();
    expect(await field('name').inputValue()).toBe('');

    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Sign out/ })
      .click();
    await page.waitForURL(/\/login$/);
    const main = page.getByRole('main');
    await main.getByLabel('Email').fill(admin.email);
    await main.getByLabel(/^Password/).fill(PASSWORD);
    await main.getByRole('button', { name: 'Login', exact: true }).click();
    await page.waitForURL(/\/$/);
    await fillIn();
    await logInHere(page, admin.email);
    await page.waitForURL(/add-product$/);
    await expect.poll(() => field('name').inputValue()).toBe(name);
    await sendButton(page, FORMS.addProduct).click();
    await page.waitForURL(/manage-products$/);
    const { body } = await call('listProducts', {}, { query: { q: name } });
    expect(body.map((product) => product.name)).toEqual([name]);
  });
});

/** Somebody in the middle of an order. */
async function halfAnOrder() {
  const customer = await newCustomer();
  const productId = await shopProduct({ minOrder: 10, available: 50 });
  const page = await signedInPage(customer);
  const form = await openOrderForm(page, productId);
  await form.quantity.fill('17');
  await form.city.fill('Gent');
  return { customer, productId, page, form };
}

/** Signs out in another tab of the same browser. */
async function signOutElsewhere(page: Page): Promise<void> {
  const other = await page.context().newPage();
  // What is still asked for at a sign-out is given up, and would look like a request that got lost.
  await other.goto('/', { waitUntil: 'networkidle' });
  await other
    .getByRole('banner')
    .getByRole('button', { name: /^Sign out/ })
    .click();
  await page.waitForURL(/\/login$/);
  await other.close();
}

const kept = (page: Page) => page.evaluate(() => JSON.stringify(sessionStorage));

describe.skipIf(!browserAvailable)('half an order', () => {
  it('is still there after a reload, and gone once it is placed', async () => {
    const { page, form, productId } = await halfAnOrder();
    await page.reload();
    await expect.poll(() => form.city.inputValue()).toBe('Gent');
    expect(await form.quantity.inputValue()).toBe('17');
    await fillDelivery(page);
    await form.submit.click();
    await page.waitForURL(/\/payment\//);
    await openOrderForm(page, productId);
    expect(await form.quantity.inputValue()).toBe('10');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  it('comes back after a sign-out in another tab, which the login screen names, and goes with whoever signs out here', async () => {
    const { page, form, customer } = await halfAnOrder();
    await signOutElsewhere(page);
    await logInHere(page, customer.email, 'You were signed out in another tab.');
    await expect.poll(() => form.city.inputValue()).toBe('Gent');
    expect(await form.quantity.inputValue()).toBe('17');
    expect(await kept(page)).toContain('Gent');

    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Sign out/ })
      .click();
    await page.waitForURL(/\/login$/);
    expect(await kept(page)).not.toContain('Gent');
  });

  it('is not there for the next person in the same tab', async () => {
    const { page, form } = await halfAnOrder();
    await signOutElsewhere(page);
    await logInHere(page, (await newCustomer()).email, 'You were signed out in another tab.');
    await form.quantity.waitFor();
    expect(await form.city.inputValue()).toBe('');
    expect(await kept(page)).not.toContain('Gent');
  });
});

async function signUpFromLogin(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).click();
  const field = (name: string) => fieldOf(page, FORMS.signup, name);
  await field('fullName').fill('Sina Newcomer');
  await field('email').fill(`${unique('sina')}@test.example`);
  await field('password').fill(PASSWORD);
  await sendButton(page, FORMS.signup).click();
}

describe.skipIf(!browserAvailable)('somebody who signs up on the way', () => {
  it('comes back to the order form, as the login screen promised', async () => {
    const id = await shopProduct({ name: 'On the way' });
    const page = await openPage();
    await page.goto(`/purchase/${id}`);
    await page.waitForURL(/\/login$/);
    await signUpFromLogin(page);
    await page.waitForURL(`**/purchase/${id}`);
    await expect.poll(() => orderForm(page).productName.inputValue()).toBe('On the way');
  });

  it('lands on the dashboard where another page asked for it, and is offered the way there', async () => {
    const page = await openPage();
    await page.goto('/Dashboard/my-orders');
    await signUpFromLogin(page);
    await page.waitForURL(/\/dashboard$/);
    await page.getByRole('link', { name: 'Continue to the page you asked for' }).click();
    await page.waitForURL('**/my-orders');
  });

  it('is offered nothing of the kind without one', async () => {
    const page = await signedInPage(await newCustomer());
    await page.goto('/Dashboard');
    await page.getByRole('link', { name: 'Edit profile' }).waitFor();
    expect(await page.getByText('Your account is ready').count()).toBe(0);
  });
});
