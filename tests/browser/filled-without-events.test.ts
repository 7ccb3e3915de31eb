import { TOAST } from '@rollwell/functions/contract';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newCustomer, PASSWORD, unique } from '../support/api-accounts.ts';
import { delivery } from '../support/api-orders.ts';
import { browserAvailable, openPage } from './support/chromium.ts';
import { chooseStars, fieldOf, FORMS, sendButton } from './support/forms.ts';
import { openOrderForm } from './support/order-form.ts';
import { shopProduct } from './support/shop-product.ts';
import { signedInPage } from './support/sign-in.ts';
import { started } from './support/started.ts';
import { expectToast } from './support/toast.ts';

/** As password managers do it: no event tells of it. */
const fill = (field: Locator, text: string): Promise<void> =>
  field.evaluate((element: HTMLInputElement, typed) => {
    element.value = typed;
  }, text);

/** Waits until React has drawn what is under way. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));

/** A form on its screen, once the app has hydrated it. */
async function open<Name extends keyof typeof FORMS>(page: Page, path: string, name: Name) {
  await page.goto(path);
  await started(page);
  await settled(page);
  const form = FORMS[name];
  const field = (key: string & keyof (typeof FORMS)[Name]['fields']) => fieldOf(page, form, key);
  return { field, send: sendButton(page, form) };
}

describe.skipIf(!browserAvailable)('a form that was filled in without events', () => {
  it('logs in', async () => {
    const { email } = await newCustomer(undefined, 'Silja Silent');
    const page = await openPage();
    const { field, send } = await open(page, '/login', 'login');
    await fill(field('email'), email);
    await fill(field('password'), PASSWORD);
    await send.click();
    await page.getByRole('button', { name: 'Sign out Silja Silent' }).waitFor();
  });

  it('signs up, though a field was entered and another marked as filled in by the browser', async () => {
    const page = await openPage();
    const { field, send } = await open(page, '/signup', 'signup');
    await fill(field('fullName'), 'Sina Silent');
    await field('fullName').focus();
    const email = `${unique('sina')}@test.example`;
    await fill(field('email'), email);
    await field('email').evaluate((element) =>
      element.dispatchEvent(
        new AnimationEvent('animationstart', { animationName: 'mui-auto-fill', bubbles: true }),
      ),
    );
    await settled(page);
    expect(await field('fullName').inputValue()).toBe('Sina Silent');
    expect(await field('email').inputValue()).toBe(email);
    await field('password').fill(PASSWORD);
    await send.click();
    await page.getByRole('button', { name: 'Sign out Sina Silent' }).waitFor();
  });

  it('places an order', async () => {
    const id = await shopProduct({ minOrder: 10 });
    const page = await signedInPage(await newCustomer());
    const form = await openOrderForm(page, id);
    await settled(page);
    await fill(form.quantity, '12');
    for (const name of ['customerName', 'phone', 'address', 'city'] as const)
      await fill(form[name], delivery[name]);
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/order'),
    );
    await form.submit.click();
    expect((await sent).postDataJSON()).toMatchObject({ ...delivery, quantity: 12 });
    await page.waitForURL(/\/payment\//);
  });

  it('sends a message and a review', async () => {
    const page = await signedInPage(await newCustomer());
    const contact = await open(page, '/#contact', 'contact');
    await fill(contact.field('email'), 'silent@test.example');
    await fill(contact.field('subject'), unique('Trays'));
    await contact.send.click();
    await expectToast(page, TOAST.messageSent);
    const review = await open(page, '/Dashboard/add-review', 'review');
    await chooseStars(page, 4);
    await fill(review.field('description'), unique('Even'));
    await review.send.click();
    await expectToast(page, TOAST.reviewAdded);
  });
});
