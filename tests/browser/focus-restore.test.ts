import { TOAST } from '@rollwell/functions/contract';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { newAdmin, newCustomer, unique, type TestUser } from '../support/api-accounts.ts';
import { newOrder } from '../support/api-orders.ts';
import { newReview } from '../support/api-shop-content.ts';
import { browserAvailable } from './support/chromium.ts';
import { focusOf } from './support/keyboard.ts';
import { shopProduct } from './support/shop-product.ts';
import { signedInPage } from './support/sign-in.ts';
import { expectToast } from './support/toast.ts';

let admin: TestUser;
beforeAll(async () => {
  admin = await newAdmin();
});

/** Presses a button, answers its question with yes, all by keyboard, and waits until it is gone. */
async function removeBy(page: Page, button: Locator): Promise<void> {
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  await button.waitFor({ state: 'detached' });
}

/** A device on which the news of a list comes after all else that is to happen at once. */
const withLateTimers = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { setTimeout } = globalThis;
    globalThis.setTimeout = ((then: () => void, delayMs = 0, ...rest: []) =>
      setTimeout(then, Math.max(delayMs, 100), ...rest)) as typeof setTimeout;
  });

const expectFocusOn = (page: Page, tag: string, text: RegExp | string) =>
  expect
    .poll(async () => {
      const { tag: focused, name } = await focusOf(page);
      return `${focused}: ${name}`;
    })
    .toMatch(new RegExp(`^${tag}: .*${typeof text === 'string' ? text : text.source}`));

describe.skipIf(!browserAvailable)('the focus, when what had it is gone', () => {
  it('goes to the next order, and from the last one to the heading', async () => {
    const customer = await newCustomer();
    const [older, newer] = [unique('Older tray'), unique('Newer tray')];
    await newOrder(customer, await shopProduct({ name: older }));
    await newOrder(customer, await shopProduct({ name: newer }));
    // What follows a cancelled order moves up into its place, whenever the answer comes.
    const page = await signedInPage(customer, {
      expectedShifts: [/my-orders shifted/],
    });
    await page.goto('/Dashboard/my-orders');
    const cancel = (name: string) =>
      page.getByRole('button', { name: `Cancel the order: ${name}` });

    await cancel(newer).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    expect((await focusOf(page)).name).toBe('Keep it');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect((await focusOf(page)).name).toBe(`Cancel the order: ${newer}`);

    await removeBy(page, cancel(newer));
    await expectFocusOn(page, 'li', older);
    await removeBy(page, cancel(older));
    await expectFocusOn(page, 'h1', 'My orders');
  });

  it('goes to the product, the order or the review that follows, however late its news', async () => {
    const page = await signedInPage(admin);
    await withLateTimers(page);
    const word = unique('focus').replace('-', '');
    const [first, second] = [`${word} first`, `${word} second`];
    const ids = [await shopProduct({ name: second }), await shopProduct({ name: first })];
    await page.goto(`/Dashboard/manage-products?q=${word}`);
    await removeBy(page, page.getByRole('button', { name: `Delete ${first}` }));
    await expectFocusOn(page, 'tr', second);

    const customer = await newCustomer();
    const [cancelled, kept] = [unique('Cancelled'), ids[0] ?? ''];
    await newOrder(customer, kept);
    await newOrder(customer, await shopProduct({ name: cancelled }));
    await page.goto('/Dashboard/manage-all-orders');
    await removeBy(page, page.getByRole('button', { name: `Cancel the order: ${cancelled}` }));
    await expectFocusOn(page, 'tr', second);

    const author = await newCustomer(undefined, unique('Author'));
    await newReview(author, 2, 'The one that follows.');
    await newReview(author, 1, 'Not about a roller.');
    await page.goto('/');
    const card = page.getByRole('article').filter({ hasText: 'Not about a roller.' });
    await removeBy(page, card.getByRole('button', { name: /^Remove the review/ }));
    await expectFocusOn(page, 'li', 'The one that follows.');
  });

  it('is on the button of a form that begins anew once it was sent', async () => {
    const page = await signedInPage(await newCustomer());
    for (const [at, name, said] of [
      ['/#contact', 'Send message', TOAST.messageSent],
      ['/Dashboard/add-review', 'Add review', TOAST.reviewAdded],
    ] as const) {
      await page.goto(at);
      const form = page.locator('main form');
      const words = form.getByLabel(/^(Message|Description)/);
      await words.fill(unique('Even coat'));
      if (at === '/#contact') {
        await form.getByLabel('Email').fill('mara@test.example');
        await form.getByLabel('Subject').fill('Naps');
      } else await form.getByRole('radio').nth(3).press('Space');
      await form.getByRole('button', { name }).press('Enter');
      await expectToast(page, said);
      expect(await words.inputValue()).toBe('');
      await expectFocusOn(page, 'button', name);
    }
  });
});
