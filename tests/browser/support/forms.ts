import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { photo } from '../../support/api-pictures.ts';

/** One form of the shop: the names of its fields as the API knows them, with their labels. */
export interface FormUnderTest {
  /** The button that sends it. */
  button: string;
  fields: Record<string, string>;
  /** Where it stands, when it is not the only form of its screen. */
  within?: string;
}

const sign = { email: 'Email', password: 'Password' };
const product = {
  name: 'Name',
  description: 'Description',
  price: 'Price',
  minOrder: 'Minimum order',
  img: 'Photo',
};

/** Every form that somebody can fill in wrongly. */
export const FORMS = {
  login: { button: 'Login', fields: sign },
  signup: { button: 'Sign Up', fields: { fullName: 'Full name', ...sign } },
  contact: {
    button: 'Send message',
    fields: { email: 'Email', subject: 'Subject', message: 'Message' },
    within: '#contact form',
  },
  purchase: {
    button: 'Place order',
    fields: {
      quantity: 'Quantity',
      customerName: 'Customer name',
      phone: 'Phone',
      address: 'Address',
      city: 'City',
    },
  },
  review: { button: 'Add review', fields: { ratings: 'Rating', description: 'Description' } },
  blog: {
    button: 'Add Blog',
    fields: { heading: 'Heading', description: 'Description', img: 'Blog photo' },
  },
  addProduct: { button: 'Add product', fields: { ...product, available: 'Available' } },
  editProduct: { button: 'Save changes', fields: product },
  profile: {
    button: 'Save',
    fields: {
      imageLink: 'Profile photo',
      displayName: 'Name',
      phone: 'Phone',
      address: 'Address',
      city: 'City',
      education: 'Education',
      linkedIn: 'LinkedIn',
      github: 'GitHub',
    },
  },
  delivery: {
    button: 'Save',
    fields: {
      displayName: 'Name',
      phone: 'Phone',
      address: 'Address',
      city: 'City',
      postcode: 'Postcode',
      company: 'Company',
      vatNumber: 'VAT number',
    },
  },
} as const satisfies Record<string, FormUnderTest>;

const PHOTOS = new Set(['img', 'imageLink']);

/** The element that a field's message is tied to. */
export function fieldOf(page: Page, form: FormUnderTest, name: string): Locator {
  const box = page.locator(form.within ?? 'main');
  if (PHOTOS.has(name)) return box.locator('input[type=file]');
  if (name === 'ratings') return box.getByRole('radiogroup');
  return box.getByLabel(new RegExp(`^${form.fields[name]}\\b`)).and(box.locator('input, textarea'));
}

/** Chooses so many stars of the review form. */
export const chooseStars = (page: Page, count: number): Promise<void> =>
  page.locator('main label', { hasText: `${count} of 5` }).click();

export const sendButton = (page: Page, form: FormUnderTest): Locator =>
  page.locator(form.within ?? 'main').getByRole('button', { name: form.button, exact: true });

/** Chooses a photo for the form and waits until it is uploaded. */
export async function choosePhoto(page: Page, form: FormUnderTest): Promise<void> {
  const name = Object.keys(form.fields).find((field) => PHOTOS.has(field)) ?? '';
  const buffer = await photo(320, 240).png().toBuffer();
  const file = { name: `${randomUUID()}.png`, mimeType: 'image/png', buffer };
  await fieldOf(page, form, name).setInputFiles(file);
  await page.getByText('Choose another photo').waitFor();
}
