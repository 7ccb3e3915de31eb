import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { OwnData } from '@rollwell/functions/contract';
import { newCustomer } from '../support/api-accounts.ts';
import { auth, db } from '../support/api-admin.ts';
import { markOrder, newOrder, newProduct } from '../support/api-orders.ts';
import { browserAvailable, type PageOptions } from './support/chromium.ts';
import { faultsHere } from './support/faults-of.ts';
import { signedInPage } from './support/sign-in.ts';
import type { TestUser } from '../support/api-accounts.ts';

async function myData(user: TestUser, options: PageOptions = {}) {
  const page = await signedInPage(user, options);
  await page.goto('/Dashboard');
  const part = page.getByRole('main').getByRole('region', { name: 'Your data' });
  await part.waitFor();
  const dialog = page.getByRole('dialog', { name: 'Close your account and erase it?' });
  const saved = async (button: string): Promise<{ name: string; text: string }> => {
    const saving = page.waitForEvent('download');
    await part.getByRole('button', { name: button }).click();
    const file = await saving;
    const text = await readFile(await file.path(), 'utf8');
    return { name: file.suggestedFilename(), text };
  };
  return { page, part, dialog, saved };
}

describe.skipIf(!browserAvailable)('Your data in My Profile', () => {
  it('is saved as one JSON file, and the orders as CSV', async () => {
    const user = await newCustomer();
    await newOrder(user, await newProduct({ name: 'Roller of the file' }));
    const { saved } = await myData(user);
    const json = await saved('Download everything (JSON)');
    expect(json.name).toMatch(/^rollwell-my-data-.*\.json$/);
    const own = JSON.parse(json.text) as OwnData;
    expect([own.profile.email, own.orders.length]).toEqual([user.email, 1]);
    const csv = await saved('Download orders (CSV)');
    expect(csv.name).toMatch(/^rollwell-my-orders-.*\.csv$/);
    expect(csv.text.trim().split('\r\n')[1]).toContain('Roller of the file');
  });

  it('is erased once the address was typed, and the person is signed out', async () => {
    const user = await newCustomer();
    const { page, part, dialog } = await myData(user);
    await part.getByRole('button', { name: 'Close account and erase' }).click();
    await dialog.waitFor();
    expect(await faultsHere(page, 'the question')).toEqual([]);
    await dialog.getByLabel('Email of your account').fill('somebody@else.example');
    await dialog.getByRole('button', { name: 'Erase my account' }).click();
    await dialog.getByText('This is not the email of your account.').waitFor();
    expect((await db.doc(`users/${user.uid}`).get()).exists).toBe(true);
    await dialog.getByLabel('Email of your account').fill(user.email);
    await dialog.getByRole('button', { name: 'Erase my account' }).click();
    await page.getByText('Your account is closed and erased.').waitFor();
    await page.waitForURL(/login/);
    expect((await db.doc(`users/${user.uid}`).get()).exists).toBe(false);
    await expect(auth.getUser(user.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
  });

  it('stays while an order is not done with, with the reason in the dialog', async () => {
    const user = await newCustomer();
    await markOrder(await newOrder(user, await newProduct()), { paid: true });
    const { part, dialog } = await myData(user, { expectedErrors: [/status of 409/] });
    await part.getByRole('button', { name: 'Close account and erase' }).click();
    await dialog.getByLabel('Email of your account').fill(user.email);
    await dialog.getByRole('button', { name: 'Erase my account' }).click();
    await dialog
      .getByRole('alert')
      .getByText(/is paid and not done with/)
      .waitFor();
    await dialog.getByRole('button', { name: 'Keep my account' }).click();
    expect((await db.doc(`users/${user.uid}`).get()).exists).toBe(true);
  });
});
