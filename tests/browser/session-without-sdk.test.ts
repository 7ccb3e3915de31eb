import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newCustomer } from '../support/api-accounts.ts';
import { browserAvailable } from './support/chromium.ts';
import { signedInPage } from './support/sign-in.ts';

/** The sign-in SDK and what is built on it. */
const SIGN_IN_CODE = /\/assets\/(session-watcher|firebase|firebase-auth)-[^/]+\.js$/;

/** Whether the SDK's user lies in this browser, in either of the places where the SDK looks. */
const kept = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const isUser = (key: unknown) => String(key).startsWith('firebase:authUser:');
    if (Object.keys(localStorage).some(isUser)) return true;
    const name = 'firebaseLocalStorageDb';
    // Opening what is not there makes an empty one, with which the SDK could not work.
    if (!(await indexedDB.databases()).some((database) => database.name === name)) return false;
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(new Error('It does not open.'));
    });
    const keys = await new Promise<IDBValidKey[]>((resolve, reject) => {
      const asking = database
        .transaction('firebaseLocalStorage')
        .objectStore('firebaseLocalStorage')
        .getAllKeys();
      asking.onsuccess = () => resolve(asking.result);
      asking.onerror = () => reject(new Error('It does not answer.'));
    });
    database.close();
    return keys.some(isUser);
  });

describe.skipIf(!browserAvailable)('a page of somebody who is signed in', () => {
  it('knows them without the code for signing in, which it does not ask for', async () => {
    const page = await signedInPage(await newCustomer(undefined, 'Mara Field'), {
      ownBrowser: true,
    });
    const asked: string[] = [];
    await page.route(SIGN_IN_CODE, (route) => {
      asked.push(route.request().url());
      return route.abort('internetdisconnected');
    });
    await page.goto('/products');
    const banner = page.getByRole('banner');
    await banner.getByRole('button', { name: /^Sign out.*Mara Field/ }).waitFor();
    await page
      .getByRole('link', { name: /^Buy now/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Place order' }).waitFor();
    expect(await banner.getByRole('link', { name: 'Login' }).count()).toBe(0);
    expect(asked).toEqual([]);
  });

  it('ends their session at once where that code does not come, and for good', async () => {
    const page = await signedInPage(await newCustomer(undefined, 'Mara Field'), {
      ownBrowser: true,
      expectedErrors: [/ERR_INTERNET_DISCONNECTED/],
    });
    await page.route(SIGN_IN_CODE, (route) => route.abort('internetdisconnected'));
    await page.goto('/my-portfolio');
    const banner = page.getByRole('banner');
    await banner.getByRole('button', { name: /^Sign out/ }).click();
    await banner.getByRole('link', { name: 'Login' }).waitFor();
    expect(await kept(page)).toBe(true);

    await page.unroute(SIGN_IN_CODE);
    await page.reload();
    await expect.poll(() => kept(page)).toBe(false);
    expect(await banner.getByRole('button', { name: /^Sign out/ }).count()).toBe(0);
  });
});
