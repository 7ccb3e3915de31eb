import { TOAST, VALIDATION } from '@rollwell/functions/contract';
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { db } from '../support/api-admin.ts';
import {
  newCustomer,
  PASSWORD,
  resetMailsTo,
  unique,
  verificationMailsTo,
} from '../support/api-accounts.ts';
import { browserAvailable, openPage } from './support/chromium.ts';
import { isMarkedInvalid, messageBeside } from './support/field-message.ts';
import { GOOGLE_NOISE, signInWithGoogle } from './support/google.ts';
import { started } from './support/started.ts';
import { expectToast } from './support/toast.ts';

/** The red of what is wrong, by day. */
const expectRed = async (words: Locator): Promise<void> => {
  expect(await words.evaluate((element) => getComputedStyle(element).color)).toBe(
    'rgb(180, 35, 24)',
  );
};

describe.skipIf(!browserAvailable)('Sign Up', () => {
  it('says beside each field what is missing or unreadable, and puts the focus on the first', async () => {
    const page = await openPage();
    await page.goto('/signup');
    // Before, nobody hears that a field is left; what is sent is looked at as a whole.
    await started(page);
    const main = page.getByRole('main');
    const name = main.getByLabel('Full name');
    await name.fill('Nora \u0007New');
    await name.blur();
    await expect.poll(() => messageBeside(name)).toBe(VALIDATION.unreadable);
    // What nobody sees and what says nothing is no fault of whoever pasted it.
    await name.fill('\u202ANo\u200Bra New\u202C');
    await expect.poll(() => isMarkedInvalid(name)).toBe(false);

    await name.fill('');
    await main.getByRole('button', { name: 'Sign Up' }).click();
    const password = main.getByLabel(/^Password/);
    await expect.poll(() => messageBeside(password)).toBe(VALIDATION.passwordRequired);
    expect(await messageBeside(name)).toBe(VALIDATION.fullNameRequired);
    expect(await isMarkedInvalid(name)).toBe(true);
    expect(await messageBeside(main.getByLabel('Email'))).toBe(VALIDATION.emailRequired);
    await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true);

    await main.getByLabel('Email').fill('nobody');
    await password.fill('no digit');
    await password.blur();
    await main.getByText(VALIDATION.emailPattern).waitFor();
    await main.getByText(VALIDATION.passwordDigit).waitFor();
  });

  it('makes an account with its name, keeps its access token and leads to the dashboard', async () => {
    const email = `${unique('new')}@test.example`;
    const page = await openPage();
    await page.goto('/signup');
    const main = page.getByRole('main');
    await main.getByLabel('Full name').fill('Nora New');
    await main.getByLabel('Email').fill(email);
    await main.getByLabel(/^Password/).fill(PASSWORD);
    const exchanged = page.waitForResponse(
      (response) =>
        response.request().method() === 'PUT' &&
        response.url().endsWith(`/user/${encodeURIComponent(email)}`),
    );
    await main.getByRole('button', { name: 'Sign Up' }).click();
    const answer = await exchanged;
    expect(answer.request().postDataJSON()).toEqual({ email });
    const { accessToken } = (await answer.json()) as { accessToken: string };
    await page.waitForURL(/\/dashboard$/);
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBe(accessToken);
    await page.getByRole('button', { name: 'Sign out Nora New' }).waitFor();
    const verification = page.getByRole('main').getByRole('note');
    await verification.getByText(/confirm that this email is yours/).waitFor();
    await verification.getByRole('button', { name: 'Send the link again' }).click();
    await verification.getByText(/^We have sent you the link/).waitFor();
    expect(await verificationMailsTo(email)).toBe(2);
    const stored = await db.collection('users').where('email', '==', email).get();
    expect(stored.docs.map((doc) => doc.get('displayName') as unknown)).toEqual(['Nora New']);
  });

  it('says how easily a password is guessed once one chooses it, and takes it all the same', async () => {
    const page = await openPage();
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    const weighs = () => loaded.some((url) => url.includes('password-strength'));
    await page.goto('/signup');
    const main = page.getByRole('main');
    await main.getByLabel('Full name').fill('Nora New');
    await main.getByLabel('Email').fill(`${unique('weak')}@test.example`);
    expect(weighs()).toBe(false);
    const password = main.getByLabel(/^Password/);
    await password.fill('ladder-Tuesday-7-herring');
    await expect.poll(() => messageBeside(password)).toMatch(/^Very good/);
    expect(weighs()).toBe(true);
    // Beside the page, which has to answer the next key meanwhile.
    expect(page.workers().map((worker) => worker.url())).toEqual([
      expect.stringContaining('password-strength'),
    ]);
    await password.fill('111111');
    await expect.poll(() => messageBeside(password)).toMatch(/^Very weak/);
    await main.getByRole('button', { name: 'Sign Up' }).click();
    await page.waitForURL(/\/dashboard$/);
  });

  it('shows the provider’s words in red for an email that is taken, and keeps what was typed', async () => {
    const { email } = await newCustomer();
    const page = await openPage({ expectedErrors: [/status of 400/] });
    await page.goto('/signup');
    const main = page.getByRole('main');
    await main.getByLabel('Full name').fill('Nora New');
    await main.getByLabel('Email').fill(email);
    await main.getByLabel(/^Password/).fill(PASSWORD);
    await main.getByRole('button', { name: 'Sign Up' }).click();
    await expectRed(main.getByRole('alert').getByText('auth/email-already-in-use'));
    expect(await main.getByLabel('Full name').inputValue()).toBe('Nora New');
    expect(page.url()).toMatch(/\/signup$/);
  });

  it('takes a Google account as well', async () => {
    const page = await openPage({ expectedErrors: GOOGLE_NOISE });
    await page.goto('/signup');
    await signInWithGoogle(page, 'Continue with Google');
    await page.waitForURL(/\/dashboard$/);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Sign out/ })
      .waitFor();
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).not.toBeNull();
  });
});

/** What the browser asks, and the screen says, of a wrong password and then of a reset. */
async function failedLoginAndReset(email: string) {
  const page = await openPage({ expectedErrors: [/status of 400/] });
  await page.goto('/login');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'OPTIONS' && ['fetch', 'xhr'].includes(request.resourceType()))
      asked.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill(email);
  await main.getByLabel(/^Password/).fill('Wrong-Pass1');
  await main.getByRole('button', { name: 'Login', exact: true }).click();
  await main.getByRole('alert').getByText('auth/invalid-credential').waitFor();
  const refused = await main.innerText();
  await main.getByRole('button', { name: 'Reset password' }).click();
  await expectToast(page, TOAST.resetEmailSent);
  await main.getByText(TOAST.resetEmailSent).waitFor();
  return { asked, says: [refused, await main.innerText()] };
}

describe.skipIf(!browserAvailable)('Login', () => {
  it('asks for an email before it sends the reset mail, says when it is sent, and shows the provider’s words in red for a wrong password; the right one then works', async () => {
    const { email } = await newCustomer();
    const page = await openPage({ expectedErrors: [/status of 400/] });
    await page.goto('/login');
    const main = page.getByRole('main');
    const reset = main.getByRole('button', { name: 'Reset password' });
    await reset.click();
    await expectToast(page, TOAST.writeValidEmail);
    await main.getByText(TOAST.writeValidEmail).waitFor();
    expect(await resetMailsTo(email)).toBe(0);
    await main.getByLabel('Email').fill(email);
    await reset.click();
    await expectToast(page, TOAST.resetEmailSent);
    expect(await resetMailsTo(email)).toBe(1);
    await main.getByText(TOAST.resetEmailSent).waitFor();

    const submit = main.getByRole('button', { name: 'Login', exact: true });
    await main.getByLabel(/^Password/).fill('Wrong-Pass1');
    await submit.click();
    await expectRed(main.getByRole('alert').getByText('auth/invalid-credential'));
    await main.getByLabel(/^Password/).fill(PASSWORD);
    await submit.click();
    await page.waitForURL(/\/$/);
  });

  it('asks and says the same of an email that nobody has, and of a reset for it', async () => {
    const { email } = await newCustomer();
    const known = await failedLoginAndReset(email);
    expect(await failedLoginAndReset(`${unique('nobody')}@test.example`)).toEqual(known);
    expect(known.asked).toEqual([
      'POST /identitytoolkit.googleapis.com/v1/accounts:signInWithPassword',
      'POST /identitytoolkit.googleapis.com/v1/accounts:sendOobCode',
    ]);
  });
});
