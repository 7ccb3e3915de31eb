import { TOAST, VALIDATION } from '@rollwell/functions/contract';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  googleSignIn,
  newCustomer,
  PASSWORD,
  resetMailsTo,
  setPasswordByMail,
} from '../support/api-accounts.ts';
import { auth } from '../support/api-admin.ts';
import { faultsInBothSchemes } from './support/accessibility.ts';
import { browserAvailable, openPage, type PageOptions } from './support/chromium.ts';
import { isFieldInErrorFocused, isMarkedInvalid, messageBeside } from './support/field-message.ts';
import { expectToast } from './support/toast.ts';
import { GOOGLE_NOISE, signInWithGoogle } from './support/google.ts';

async function loginScreen(options: PageOptions = {}) {
  const page = await openPage(options);
  await page.goto('/login');
  const main = page.getByRole('main');
  return {
    page,
    email: main.getByLabel('Email'),
    password: main.getByLabel(/^Password/),
    submit: main.getByRole('button', { name: 'Login', exact: true }),
    signUp: main.getByRole('link', { name: 'Sign Up' }),
  };
}

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('accessToken'));

describe.skipIf(!browserAvailable)('the login screen', () => {
  it('says beside an email and a password what is wrong with them', async () => {
    const form = await loginScreen();
    for (const [wrong, value, says] of [
      ['email', '', VALIDATION.emailRequired],
      ['email', 'mara@example', VALIDATION.emailPattern],
      ['password', '', VALIDATION.passwordRequired],
      ['password', 'no digit', VALIDATION.passwordDigit],
    ] as const) {
      await form.email.fill('mara@test.example');
      await form.password.fill(PASSWORD);
      for (const field of [form.email, form.password])
        await expect.poll(() => isMarkedInvalid(field)).toBe(false);
      await form[wrong].fill(value);
      await form.submit.click();
      await expect.poll(() => messageBeside(form[wrong])).toContain(says);
      expect(await isMarkedInvalid(form[wrong])).toBe(true);
      // Who types before that types into what has the focus then.
      await expect.poll(() => isFieldInErrorFocused(form.page)).toBe(true);
      expect(form.page.url()).toMatch(/\/login$/);
    }
  });

  it('offers whoever has a password without a digit the mail that sets another, and takes that one', async () => {
    const { email, uid } = await newCustomer();
    await auth.updateUser(uid, { password: 'correct horse battery' });
    const form = await loginScreen();
    const wayOut = form.page.getByRole('main').getByText('No digit in your password?');
    const choose = form.page.getByRole('button', { name: 'Choose a new one' });
    await form.email.fill(email);
    await form.password.fill('correct horse battery');
    expect(await wayOut.count()).toBe(0);
    await form.submit.press('Enter');
    await expect.poll(() => messageBeside(form.password)).toBe(VALIDATION.passwordDigit);
    await wayOut.waitFor();
    await expect
      .poll(() => form.page.getByRole('status').allTextContents())
      .toContain('No digit in your password? Choose a new one');
    expect(await faultsInBothSchemes(form.page)).toEqual([]);

    await choose.press('Enter');
    await expectToast(form.page, TOAST.resetEmailSent);
    expect(await resetMailsTo(email)).toBe(1);
    await setPasswordByMail(email, 'correct horse battery 9');
    await form.password.fill('correct horse battery 9');
    await wayOut.waitFor({ state: 'detached' });
    await form.submit.click();
    await form.page.waitForURL(/\/$/);
    expect(await storedToken(form.page)).not.toBeNull();
  });

  it('says at the form why a login failed, in sight on a phone', async () => {
    const form = await loginScreen({ width: 360, height: 640, expectedErrors: [/status of 400/] });
    await form.email.fill((await newCustomer()).email);
    await form.password.fill('Wrong-Pass1');
    await form.submit.click();
    const alert = form.page.getByRole('main').getByRole('alert');
    await alert.getByText('Email or password is wrong.').waitFor();
    const [says, submit, google] = await Promise.all([
      alert.boundingBox(),
      form.submit.boundingBox(),
      form.page.getByRole('button', { name: 'Login with google' }).boundingBox(),
    ]);
    if (!says || !submit || !google) throw new Error('Nothing to measure.');
    expect(says.y).toBeGreaterThan(0);
    expect(says.y + says.height).toBeLessThanOrEqual(640);
    expect(says.y).toBeLessThan(google.y);
  });

  it('takes back what it said before when the form comes to something else', async () => {
    const form = await loginScreen({ expectedErrors: [/status of 400/] });
    const toasts = form.page.locator(
      '[class*="notistack-MuiContent"], .notistack-SnackbarContainer > *',
    );
    const reset = form.page.getByRole('button', { name: 'Reset password' });
    await reset.click();
    await expectToast(form.page, TOAST.writeValidEmail);
    await form.email.fill((await newCustomer()).email);
    await reset.click();
    await expectToast(form.page, TOAST.resetEmailSent);
    await expect.poll(() => toasts.allTextContents()).toEqual([TOAST.resetEmailSent]);
    await form.password.fill('Wrong-Pass1');
    await form.submit.click();
    await form.page.getByRole('main').getByText('Email or password is wrong.').waitFor();
    await expect.poll(() => toasts.allTextContents()).toEqual([]);
  });

  it('asks for an access token, keeps it in local storage, sends it, and leads home', async () => {
    const { email } = await newCustomer();
    const form = await loginScreen();
    const exchanged = form.page.waitForResponse(
      (response) =>
        response.request().method() === 'PUT' &&
        response.url().includes(`/user/${encodeURIComponent(email)}`),
    );
    await form.email.fill(email);
    await form.password.fill(PASSWORD);
    await form.submit.click();
    const answer = await exchanged;
    expect(answer.request().postDataJSON()).toEqual({ email });
    const { accessToken } = (await answer.json()) as { accessToken: string };
    await form.page.waitForURL(/\/$/);
    expect(await storedToken(form.page)).toBe(accessToken);

    const asked = form.page.waitForRequest(
      (request) => request.method() === 'GET' && request.url().includes('/user/'),
    );
    await form.page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
    expect((await asked).headers().authorization).toBe(`Bearer ${accessToken}`);
  });

  it('takes a Google account', async () => {
    const { page } = await loginScreen({ expectedErrors: GOOGLE_NOISE });
    await signInWithGoogle(page, 'Login with google');
    await page.waitForURL((url) => url.pathname === '/');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Sign out/ })
      .waitFor();
    expect(await storedToken(page)).not.toBeNull();
  });

  it('names Google as the way in to whom Google’s word has ended an unverified password', async () => {
    const { email } = await newCustomer();
    await googleSignIn(email);
    const form = await loginScreen({ expectedErrors: [/status of 400/] });
    await form.email.fill(email);
    await form.password.fill(PASSWORD);
    await form.submit.click();
    await form.page
      .getByRole('alert')
      .getByText(/logged in with Google before/)
      .waitFor();
  });

  it('leads to Sign Up, and that one back', async () => {
    const { page, signUp } = await loginScreen();
    await signUp.click();
    await page.waitForURL(/\/signup$/);
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
    await page.waitForURL(/\/login$/);
  });
});
