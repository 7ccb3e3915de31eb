import {
  MAX_LENGTH,
  MAX_PRICE,
  MAX_QUANTITY,
  TOAST,
  VALIDATION,
} from '@rollwell/functions/contract';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { newAdmin, newCustomer, type TestUser } from '../support/api-accounts.ts';
import { browserAvailable, openPage } from './support/chromium.ts';
import { isFieldInErrorFocused, isMarkedInvalid, messageBeside } from './support/field-message.ts';
import { fieldOf, FORMS, sendButton, type FormUnderTest } from './support/forms.ts';
import { expectRefused } from './support/refused-values.ts';
import { shopProduct } from './support/shop-product.ts';
import { signedInPage } from './support/sign-in.ts';
import { holdBack } from './support/held.ts';

/** A field, what is typed into it (null: it is left as it is), and what has to stand beside it. */
type Wrong = readonly [field: string, typed: string | null, says: string];

const MIN_ORDER = 10;
const AVAILABLE = 50;
const V = VALIDATION;

const long = (max: number) => 'x'.repeat(max + 1);

/** A text that has to be there, with more in it than spaces, and not too much. */
const required = (field: string, says: string, max: number = MAX_LENGTH.line): Wrong[] => [
  [field, '', says],
  [field, '   ', says],
  [field, long(max), V.maxLength(max)],
];
const tooLong = (field: string, max: number = MAX_LENGTH.line): Wrong => [
  field,
  long(max),
  V.maxLength(max),
];
const email: Wrong[] = [
  ['email', '', V.emailRequired],
  ...['mara', 'mara@', 'mara@example', 'ma ra@test.example', '@test.example'].map(
    (typed): Wrong => ['email', typed, V.emailPattern],
  ),
  ['email', `${long(MAX_LENGTH.email)}@test.example`, V.emailPattern],
];
const password: Wrong[] = [
  ['password', '', V.passwordRequired],
  ['password', 'no digit at all', V.passwordDigit],
];
const count = (field: string, empty: string, least: string, tooFew: string): Wrong[] => [
  [field, '', empty],
  [field, tooFew, least],
  [field, '1.5', V.wholeNumber],
  [field, `${MAX_QUANTITY + 1}`, V.maxNumber(MAX_QUANTITY)],
];
const product: Wrong[] = [
  ...required('name', V.productNameRequired, MAX_LENGTH.name),
  ...required('description', V.descriptionRequired, MAX_LENGTH.message),
  ['price', '', V.priceRequired],
  ['price', '-0.01', V.priceMin],
  ['price', '4.3555', V.priceCents],
  ['price', `${MAX_PRICE + 1}`, V.maxNumber(MAX_PRICE)],
  ...count('minOrder', V.minOrderRequired, V.minOrderMin, '0'),
];

const WRONG: Record<keyof typeof FORMS, Wrong[]> = {
  login: [...email, ...password],
  signup: [...required('fullName', V.fullNameRequired, MAX_LENGTH.name), ...email, ...password],
  contact: [
    ...email,
    ...required('subject', V.subjectRequired),
    tooLong('message', MAX_LENGTH.message),
  ],
  purchase: [
    ['quantity', '', V.quantityRequired],
    ['quantity', `${MIN_ORDER - 1}`, V.minOrderQuantity(MIN_ORDER)],
    ['quantity', '-1', V.minOrderQuantity(MIN_ORDER)],
    ['quantity', `${AVAILABLE + 1}`, V.outOfStock(MIN_ORDER, AVAILABLE)],
    ['quantity', '10.5', V.quantityWhole],
    ...required('customerName', V.customerNameRequired),
    ...required('phone', V.phoneRequired),
    ...required('address', V.addressRequired),
    ...required('city', V.cityRequired),
  ],
  review: [
    ['ratings', null, V.ratingsRequired],
    ...required('description', V.descriptionRequired, MAX_LENGTH.message),
  ],
  blog: [
    ...required('heading', V.headingRequired, MAX_LENGTH.name),
    ...required('description', V.descriptionRequired, MAX_LENGTH.article),
    ['img', null, V.blogPhotoRequired],
  ],
  addProduct: [
    ...product,
    ...count('available', V.availableRequired, V.availableMin, '0'),
    ['img', null, V.productPhotoRequired],
  ],
  editProduct: product,
  profile: [
    ['imageLink', null, V.profilePhotoRequired],
    tooLong('displayName', MAX_LENGTH.name),
    ...['phone', 'address', 'city', 'education'].map((field) => tooLong(field)),
    ...['linkedIn', 'github'].map((field) => tooLong(field, MAX_LENGTH.url)),
  ],
  delivery: [
    tooLong('displayName', MAX_LENGTH.name),
    ...['phone', 'address', 'city', 'company'].map((field) => tooLong(field)),
    tooLong('postcode', MAX_LENGTH.postcode),
    ['vatNumber', '12345675', V.vatNumber],
    ['vatNumber', 'XI123456789', V.vatNumberOutside('XI')],
  ],
};

let customer: TestUser;
let admin: TestUser;
let productId: string;
beforeAll(async () => {
  [customer, admin] = await Promise.all([newCustomer(), newAdmin()]);
  productId = await shopProduct({ minOrder: MIN_ORDER, available: AVAILABLE });
});

const REFUSED = { expectedErrors: [/status of 400/] };

/** Where each form stands, and who may see it. */
const OPEN: Record<keyof typeof FORMS, () => Promise<Page>> = {
  login: () => at('/login', openPage()),
  signup: () => at('/signup', openPage()),
  contact: () => at('/#contact', openPage(REFUSED)),
  blog: () => at('/add-blog', openPage(REFUSED)),
  purchase: () => at(`/purchase/${productId}`, signedInPage(customer, REFUSED)),
  review: () => at('/Dashboard/add-review', signedInPage(customer, REFUSED)),
  profile: () => at('/Dashboard/update-profile', signedInPage(customer, REFUSED)),
  delivery: () => at('/Dashboard/delivery', signedInPage(customer, REFUSED)),
  addProduct: () => at('/Dashboard/add-product', signedInPage(admin, REFUSED)),
  editProduct: () => at(`/Dashboard/manage-products/${productId}`, signedInPage(admin, REFUSED)),
};

async function at(path: string, opening: Promise<Page>): Promise<Page> {
  const page = await opening;
  await page.goto(path);
  return page;
}

/**
 * What is typed at once: of each field one value, and the next of it in the next round. A field that
 * has had all of its own is left with its last.
 */
function roundsOf(values: readonly Wrong[]): Wrong[][] {
  const names = new Set(values.map(([name]) => name));
  const fields = [...names].map((name) => values.filter(([field]) => field === name));
  const most = Math.max(...fields.map(({ length }) => length));
  return Array.from({ length: most }, (_round, at) =>
    fields.flatMap((field) => field.slice(at, at + 1)),
  );
}

/** What is wrong with what the form says of a value that was sent; undefined for nothing. */
async function faultOf(field: Locator, [name, typed, says]: Wrong): Promise<string | undefined> {
  const what = `${name} “${(typed ?? '').slice(0, 30)}”`;
  try {
    await expect.poll(() => messageBeside(field), { timeout: 5000 }).toBe(says);
  } catch {
    return `${what}: “${await messageBeside(field)}” instead of “${says}”${typed === null ? '' : `, and the field holds “${(await field.inputValue()).slice(0, 30)}”`}`;
  }
  if (!(await isMarkedInvalid(field))) return `${what}: not marked as invalid`;
  if (typed !== null && (await field.inputValue()) !== typed) return `${what}: not kept`;
  return undefined;
}

/** Types a round of values, sends the form, and gives what is wrong with the answer. */
async function tryRound(page: Page, form: FormUnderTest, round: Wrong[]): Promise<string[]> {
  for (const [name, typed] of round)
    if (typed !== null) await fieldOf(page, form, name).fill(typed);
  await sendButton(page, form).click();
  const faults = [];
  for (const wrong of round) faults.push(await faultOf(fieldOf(page, form, wrong[0]), wrong));
  // The next values must not be typed before: they go where the focus is.
  await expect.poll(() => isFieldInErrorFocused(page), { message: 'the focus' }).toBe(true);
  return faults.filter((fault) => fault !== undefined);
}

describe.skipIf(!browserAvailable)('beside the field stands what is wrong with it', () => {
  it.each(Object.keys(FORMS) as (keyof typeof FORMS)[])('in the form %s', async (name) => {
    const page = await OPEN[name]();
    const form = FORMS[name];
    const faults: string[] = [];
    const refused: string[] = [];
    page.on('response', (answer) => {
      if (answer.status() >= 400) refused.push(answer.url());
    });
    for (const round of roundsOf(WRONG[name])) faults.push(...(await tryRound(page, form, round)));
    expect(faults).toEqual([]);
    // All of that stayed in the page. What only the server finds stands beside its field as well.
    expect(refused).toEqual([]);
    if (name !== 'login' && name !== 'signup') await expectRefused(page, name);
  });

  it('when a mail is to go to an address that is none', async () => {
    const page = await OPEN.login();
    const field = fieldOf(page, FORMS.login, 'email');
    for (const typed of ['', 'mara', 'mara@example']) {
      await field.fill(typed);
      await page.getByRole('button', { name: 'Reset password' }).click();
      await expect.poll(() => messageBeside(field)).toBe(TOAST.writeValidEmail);
      expect(await isMarkedInvalid(field)).toBe(true);
      expect(await field.inputValue()).toBe(typed);
      // Said anew for each: what is right takes it away.
      await field.fill('mara@test.example');
      await expect.poll(() => messageBeside(field)).not.toBe(TOAST.writeValidEmail);
    }
  });

  it('when a mail is to go, although the check of the field left for it ends later', async () => {
    const page = await openPage();
    const release = await holdBack(page, /\/assets\/schemas-/);
    await page.goto('/login');
    const field = fieldOf(page, FORMS.login, 'email');
    await field.fill('mara');
    await page.getByRole('button', { name: 'Reset password' }).click();
    await page.getByText(TOAST.writeValidEmail).first().waitFor();
    const code = page.waitForResponse(/\/assets\/schemas-/);
    release();
    await (await code).finished();
    await expect.poll(() => isMarkedInvalid(field)).toBe(true);
    // Time enough for the check to end.
    await page.waitForTimeout(200);
    expect(await messageBeside(field)).toBe(TOAST.writeValidEmail);
  });
});
