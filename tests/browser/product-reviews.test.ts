import { setTimeout as sleep } from 'node:timers/promises';
import { REVIEWS_PER_PAGE, VALIDATION } from '@rollwell/functions/contract';
import { describe, expect, it } from 'vitest';
import { unique } from '../support/api-accounts.ts';
import { call } from '../support/api-client.ts';
import { people } from '../support/api-people.ts';
import { buyerOf, reviewProduct } from '../support/api-reviews.ts';
import { faultsInBothSchemes } from './support/accessibility.ts';
import { browserAvailable, openPage } from './support/chromium.ts';
import { messageBeside } from './support/field-message.ts';
import { chooseStars } from './support/forms.ts';
import { shopProduct } from './support/shop-product.ts';
import { signedInPage } from './support/sign-in.ts';
import { expectToast } from './support/toast.ts';
import { WIDTHS } from './support/views.ts';

const { admin } = await people({ admin: 'admin' });

const productOf = async (id: string) =>
  (await call('getProduct', { id }, { token: admin.token })).body;

describe.skipIf(!browserAvailable)('a buyer', () => {
  it.each(WIDTHS)(
    'reviews what was shipped from My orders, changes that and takes it back, which holds, at $width px',
    async (view) => {
      const id = await shopProduct({ name: unique('Reviewed') });
      const page = await signedInPage(await buyerOf(id), view);
      const wide = () =>
        page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
      const holds = async () =>
        expect([await wide(), await faultsInBothSchemes(page)]).toEqual([0, []]);
      await page.goto('/Dashboard/my-orders');
      await page.getByRole('link', { name: /^Review this product/ }).click();
      const main = page.getByRole('main');
      const words = main.getByLabel('Your review');
      const group = main.getByRole('radiogroup', { name: 'Rating' });
      await main.getByRole('button', { name: 'Publish review' }).click();
      await expect.poll(() => messageBeside(group)).toBe(VALIDATION.ratingsRequired);
      await expect.poll(() => messageBeside(words)).toBe(VALIDATION.descriptionRequired);
      await chooseStars(page, 4);
      await words.fill('Even coat on the first wall.');
      await page.reload();
      expect(await words.inputValue()).toBe('Even coat on the first wall.');
      await main.getByRole('button', { name: 'Publish review' }).click();
      await expectToast(page, 'Thank you. Your review is on the page of the product.');
      await page.waitForURL(`**/products/${id}`);
      await main.getByText('Even coat on the first wall.').waitFor();
      await main.getByRole('img', { name: '4 of 5 from 1 review' }).waitFor();

      await page.goto(`/Dashboard/review/${id}`);
      await expect.poll(() => words.inputValue()).toBe('Even coat on the first wall.');
      await main.getByRole('radio', { name: '4 of 5' }).press('ArrowLeft');
      await words.fill(`It sheds on the second. ${'long'.repeat(60)}`);
      await main.getByRole('button', { name: 'Change review' }).click();
      await page.waitForURL(`**/products/${id}`);
      await page.reload();
      await page.getByText('It sheds on the second.').waitFor();
      await holds();
      expect((await productOf(id)).rating).toMatchObject({ average: 3, count: 1 });

      await page.goto(`/Dashboard/review/${id}`);
      await main.getByRole('button', { name: 'Change review' }).waitFor();
      await holds();
      await main.getByRole('button', { name: 'Remove my review' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
      await expectToast(page, 'Your review is removed.');
      await main.getByRole('button', { name: 'Publish review' }).waitFor();
      expect(await productOf(id)).not.toHaveProperty('rating');
    },
  );

  it('is not whoever only paid', async () => {
    const id = await shopProduct({ name: unique('Not sent') });
    const page = await signedInPage(await buyerOf(id, { paid: true }));
    await page.goto('/Dashboard/my-orders');
    await page.getByRole('link', { name: /^Order again/ }).waitFor();
    expect(await page.getByRole('link', { name: /^Review/ }).count()).toBe(0);
    await page.goto(`/Dashboard/review/${id}`);
    await page.getByText('You can review it once we have sent it to you').waitFor();
    expect(await page.getByRole('button', { name: 'Publish review' }).count()).toBe(0);
  });
});

describe.skipIf(!browserAvailable)('the reviews of a product', () => {
  it('are read without scripts, page by page, with how many gave how many stars', async () => {
    const id = await shopProduct({ name: unique('Much reviewed') });
    for (let count = 0; count <= REVIEWS_PER_PAGE; count += 1)
      await reviewProduct(await buyerOf(id), id, count === 0 ? 1 : 5, `Words ${count}.`);
    const page = await openPage({ withoutScripts: true });
    await page.goto(`/products/${id}`);
    const section = page.getByRole('region', { name: 'Reviews by buyers' });
    await section.getByText('4.6 of 5 from 11 reviews').waitFor();
    expect(await section.getByRole('list').first().getByRole('listitem').allTextContents()).toEqual(
      ['5 stars10', '4 stars0', '3 stars0', '2 stars0', '1 star1'],
    );
    expect(await section.getByRole('article').count()).toBe(REVIEWS_PER_PAGE);
    expect(await section.getByText('Words 0.').count()).toBe(0);
    await section.getByRole('link', { name: 'Next' }).click();
    await section.getByText('Words 0.').waitFor();
    expect(await section.getByRole('article').count()).toBe(1);
    await page.goto(`/products?q=${encodeURIComponent((await productOf(id)).name)}`);
    const mark = page.getByRole('img', { name: '4.6 of 5 from 11 reviews' });
    await mark.waitFor();
  });

  it('are removed by admins, and by nobody else', async () => {
    const id = await shopProduct({ name: unique('Moderated') });
    await reviewProduct(await buyerOf(id), id, 1, 'Not about a roller.');
    const visitor = await openPage();
    await visitor.goto(`/products/${id}`);
    await visitor.getByText('Not about a roller.').waitFor();
    expect(await visitor.getByRole('button', { name: /^Remove the review/ }).count()).toBe(0);
    const page = await signedInPage(admin);
    await page.goto(`/products/${id}`);
    await page.getByRole('button', { name: /^Remove the review/ }).click();
    // The list would be given up while it is read: it goes with its last review.
    await page.route('**/review/product/*', async (route) => {
      await sleep(500);
      await route.continue();
    });
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await expect.poll(() => page.getByText('Not about a roller.').count()).toBe(0);
    await page.getByText('No reviews yet').waitFor();
    expect(await productOf(id)).not.toHaveProperty('rating');
  });

  it('of the shop are marked as not verified', async () => {
    const description = unique('Open');
    const body = { description, ratings: 5 };
    await call('createReview', {}, { token: admin.token, body });
    const page = await openPage({ withoutScripts: true });
    await page.goto('/');
    await page.getByText('we do not check who has bought something').waitFor();
    const card = page.getByRole('article').filter({ hasText: description });
    await card.getByText('Not verified').waitFor();
  });
});
