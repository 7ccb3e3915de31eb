import { TOAST, VALIDATION } from '@rollwell/functions/contract';
import { describe, expect, it } from 'vitest';
import { newAdmin, unique } from '../support/api-accounts.ts';
import { call } from '../support/api-client.ts';
import { browserAvailable, openPage } from './support/chromium.ts';
import { shopProduct } from './support/shop-product.ts';
import { signedInPage } from './support/sign-in.ts';
import { started } from './support/started.ts';
import { expectToast } from './support/toast.ts';

/** Sends the form twice and types between, before the next frame; says whether that one still waits for nothing. */
const PRESS_TYPE_PRESS = (name: string) => `new Promise((resolve) => {
  const form = document.querySelector('main form');
  const button = form.querySelector('[type=submit]');
  const field = form.elements.namedItem('name');
  form.requestSubmit();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, ${JSON.stringify(name)});
  field.dispatchEvent(new Event('input', { bubbles: true }));
  form.requestSubmit();
  requestAnimationFrame(() => resolve(!button.disabled));
})`;

describe.skipIf(!browserAvailable)('a form that is sent', () => {
  it('has its press painted before it is checked, is sent once, and with what was typed by then', async () => {
    const id = await shopProduct({ name: unique('Pressed first') });
    const page = await signedInPage(await newAdmin());
    await page.goto(`/Dashboard/manage-products/${id}`);
    await page.getByRole('main').getByRole('button', { name: 'Save changes' }).waitFor();
    let saves = 0;
    page.on('request', (request) => {
      if (request.method() === 'PUT' && request.url().includes('/product/')) saves += 1;
    });

    const name = unique('Typed meanwhile');
    expect(await page.evaluate(PRESS_TYPE_PRESS(name))).toBe(true);

    await expectToast(page, TOAST.updated);
    await page.waitForURL(/manage-products$/);
    expect(saves).toBe(1);
    expect((await call('getProduct', { id })).body.name).toBe(name);
  });
});

/** Leaves a field that is known to be wrong; says whether its message stands there by the next frame. */
const LEAVE = `new Promise((resolve) => {
  const field = document.activeElement;
  field.blur();
  requestAnimationFrame(() => resolve(field.getAttribute('aria-invalid')));
})`;

describe.skipIf(!browserAvailable)('a field that is left', () => {
  it('has the press that led away painted before it says what is wrong with it', async () => {
    const page = await openPage();
    await page.goto('/signup');
    const email = page.getByLabel('Email', { exact: false });
    await page.getByLabel('Full name').fill('Ines Input');
    await email.fill('ines');
    // By then the form knows what is wrong, and waits for the field to be left.
    await page.waitForTimeout(1000);
    expect(await page.evaluate(LEAVE)).toBe('false');
    await page.getByText(VALIDATION.emailPattern).waitFor();
    expect(await email.getAttribute('aria-invalid')).toBe('true');
  });
});

/** How much code the page has asked for ahead of its use. */
const ASKED = `document.querySelectorAll('link[rel=modulepreload]').length`;

/** Does something to an element; says how much code that asks for at once. */
const askedAtOnce = (selector: string, act: string) => `(() => {
  const asked = ${ASKED};
  document.querySelector(${JSON.stringify(selector)}).${act};
  return ${ASKED} - asked;
})()`;

describe.skipIf(!browserAvailable)('what is about to be needed', () => {
  it('is asked for by whoever points at a link', async () => {
    const page = await openPage();
    await page.goto('/products');
    await started(page);
    const code = page.waitForRequest(/\/assets\/blogs-.*\.js$/);
    await page.getByRole('banner').getByRole('link', { name: 'Blogs', exact: true }).hover();
    await code;
    expect(page.url()).toMatch(/\/products$/);
  });

  it('is asked for after a key on a link is answered', async () => {
    const page = await openPage();
    await page.goto('/products');
    await started(page);
    // A key on a link is a click without a press before it.
    expect(await page.evaluate(askedAtOnce('header a[href="/blogs"]', 'click()'))).toBe(0);
    await page.getByRole('heading', { level: 1, name: 'Blogs' }).waitFor();
  });

  it('is asked for after the tap on a field is answered', async () => {
    const page = await openPage();
    await page.goto('/signup');
    await started(page);
    const asked = Number(await page.evaluate(ASKED));
    expect(await page.evaluate(askedAtOnce('main form input', 'focus()'))).toBe(0);
    await expect.poll(async () => Number(await page.evaluate(ASKED))).toBeGreaterThan(asked);
  });
});
