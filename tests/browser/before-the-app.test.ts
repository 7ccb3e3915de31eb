import { VALIDATION } from '@rollwell/functions/contract';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { newCustomer, PASSWORD, unique } from '../support/api-accounts.ts';
import { newBlog, uploadedPicture } from '../support/api-shop-content.ts';
import { browserAvailable, openPage, type PageOptions } from './support/chromium.ts';
import { APP_CODE, holdBack } from './support/held.ts';
import { shopProduct } from './support/shop-product.ts';
import { signedInPage } from './support/sign-in.ts';
import { started } from './support/started.ts';

const word = unique('early').replace('-', '');
const name = `${word} roller`;
const post = unique('Early post');
beforeAll(async () => {
  await shopProduct({ name, price: 9 });
  await shopProduct({ name: `${word} frame`, price: 1 });
  await newBlog(post, 'Load the roller twice.', await uploadedPicture());
});

/** Of some pages that nobody has touched the shop says that there is nothing. */
const UNTOUCHED = { waitsForIntent: true, expectedErrors: [/\/nowhere.*404/, /status of 404/] };

/** What a page has loaded of the app so far. */
function appFilesOf(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/(?!start-).*\.js$/.test(request.url())) files.push(request.url());
  });
  return files;
}

/** A page that nobody has touched yet, with a list of what it loads of the app. */
async function untouched(path: string, options: PageOptions = {}) {
  const page = await openPage({ ...options, waitsForIntent: true });
  const files = appFilesOf(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  return { page, files };
}

const search = (page: Page) => page.getByLabel('Search tools');
const names = (page: Page) => page.getByRole('article').getByRole('heading');
const schemeOf = (page: Page) => page.locator('html').getAttribute('data-color-scheme');
const placeOf = (page: Page) => page.evaluate(() => Math.round(scrollY));

describe.skipIf(!browserAvailable)('a public page that nobody has touched', () => {
  it('has no script of the app, and gets it for the first control', async () => {
    for (const path of ['/', '/products', '/blogs', '/my-portfolio', '/nowhere']) {
      const { page, files } = await untouched(path, UNTOUCHED);
      await page.getByRole('heading', { level: 1 }).hover();
      expect(files).toEqual([]);
      await page.evaluate(() => document.body.append(document.createElement('button')));
      await page.locator('body > button').dispatchEvent('pointerover');
      await expect.poll(() => files.length).toBeGreaterThan(0);
    }
  });

  it('leads on by links and questions alone', async () => {
    const { page, files } = await untouched('/');
    const question = page.locator('summary').first();
    await question.click();
    await page.locator('details[open]').first().waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Blogs', exact: true }).click();
    await page.waitForURL('**/blogs');
    await page.getByRole('link', { name: post }).first().click();
    await page.getByRole('heading', { level: 1, name: post }).waitFor();
    expect(files).toEqual([]);
  });

  it('fades into the next page, and says nothing where the browser leaves that out', async () => {
    const { page } = await untouched('/products');
    await page.addInitScript(() => {
      addEventListener('pagereveal', (event) => {
        const { viewTransition } = event as Event & { viewTransition?: ViewTransition };
        if (viewTransition) document.documentElement.dataset.fade = 'left out';
        viewTransition?.skipTransition();
      });
    });
    await page.getByRole('banner').getByRole('link', { name: 'Blogs', exact: true }).click();
    await page.waitForURL('**/blogs');
    await page.locator('[data-fade="left out"]').waitFor({ state: 'attached' });
  });

  it('opens, closes and follows its menu on a phone', async () => {
    const { page, files } = await untouched('/products', { width: 360, hasTouch: true });
    const menu = page.getByRole('navigation', { name: 'Main' });
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await menu.waitFor();
    await page.getByRole('button', { name: 'Close menu' }).tap();
    await menu.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await menu.getByRole('link', { name: 'My Portfolio' }).tap();
    await page.waitForURL('**/my-portfolio');
    expect(files).toEqual([]);
  });

  it('switches its colours once the app is there, and has them from the first paint on then', async () => {
    const { page } = await untouched('/products');
    await page.getByRole('button', { name: 'Use dark colours' }).click();
    await expect.poll(() => schemeOf(page)).toBe('dark');
    const release = await holdBack(page, APP_CODE);
    await page.goto('/products', { waitUntil: 'domcontentloaded' });
    expect(await schemeOf(page)).toBe('dark');
    release();
    await page.getByRole('button', { name: 'Use light colours' }).click();
    await expect.poll(() => schemeOf(page)).toBe('light');
  });

  it('keeps what is typed and chosen while the app is on its way', async () => {
    const { page, files } = await untouched(`/products?q=${word}`);
    const release = await holdBack(page, APP_CODE);
    await search(page).fill(`${word} r`);
    await page.getByLabel('Sort by').selectOption({ label: 'Price, high to low' });
    await expect.poll(() => files.length).toBeGreaterThan(0);
    release();
    await page.waitForURL(/sort=/);
    await expect.poll(() => names(page).allTextContents()).toEqual([name, `${word} frame`]);
    expect(await search(page).inputValue()).toBe(`${word} r`);
  });

  it('answers a search by its page, which has the app by itself', async () => {
    const { page } = await untouched('/products');
    const release = await holdBack(page, APP_CODE);
    await page.evaluate(() =>
      addEventListener('beforeunload', () => {
        const busy = document.querySelector('main button[aria-busy="true"]');
        sessionStorage.setItem('busy', busy?.textContent ?? 'none');
      }),
    );
    await search(page).fill(word);
    await search(page).press('Enter');
    await page.waitForURL(/\/products\?q=/);
    expect(await page.evaluate(() => sessionStorage.getItem('busy'))).toBe('Search');
    await page.getByRole('article').filter({ hasText: name }).waitFor();
    // Nobody touches this page, and no pointer is over it.
    release();
    await started(page);
    expect(await search(page).inputValue()).toBe(word);
  });

  it('stays where it was scrolled to when the app begins', async () => {
    const { page, files } = await untouched('/');
    await page.mouse.wheel(0, 900);
    await expect.poll(() => placeOf(page)).toBe(900);
    await page.evaluate(() => (globalThis as { startApp?: () => void }).startApp?.());
    await started(page);
    expect(files).not.toEqual([]);
    expect(await placeOf(page)).toBe(900);
  });

  it('shows what an earlier visit had when somebody goes back to it', async () => {
    const { page } = await untouched(`/products?q=${word}`);
    await page.getByLabel('Sort by').selectOption({ label: 'Price, high to low' });
    await page.waitForURL(/sort=/);
    await page.reload();
    await page.goBack();
    await expect.poll(() => names(page).allTextContents()).toEqual([`${word} frame`, name]);
  });

  it('has the app at once for who is signed in', async () => {
    const page = await signedInPage(await newCustomer(undefined, 'Erna Early'), {
      waitsForIntent: true,
    });
    await page.goto('/products');
    await page.getByRole('button', { name: 'Sign out Erna Early' }).waitFor();
  });

  it('logs in with what was filled in, typed and sent while the app is on its way', async () => {
    const { email } = await newCustomer(undefined, 'Edda Early');
    const { page, files } = await untouched('/login');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) asked.push(`${request.method()} ${request.url()}`);
    });
    expect(files).toEqual([]);
    const release = await holdBack(page, APP_CODE);
    const main = page.getByRole('main');
    // As a browser does that knows somebody: no event tells of it.
    await main.getByLabel('Email').evaluate((field: HTMLInputElement, known) => {
      field.value = known;
    }, email);
    await main.getByLabel(/^Password/).fill(PASSWORD);
    await main.getByLabel(/^Password/).press('Enter');
    await main.getByRole('button', { name: 'Login', exact: true }).click();
    await expect.poll(() => files.length).toBeGreaterThan(0);
    expect(page.url()).toMatch(/\/login$/);
    release();
    await page.getByRole('button', { name: 'Sign out Edda Early' }).waitFor();
    expect(asked).toEqual([]);
  });

  it('signs up with what was typed and sent while the app is on its way', async () => {
    const { page, files } = await untouched('/signup');
    expect(files).toEqual([]);
    const release = await holdBack(page, APP_CODE);
    const main = page.getByRole('main');
    await main.getByLabel('Full name').fill('Ebba Early');
    await main.getByLabel('Email').fill(`${unique('ebba')}@test.example`);
    await main.getByLabel(/^Password/).fill('no digit');
    await main.getByRole('button', { name: 'Sign Up' }).click();
    release();
    await main.getByText(VALIDATION.passwordDigit).waitFor();
    await main.getByLabel(/^Password/).fill(PASSWORD);
    await main.getByRole('button', { name: 'Sign Up' }).click();
    await page.getByRole('button', { name: 'Sign out Ebba Early' }).waitFor();
  });

  it('says after a reload as before why somebody has to log in', async () => {
    const page = await openPage({ waitsForIntent: true });
    await page.goto('/Dashboard/my-orders');
    const reason = page.getByRole('main').getByText(/^Log in to continue/);
    await reason.waitFor();
    await page.reload();
    await reason.waitFor();
  });
});
