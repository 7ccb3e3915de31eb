import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TOAST } from '@rollwell/functions/contract';
import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newAdmin, newCustomer, unique } from '../support/api-accounts.ts';
import { db } from '../support/api-admin.ts';
import { photo } from '../support/api-pictures.ts';
import { browserAvailable, openPage } from './support/chromium.ts';
import { choosePhoto, chooseStars, FORMS, fieldOf, sendButton } from './support/forms.ts';
import { handleOnce } from './support/once.ts';
import { signedInPage } from './support/sign-in.ts';
import { expectToast } from './support/toast.ts';

type FormName = 'contact' | 'blog' | 'review' | 'addProduct';

const LOST = { expectedErrors: [/ERR_FAILED/] };

/** The shop gets the request and acts on it; the browser hears nothing. */
const loseAnswer = async (route: Route): Promise<void> => {
  await route.fetch();
  await route.abort();
};

const counted = async (collection: string, field: string, value: string): Promise<number> =>
  (await db.collection(collection).where(field, '==', value).count().get()).data().count;

interface Case {
  form: FormName;
  /** What is made, where its form stands, and where that is sent to. */
  what: string;
  at: string;
  to: string;
  open: () => Promise<Page>;
  values: Record<string, string>;
  /** Where it is kept, and the field by which it is found. */
  collection: string;
  known: string;
  toast: string;
}

const CASES: Case[] = [
  {
    form: 'contact',
    what: 'a message',
    at: '/#contact',
    to: '**/contact',
    open: () => openPage(LOST),
    values: { email: 'mara@visitor.example', message: 'Which nap?' },
    collection: 'contactMessages',
    known: 'subject',
    toast: TOAST.messageSent,
  },
  {
    form: 'blog',
    what: 'a post',
    at: '/add-blog',
    to: '**/blog',
    open: () => openPage(LOST),
    values: { description: 'Short.' },
    collection: 'blogs',
    known: 'heading',
    toast: TOAST.blogAdded,
  },
  {
    form: 'review',
    what: 'a review',
    at: '/Dashboard/add-review',
    to: '**/review',
    open: async () => signedInPage(await newCustomer(), LOST),
    values: {},
    collection: 'reviews',
    known: 'description',
    toast: TOAST.reviewAdded,
  },
  {
    form: 'addProduct',
    what: 'a product',
    at: '/Dashboard/add-product',
    to: '**/product',
    open: async () => signedInPage(await newAdmin(), LOST),
    values: { description: 'Woven.', price: '2.50', minOrder: '1', available: '10' },
    collection: 'products',
    known: 'name',
    toast: TOAST.productAdded,
  },
];

describe.skipIf(!browserAvailable)('a form whose answer got lost', () => {
  it.each(CASES)('makes $what once when it is sent again', async (each) => {
    const form = FORMS[each.form];
    const page = await each.open();
    await page.goto(each.at);
    const value = unique('Lost answer');
    for (const [name, text] of Object.entries({ ...each.values, [each.known]: value }))
      await fieldOf(page, form, name).fill(text);
    if (each.form === 'review') await chooseStars(page, 4);
    if ('img' in form.fields) await choosePhoto(page, form);
    await handleOnce(page, each.to, loseAnswer);
    await sendButton(page, form).click();
    await page.getByText('The shop cannot be reached').first().waitFor();
    expect(await counted(each.collection, each.known, value)).toBe(1);
    await sendButton(page, form).click();
    await expectToast(page, each.toast);
    expect(await counted(each.collection, each.known, value)).toBe(1);
  });

  it('says of what was changed before it was sent again that the first has arrived, and sends it then', async () => {
    const page = await openPage({ expectedErrors: [/ERR_FAILED/, /status of 422/] });
    await page.goto('/#contact');
    const subject = unique('Lost answer');
    const field = (name: string) => fieldOf(page, FORMS.contact, name);
    await field('email').fill('mara@visitor.example');
    await field('subject').fill(subject);
    await handleOnce(page, '**/contact', loseAnswer);
    await sendButton(page, FORMS.contact).click();
    await page.getByText('The shop cannot be reached').first().waitFor();
    await field('message').fill('And one more thing');
    await sendButton(page, FORMS.contact).click();
    await page.getByText('Your earlier message did arrive').first().waitFor();
    expect(await counted('contactMessages', 'subject', subject)).toBe(1);
    await sendButton(page, FORMS.contact).click();
    await expectToast(page, TOAST.messageSent);
    expect(await counted('contactMessages', 'subject', subject)).toBe(2);
  });

  it('keeps a picture once that is chosen again', async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'lost-answer-')), 'wall.png');
    await writeFile(file, await photo(64, 48).png().toBuffer());
    const uploads = async () => (await db.collection('uploads').count().get()).data().count;
    const page = await openPage(LOST);
    await page.goto('/add-blog');
    const chosen = fieldOf(page, FORMS.blog, 'img');
    const before = await uploads();
    await handleOnce(page, '**/image?*', loseAnswer);
    await chosen.setInputFiles(file);
    await page.getByText('could not').or(page.getByText('cannot be')).first().waitFor();
    await chosen.setInputFiles([]);
    await chosen.setInputFiles(file);
    await page.getByText('Choose another photo').waitFor();
    expect(await uploads()).toBe(before + 1);
  });
});
