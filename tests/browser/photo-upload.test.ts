import { TOAST, VALIDATION } from '@rollwell/functions/contract';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newAdmin, newCustomer, unique } from '../support/api-accounts.ts';
import { call } from '../support/api-client.ts';
import { photo } from '../support/api-pictures.ts';
import { uploadedPicture } from '../support/api-shop-content.ts';
import { browserAvailable, openPage } from './support/chromium.ts';
import { messageBeside } from './support/field-message.ts';
import { holdBack } from './support/held.ts';
import { shopProduct } from './support/shop-product.ts';
import { signedInPage } from './support/sign-in.ts';
import { expectToast } from './support/toast.ts';

const UPLOAD = /\/image\?/;

/** Holds the upload back until it is let go. */
const heldUpload = (page: Page): Promise<() => void> => holdBack(page, UPLOAD);

/** Counts the calls of a method whose address ends like this. */
function countCalls(page: Page, method: string, path: RegExp): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (request.method() === method && path.test(request.url())) calls += 1;
  });
  return () => calls;
}

async function choosePhoto(page: Page): Promise<void> {
  const buffer = await photo(320, 240).png().toBuffer();
  const files = page.getByRole('main').locator('input[type=file]');
  await files.setInputFiles({ name: 'new.png', mimeType: 'image/png', buffer });
  await page.getByRole('progressbar', { name: 'Uploading the photo' }).waitFor();
}

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });

describe.skipIf(!browserAvailable)('a form that is sent while its photo uploads', () => {
  it('waits for the photo, says so, and saves it once', async () => {
    const old = await uploadedPicture();
    const id = await shopProduct({ name: unique('New photo'), img: old });
    const page = await signedInPage(await newAdmin());
    await page.goto(`/Dashboard/manage-products/${id}`);
    await button(page, 'Save changes').waitFor();
    const saves = countCalls(page, 'PUT', /\/product\//);
    const release = await heldUpload(page);
    await choosePhoto(page);
    await button(page, 'Save changes').dblclick();
    await button(page, 'Waiting for the photo').waitFor();
    expect(saves()).toBe(0);
    release();
    await expectToast(page, TOAST.updated);
    await page.waitForURL(/manage-products$/);
    expect(saves()).toBe(1);
    const { body } = await call('getProduct', { id });
    expect(body.img).not.toBe(old);
  });

  it('keeps a profile’s new photo as well', async () => {
    const user = await newCustomer();
    const page = await signedInPage(user);
    await page.goto('/Dashboard/update-profile');
    await button(page, 'Save').waitFor();
    const release = await heldUpload(page);
    await choosePhoto(page);
    await button(page, 'Save').click();
    await button(page, 'Waiting for the photo').waitFor();
    release();
    await expectToast(page, TOAST.updated);
    const { body } = await call('getUser', { email: user.email }, { token: user.token });
    expect(body.imageLink).toContain('/images');
  });

  it('says beside the photo what the shop has against it', async () => {
    const page = await openPage({ expectedErrors: [/status of 400/] });
    await page.goto('/add-blog');
    const field = page.getByRole('main').locator('input[type=file]');
    const whole = await photo(320, 240).png().toBuffer();
    const buffer = whole.subarray(0, whole.length / 2);
    await field.setInputFiles({ name: 'half.png', mimeType: 'image/png', buffer });
    await expect.poll(() => messageBeside(field)).toContain(VALIDATION.imageBroken);
  });

  it('is not sent when the photo fails, and says why beside it', async () => {
    const page = await openPage({ expectedErrors: [/status of 415/] });
    await page.goto('/add-blog');
    const main = page.getByRole('main');
    await main.getByLabel('Heading').fill('Cutting in');
    await main.getByLabel('Description').fill('With the small roller.');
    const posts = countCalls(page, 'POST', /\/blog$/);
    let refuse: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      refuse = resolve;
    });
    const error = { code: 'unsupported_media_type', message: 'No picture.' };
    await page.route(UPLOAD, async (route) => {
      await held;
      await route.fulfill({ status: 415, json: { error } });
    });
    await choosePhoto(page);
    await button(page, 'Add Blog').click();
    await button(page, 'Waiting for the photo').waitFor();
    refuse();
    await button(page, 'Add Blog').waitFor();
    const field = main.locator('input[type=file]');
    expect(await messageBeside(field)).toMatch(/^This is not a picture we can use/);
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await main.getByLabel('Heading').inputValue()).toBe('Cutting in');
    expect(posts()).toBe(0);
  });
});
