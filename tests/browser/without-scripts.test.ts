import { TOAST, VALIDATION } from '@rollwell/functions/contract';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { unique } from '../support/api-accounts.ts';
import { db } from '../support/api-admin.ts';
import { newBlog, uploadedPicture } from '../support/api-shop-content.ts';
import { browserAvailable, openPage } from './support/chromium.ts';
import { messageBeside } from './support/field-message.ts';
import { shopProduct } from './support/shop-product.ts';

const word = unique('plain').replace('-', '');
const name = `${word} roller`;
const post = unique('Plain post');
beforeAll(async () => {
  for (let count = 1; count <= 12; count += 1)
    await shopProduct({ name: `${word} frame ${count}`, price: count });
  await shopProduct({ name, price: 99 });
  await newBlog(post, 'Load the roller twice.', await uploadedPicture());
});

const openPlain = (expectedErrors: readonly RegExp[] = []): Promise<Page> =>
  openPage({ withoutScripts: true, expectedErrors });

const names = (page: Page) => page.getByRole('article').getByRole('heading');

const storedUnder = async (subject: string) =>
  (await db.collection('contactMessages').where('subject', '==', subject).get()).docs.map((doc) =>
    doc.data(),
  );

/** The one contact form that is to be seen. */
function contactForm(page: Page) {
  const form = page.locator('form[method="post"]');
  return {
    email: form.getByLabel('Email'),
    subject: form.getByLabel('Subject'),
    message: form.getByLabel('Message'),
    send: form.getByRole('button', { name: 'Send message' }),
    form,
  };
}

describe.skipIf(!browserAvailable)('without scripts', () => {
  it('somebody searches, sorts, turns pages, sees how much a tool is, and reads a post', async () => {
    const page = await openPlain();
    await page.goto('/products');
    // Nothing would answer it.
    expect(await page.getByRole('button', { name: /colours/ }).count()).toBe(0);
    await page.getByLabel('Search tools').fill(word);
    await page.getByLabel('Sort by').selectOption({ label: 'Price, high to low' });
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.waitForURL(/q=/);
    expect((await names(page).allTextContents()).slice(0, 2)).toEqual([name, `${word} frame 12`]);
    await page.getByRole('link', { name: 'Next' }).click();
    await page.waitForURL(/page=2/);
    expect(await names(page).allTextContents()).toEqual([`${word} frame 1`]);
    await page.getByRole('link', { name: 'Previous' }).click();
    await page.getByRole('link', { name, exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByText('€99.00').first().waitFor();

    await page.goto('/blogs');
    await page.getByRole('link', { name: post }).first().click();
    await page.getByText('Load the roller twice.').waitFor();
  });

  it('a message is sent from the home page, once', async () => {
    const page = await openPlain();
    const subject = unique('Plain question');
    await page.goto('/#contact');
    const { email, message, send, ...form } = contactForm(page);
    await email.fill('mara@test.example');
    await form.subject.fill(subject);
    await message.fill('For render.\nAnd for brick?');
    await send.click();
    await page.getByRole('heading', { level: 1, name: TOAST.messageSent }).waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: TOAST.messageSent }).waitFor();
    expect(await storedUnder(subject)).toMatchObject([
      { email: 'mara@test.example', message: 'For render.\nAnd for brick?' },
    ]);
  });

  it('a refused message says why beside its fields, keeps what was typed, and can be sent', async () => {
    const page = await openPlain([/status of 400/]);
    const subject = unique('"Plain" <question>');
    await page.goto('/');
    await contactForm(page).subject.fill(subject);
    await contactForm(page).message.fill('Kept too');
    await contactForm(page).send.click();
    await page.getByRole('heading', { level: 1, name: 'Contact' }).waitFor();
    const refused = contactForm(page);
    expect(await refused.form.getByRole('alert').textContent()).toContain('was not sent');
    expect(await messageBeside(refused.email)).toBe(VALIDATION.emailRequired);
    expect(await refused.subject.inputValue()).toBe(subject);
    expect(await refused.message.inputValue()).toBe('Kept too');
    await refused.email.fill('mara@test.example');
    await refused.send.click();
    await page.getByRole('heading', { level: 1, name: TOAST.messageSent }).waitFor();
    expect(await storedUnder(subject)).toHaveLength(1);
  });

  it.each(['/basket', '/basket/quick', '/basket/order', '/purchase/some-product', '/Dashboard'])(
    '%s says what it needs, and how to order otherwise',
    async (path) => {
      // The browser fetches no code where it runs none.
      const page = await openPlain([/\.js: csp/]);
      await page.goto(path);
      await page.getByRole('heading', { level: 1, name: 'This page needs JavaScript' }).waitFor();
      await page.getByRole('link', { name: 'write to us' }).click();
      await page.waitForURL(/#contact$/);
      expect(await contactForm(page).send.isVisible()).toBe(true);
    },
  );

  it('no form of signing in or up puts a password into an address', async () => {
    const page = await openPlain();
    for (const path of ['/login', '/signup']) {
      await page.goto(path);
      const note = page.getByRole('main').locator('noscript > p');
      expect(await note.isVisible()).toBe(true);
      expect(await note.textContent()).toContain('Logging in and ordering need JavaScript');
      const withPassword = page.locator('form:not([method="post"])').filter({
        has: page.locator('[type="password"]'),
      });
      expect(await withPassword.count()).toBe(0);
      expect(await page.locator('form[method="post"] [type="password"]').count()).toBe(1);
    }
  });
});
