import { TOAST } from '@rollwell/functions/contract';
import { describe, expect, it } from 'vitest';
import { newAdmin, newCustomer, type TestUser } from '../support/api-accounts.ts';
import { auth, db } from '../support/api-admin.ts';
import { call } from '../support/api-client.ts';
import { browserAvailable } from './support/chromium.ts';
import { focusOf } from './support/keyboard.ts';
import { signedInPage } from './support/sign-in.ts';
import { expectToast } from './support/toast.ts';

describe.skipIf(!browserAvailable)('the rights of a person', () => {
  it('are given on the list of people, where the focus stays, and taken and given back after a question', async () => {
    const [admin, person] = await Promise.all([newAdmin(), newCustomer()]);
    const { email } = person;
    const page = await signedInPage(admin);
    await page.goto('/Dashboard/make-admin');
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const row = page.getByRole('row', { name: email });

    await button(`Make admin: ${email}`).press('Enter');
    const question = page.getByRole('dialog', { name: `Make ${email} an admin?` });
    await question.getByText('Nobody has verified this address yet').waitFor();
    expect((await call('isAdmin', { email }, { token: person.token })).body.admin).toBe(false);
    await question.getByRole('button', { name: 'Make admin' }).click();
    await expectToast(page, TOAST.adminMade);
    await button(`Make admin: ${email}`).waitFor({ state: 'detached' });
    // The button is gone; the focus stays in the row.
    await expect.poll(async () => (await focusOf(page)).tag).toBe('tr');
    expect((await focusOf(page)).name).toContain(email);
    expect(await button(`Make admin: ${admin.email}`).count()).toBe(0);
    expect((await call('isAdmin', { email }, { token: person.token })).body.admin).toBe(true);

    await button(`Make customer: ${email}`).click();
    await button('Remove the rights').click();
    await button(`Make admin: ${email}`).waitFor();
    expect((await call('listUsers', {}, { token: person.token })).status).toBe(403);

    await button(`Close account: ${email}`).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close account' }).click();
    await button(`Reopen account: ${email}`).waitFor();
    expect(await row.textContent()).toContain('Customer, closed');
    expect((await call('getUser', { email }, { token: person.token })).status).toBe(401);

    await button(`Reopen account: ${email}`).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Reopen account' }).click();
    await button(`Close account: ${email}`).waitFor();
    expect(await button(`Close account: ${admin.email}`).count()).toBe(0);
  });

  it('end with the account, which an admin closes and then erases for whoever asks', async () => {
    const [admin, person] = await Promise.all([newAdmin(), newCustomer()]);
    const page = await signedInPage(admin);
    await page.goto('/Dashboard/make-admin');
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const confirm = (name: string) => page.getByRole('dialog').getByRole('button', { name });
    await button(`Close account: ${person.email}`).click();
    await confirm('Close account').click();
    await button(`Erase account: ${person.email}`).click();
    await confirm('Erase account').click();
    await expectToast(page, `The account of ${person.email} is erased.`);
    await button(`Erase account: ${person.email}`).waitFor({ state: 'detached' });
    expect((await db.doc(`users/${person.uid}`).get()).exists).toBe(false);
  });

  it('change of the account whose row is pressed, where two have the same address', async () => {
    const [admin, person] = await Promise.all([newAdmin(), newAdmin()]);
    const other = await newCustomer();
    const { email } = person;
    await auth.updateUser(person.uid, { emailVerified: true });
    await db.doc(`users/${other.uid}`).update({ email, role: 'admin' });
    const roleOf = async ({ uid }: TestUser) =>
      (await db.doc(`users/${uid}`).get()).get('role') as string;
    const page = await signedInPage(admin);
    await page.goto('/Dashboard/make-admin');
    const row = page
      .getByRole('row', { name: email })
      .filter({ has: page.getByRole('cell', { name: 'Verified', exact: true }) });
    await row.getByRole('button', { name: `Make customer: ${email}` }).click();
    await page.getByRole('button', { name: 'Remove the rights' }).click();
    await expectToast(page, `${email} is a customer now.`);
    expect([await roleOf(person), await roleOf(other)]).toEqual(['customer', 'admin']);
  });

  it('that an admin gives up are their own, in question and answer, and so is the way back in', async () => {
    const admin = await newAdmin();
    const page = await signedInPage(admin, { expectedErrors: [/status of 40[13]/] });
    await page.goto('/Dashboard/make-admin');
    await page.getByRole('button', { name: `Make customer: ${admin.email}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Give up your own admin rights?' });
    await dialog.getByText(/and are signed out/).waitFor();
    await dialog.getByRole('button', { name: 'Give up my rights' }).click();
    await page.waitForURL(/\/login$/);
    await expectToast(
      page,
      'You are a customer now and were signed out. Log in again to continue.',
    );
  });

  it('that somebody else has changed already are not said to have been changed', async () => {
    const [admin, colleague, person] = await Promise.all([newAdmin(), newAdmin(), newCustomer()]);
    const [{ email }, by] = [person, { token: colleague.token }];
    const page = await signedInPage(admin);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await page.goto('/Dashboard/make-admin');
    const promote = button(`Make admin: ${email}`);
    await promote.waitFor();
    await call('makeAdmin', { email }, by);
    await promote.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Make admin' }).click();
    await expectToast(page, `${email} was an admin already. Nothing has changed.`);

    await button(`Close account: ${email}`).click();
    await call('closeAccount', { email }, by);
    await page.getByRole('dialog').getByRole('button', { name: 'Close account' }).click();
    await expectToast(page, `The account of ${email} was closed already. Nothing has changed.`);
  });

  it('end on every device when the person signs out everywhere', async () => {
    const person = await newCustomer();
    const page = await signedInPage(person);
    await page.goto('/Dashboard');
    // The provider says in whole seconds since when tokens hold.
    await page.waitForTimeout(1_000);
    await page.getByRole('main').getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.waitForURL(/\/login$/);
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
    const { email, token } = person;
    expect((await call('getUser', { email }, { token })).status).toBe(401);
  });
});
