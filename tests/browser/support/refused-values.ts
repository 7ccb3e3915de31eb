import { MAX_LENGTH, VALIDATION } from '@rollwell/functions/contract';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { isMarkedInvalid, messageBeside } from './field-message.ts';
import { choosePhoto, chooseStars, fieldOf, FORMS, sendButton } from './forms.ts';

type FormName = Exclude<keyof typeof FORMS, 'login' | 'signup'>;

/** What a form sends as from a page that does not validate, and what then stands beside its fields. */
interface Refusal {
  /** Which call the form makes. */
  call: string;
  typed: Record<string, string>;
  photo?: boolean;
  /** What reaches the server instead, as from a page that does not validate, and its answer. */
  sent: Record<string, unknown>;
  says: Record<string, string>;
}

const V = VALIDATION;
const long = 'x'.repeat(MAX_LENGTH.article + 1);
const delivery = { customerName: 'Dora', phone: '1', address: 'Ladder Lane 4', city: 'Gent' };
const facts = {
  name: 'Tray',
  description: 'Of steel.',
  price: '4.5',
  minOrder: '2',
};

const REFUSALS: Record<FormName, Refusal> = {
  contact: {
    call: '**/contact',
    typed: { email: 'mara@test.example', subject: 'Naps', message: 'Which?' },
    sent: { email: 'mara@', subject: '', message: long },
    says: {
      email: V.emailPattern,
      subject: V.subjectRequired,
      message: V.maxLength(MAX_LENGTH.message),
    },
  },
  purchase: {
    call: '**/order',
    typed: { ...delivery, quantity: '12' },
    sent: { customerName: ' ', phone: '', address: long, city: '', quantity: 9 },
    says: {
      customerName: V.customerNameRequired,
      phone: V.phoneRequired,
      address: V.maxLength(MAX_LENGTH.line),
      city: V.cityRequired,
    },
  },
  review: {
    call: '**/review',
    typed: { description: 'Good.' },
    sent: { ratings: 6, description: '' },
    says: { ratings: V.ratingsChoice, description: V.descriptionRequired },
  },
  blog: {
    call: '**/blog',
    typed: { heading: 'Cutting in', description: 'Slowly.' },
    photo: true,
    sent: { heading: '', description: long, img: 'wall.png' },
    says: {
      heading: V.headingRequired,
      description: V.maxLength(MAX_LENGTH.article),
      img: V.url,
    },
  },
  addProduct: {
    call: '**/product',
    typed: { ...facts, available: '9' },
    photo: true,
    sent: { name: '', price: -1, minOrder: 0, available: 0, img: '' },
    says: {
      name: V.productNameRequired,
      price: V.priceMin,
      minOrder: V.minOrderMin,
      available: V.availableMin,
      img: V.productPhotoRequired,
    },
  },
  editProduct: {
    call: '**/product/*',
    typed: facts,
    sent: { description: '', price: 4.355, minOrder: 1.5 },
    says: {
      description: V.descriptionRequired,
      price: V.priceCents,
      minOrder: V.wholeNumber,
    },
  },
  profile: {
    call: '**/user/update/*',
    typed: {
      ...{ displayName: 'Dora', phone: '1', linkedIn: 'linkedin.com/in/dora' },
      ...{ address: '', city: '', education: '', github: '' },
    },
    photo: true,
    sent: { displayName: long, phone: long, linkedIn: long, imageLink: '' },
    says: {
      displayName: V.maxLength(MAX_LENGTH.name),
      phone: V.maxLength(MAX_LENGTH.line),
      linkedIn: V.maxLength(MAX_LENGTH.url),
      imageLink: V.profilePhotoRequired,
    },
  },
  delivery: {
    call: '**/user/delivery/*',
    typed: {
      ...{ displayName: 'Dora', phone: '1', address: 'Lane 4', city: 'Berlin', postcode: '10115' },
      ...{ company: '', vatNumber: '' },
    },
    sent: { displayName: long, phone: long, postcode: long, vatNumber: '12345675' },
    says: {
      displayName: V.maxLength(MAX_LENGTH.name),
      phone: V.maxLength(MAX_LENGTH.line),
      postcode: V.maxLength(MAX_LENGTH.postcode),
      vatNumber: V.vatNumber,
    },
  },
};

/** Lets the page's call through with other values in its body. */
const tamper = (page: Page, { call: url, sent }: Refusal) =>
  page.route(url, async (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    const body = { ...(route.request().postDataJSON() as object), ...sent };
    await route.fallback({ postData: JSON.stringify(body) });
  });

/** Fills in an open form rightly, has the server refuse other values of it, and looks beside each field. */
export async function expectRefused(page: Page, name: FormName): Promise<void> {
  const form = FORMS[name];
  const refusal = REFUSALS[name];
  for (const [field, value] of Object.entries(refusal.typed)) {
    await fieldOf(page, form, field).fill(value);
  }
  if (name === 'review') await chooseStars(page, 4);
  if (refusal.photo) await choosePhoto(page, form);
  for (const field of [...Object.keys(refusal.typed), ...Object.keys(refusal.says)]) {
    const right = () => isMarkedInvalid(fieldOf(page, form, field));
    await expect.poll(right, { message: field }).toBe(false);
  }
  await tamper(page, refusal);
  await sendButton(page, form).click();

  for (const [field, says] of Object.entries(refusal.says)) {
    const shown = fieldOf(page, form, field);
    await expect.poll(() => messageBeside(shown), { message: field }).toBe(says);
    expect(await isMarkedInvalid(shown)).toBe(true);
  }
  for (const [field, value] of Object.entries(refusal.typed)) {
    expect(await fieldOf(page, form, field).inputValue()).toBe(value);
  }
}
