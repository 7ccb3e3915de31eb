import { TOAST, VALIDATION } from '@rollwell/functions/contract';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { unique } from '../support/api-accounts.ts';
import { db } from '../support/api-admin.ts';
import { browserAvailable, openPage, type PageOptions } from './support/chromium.ts';
import { isMarkedInvalid, messageBeside } from './support/field-message.ts';
import { started } from './support/started.ts';
import { expectToast } from './support/toast.ts';
import { WIDTHS } from './support/views.ts';

async function contactForm(options: PageOptions = {}) {
  const page = await openPage(options);
  await page.goto('/#contact');
  // Until the app has hydrated the form, the browser sends it by itself.
  if (!options.waitsForIntent) {
    await started(page);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  }
  const form = page.locator('#contact form');
  return {
    page,
    ...fieldsOf(form),
    send: form.getByRole('button', { name: 'Send message' }),
    form,
  };
}

const fieldsOf = (form: ReturnType<Page['locator']>) => ({
  email: form.getByLabel('Email'),
  subject: form.getByLabel('Subject'),
  message: form.getByLabel('Message'),
});

const storedUnder = async (subject: string) =>
  (await db.collection('contactMessages').where('subject', '==', subject).get()).docs.map((doc) =>
    doc.data(),
  );

describe.skipIf(!browserAvailable)('the quick contact form', () => {
  it('says beside an email and a subject what is wrong with them', async () => {
    const form = await contactForm();
    for (const [email, subject, wrong, says] of [
      ['', 'Naps', 'email', VALIDATION.emailRequired],
      ['mara@', 'Naps', 'email', VALIDATION.emailPattern],
      ['mara@example', 'Naps', 'email', VALIDATION.emailPattern],
      ['mara@test.example', '', 'subject', VALIDATION.subjectRequired],
      ['mara@test.example', '   ', 'subject', VALIDATION.subjectRequired],
    ] as const) {
      await form.email.fill(email);
      await form.subject.fill(subject);
      await form.send.click();
      await expect.poll(() => messageBeside(form[wrong])).toBe(says);
      expect(await isMarkedInvalid(form[wrong])).toBe(true);
      const isFocused = () => form[wrong].evaluate((field) => field === document.activeElement);
      await expect.poll(isFocused).toBe(true);
      // What is right again is no longer in error.
      await form[wrong].fill('mara@test.example');
      await expect.poll(() => isMarkedInvalid(form[wrong])).toBe(false);
    }
  });

  it.each(WIDTHS)(
    'before the app, at $width px, is the same form, and keeps its words',
    async (view) => {
      const subject = unique('Typed early');
      const form = await contactForm({ ...view, waitsForIntent: true });
      const height = async () => (await form.form.boundingBox())?.height;
      const before = await height();
      await form.subject.evaluate((field: HTMLInputElement, text) => (field.value = text), subject);
      await form.email.fill('mara@test.example');
      await started(form.page);
      expect(await height()).toBe(before);
      expect(await form.subject.inputValue()).toBe(subject);
      await form.send.click();
      await expectToast(form.page, TOAST.messageSent);
      expect(await storedUnder(subject)).toHaveLength(1);
    },
  );

  it('stores the message, says so and starts anew, and needs no message', async () => {
    const subject = unique('Which nap');
    const form = await contactForm();
    await form.email.fill('mara@test.example');
    await form.subject.fill(subject);
    await form.message.fill('For an old plaster ceiling.');
    await form.send.click();
    await expectToast(form.page, TOAST.messageSent);
    expect(await storedUnder(subject)).toMatchObject([
      { email: 'mara@test.example', subject, message: 'For an old plaster ceiling.' },
    ]);
    for (const field of [form.email, form.subject, form.message]) {
      expect(await field.inputValue()).toBe('');
      expect(await isMarkedInvalid(field)).toBe(false);
    }

    const another = unique('Only a subject');
    await form.email.fill('mara@test.example');
    await form.subject.fill(another);
    await form.send.click();
    await expect.poll(() => storedUnder(another)).toHaveLength(1);
    await expect.poll(() => form.subject.inputValue()).toBe('');
  });

  it.each([
    [500, {}, 'internal', 'Something went wrong on our side.'],
    [429, { 'Retry-After': '17' }, 'too_many_requests', 'Try again in 17 seconds'],
  ])('keeps what was typed and says why when it fails with %d', async (...failure) => {
    const [status, headers, code, says] = failure;
    const form = await contactForm({ expectedErrors: [new RegExp(`status of ${status}`)] });
    await form.page.route('**/contact', (route) =>
      route.fulfill({
        status,
        headers,
        json: { error: { code, message: 'Something went wrong on our side.' } },
      }),
    );
    await form.email.fill('mara@test.example');
    await form.subject.fill('Kept');
    await form.message.fill('Kept too');
    await form.send.click();
    await expect.poll(() => form.form.getByRole('alert').textContent()).toContain(says);
    expect(await form.subject.inputValue()).toBe('Kept');
    expect(await form.message.inputValue()).toBe('Kept too');
  });
});
