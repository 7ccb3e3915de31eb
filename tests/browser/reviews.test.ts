import { PREVIEW, TOAST, VALIDATION } from '@rollwell/functions/contract';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newAdmin, newCustomer, unique, type TestUser } from '../support/api-accounts.ts';
import { call } from '../support/api-client.ts';
import { newReview } from '../support/api-shop-content.ts';
import { browserAvailable, openPage, type PageOptions } from './support/chromium.ts';
import { messageBeside } from './support/field-message.ts';
import { chooseStars } from './support/forms.ts';
import { signedInPage } from './support/sign-in.ts';
import { expectToast } from './support/toast.ts';

async function reviewForm(user: TestUser, options: PageOptions = {}) {
  const page = await signedInPage(user, options);
  await page.goto('/Dashboard/add-review');
  const main = page.getByRole('main');
  return {
    page,
    main,
    ratings: main.getByRole('radiogroup', { name: 'Rating' }),
    star: (count: number) => main.getByRole('radio', { name: `${count} of 5` }),
    description: main.getByLabel('Description'),
    send: main.getByRole('button', { name: 'Add review' }),
  };
}

const cardWith = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });

describe.skipIf(!browserAvailable)('the Add review form', () => {
  it('asks for stars and words beside each field, takes the stars by keyboard and adds the review under the name of the account', async () => {
    const words = unique('Same coat as the first carton');
    const user = await newCustomer(undefined, 'Mara Testberg');
    const form = await reviewForm(user);
    await form.description.fill(words);
    await form.send.click();
    await expect.poll(() => messageBeside(form.ratings)).toBe(VALIDATION.ratingsRequired);
    await form.star(3).press('Space');
    await form.page.keyboard.press('ArrowRight');
    await form.description.fill('');
    await form.send.click();
    await expect.poll(() => messageBeside(form.description)).toBe(VALIDATION.descriptionRequired);
    expect(await messageBeside(form.ratings)).toBe('');

    await form.description.fill(words);
    await form.send.click();
    await expectToast(form.page, TOAST.reviewAdded);
    expect(await form.description.inputValue()).toBe('');
    const { body } = await call('listReviews', {}, { query: { limit: 20 } });
    expect(body.filter((review) => review.description === words)).toMatchObject([
      { ratings: 4, author: 'Mara Testberg' },
    ]);
    await form.page.goto('/');
    const card = cardWith(form.page, words);
    await card.getByRole('img', { name: '4 of 5 stars' }).waitFor();
    await card.getByText('Mara Testberg', { exact: true }).waitFor();
  });

  it('keeps the words and says why when it fails', async () => {
    const form = await reviewForm(await newCustomer(), { expectedErrors: [/status of 500/] });
    await form.page.route('**/review', (route) =>
      route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'No luck.' } } }),
    );
    await chooseStars(form.page, 5);
    await form.description.fill('Kept');
    await form.send.click();
    await expectToast(form.page, TOAST.somethingWrong);
    expect(await form.main.getByRole('alert').textContent()).toContain('No luck.');
    expect(await form.description.inputValue()).toBe('Kept');
    expect(await form.star(5).isChecked()).toBe(true);
  });
});

describe.skipIf(!browserAvailable)('reviews on the home page', () => {
  it('come three at a time on a desktop, turn by a button, and are cut at 70 characters until somebody reads on', async () => {
    const user = await newCustomer();
    for (const n of [1, 2, 3]) await newReview(user, n, `Review number ${n}`);
    const words = `${unique('Long')} ${'and the ceiling was done by lunch, '.repeat(4)}at last.`;
    await newReview(user, 5, words);
    const page = await openPage();
    await page.goto('/');
    const card = cardWith(page, words.slice(0, 20));
    const text = card.locator('p').first();
    await expect
      .poll(() => text.textContent())
      .toBe(`${words.slice(0, PREVIEW.review).trimEnd()}…`);
    const more = card.getByRole('button', { name: /^Read all/ });
    expect(await more.getAttribute('aria-expanded')).toBe('false');
    await more.click();
    await expect.poll(() => text.textContent()).toBe(words);
    await card.getByRole('button', { name: /^Show less/ }).click();
    await expect.poll(() => text.textContent()).toContain('…');

    const region = page.getByRole('region', { name: 'Reviews by our customers' });
    const inView = () =>
      region.evaluate((box) => {
        const { left, right } = box.getBoundingClientRect();
        return [...box.querySelectorAll('li')].filter((item) => {
          const place = item.getBoundingClientRect();
          return place.left >= left - 1 && place.right <= right + 1;
        }).length;
      });
    expect(await inView()).toBe(3);
    const back = page.getByRole('button', { name: 'Previous reviews' });
    expect(await back.isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Next reviews' }).click();
    await expect.poll(() => back.isDisabled()).toBe(false);
    expect(await inView()).toBeGreaterThan(0);
  });

  it('are removed by admins, and by nobody else', async () => {
    const words = unique('Not about a roller');
    const id = await newReview(await newCustomer(), 1, words);
    const visitor = await openPage();
    await visitor.goto('/');
    await cardWith(visitor, words).waitFor();
    expect(await visitor.getByRole('button', { name: /^Remove the review/ }).count()).toBe(0);
    const page = await signedInPage(await newAdmin());
    await page.goto('/');
    await cardWith(page, words)
      .getByRole('button', { name: /^Remove the review/ })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    // Roles behind an open dialog are hidden, so the card counts only once the dialog has gone.
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await expect.poll(() => cardWith(page, words).count()).toBe(0);
    const { body } = await call('listReviews', {}, { query: { limit: 100 } });
    expect(body.map((review) => review._id)).not.toContain(id);
  });
});
