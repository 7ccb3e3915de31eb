import { TOAST, VALIDATION } from '@rollwell/functions/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { newCustomer, type TestUser } from '../support/api-accounts.ts';
import { call } from '../support/api-client.ts';
import { photo } from '../support/api-pictures.ts';
import { uploadedPicture } from '../support/api-shop-content.ts';
import { browserAvailable, type PageOptions } from './support/chromium.ts';
import { isMarkedInvalid, messageBeside } from './support/field-message.ts';
import { signedInPage } from './support/sign-in.ts';
import { expectToast } from './support/toast.ts';

const profileOf = async ({ email, token }: TestUser) =>
  (await call('getUser', { email }, { token })).body;

let imageLink: string;
beforeAll(async () => {
  imageLink = await uploadedPicture();
});

async function saved(user: TestUser, fields: object): Promise<void> {
  const body = { imageLink, ...fields };
  const answer = await call('updateUser', { email: user.email }, { token: user.token, body });
  expect(answer.status).toBe(200);
}

async function profileForm(user: TestUser, options: PageOptions = {}) {
  const page = await signedInPage(user, options);
  await page.goto('/Dashboard');
  await page.getByRole('main').getByRole('link', { name: 'Edit profile' }).click();
  await page.waitForURL(/\/Dashboard\/update-profile$/);
  const main = page.getByRole('main');
  return {
    page,
    main,
    name: main.getByLabel('Name', { exact: true }),
    phone: main.getByLabel('Phone'),
    city: main.getByLabel('City'),
    email: main.getByLabel('Email'),
    photo: main.locator('input[type=file]'),
    save: main.getByRole('button', { name: 'Save' }),
  };
}

describe.skipIf(!browserAvailable)('My Profile', () => {
  it('shows what is known, links pages but never scripts, and says what is missing', async () => {
    const user = await newCustomer();
    await saved(user, {
      displayName: 'Mara Testberg',
      phone: '+46 8 123',
      linkedIn: 'linkedin.com/in/mara',
      github: 'javascript:alert(1)',
    });
    const page = await signedInPage(user);
    await page.goto('/Dashboard');
    const main = page.getByRole('main');
    await main.getByRole('heading', { level: 1, name: 'My Profile' }).waitFor();
    await main.getByText('Mara Testberg').waitFor();
    await main.getByText(user.email).waitFor();
    await main.getByText('+46 8 123').waitFor();
    const link = main.getByRole('link', { name: 'linkedin.com/in/mara' });
    expect(await link.getAttribute('href')).toBe('https://linkedin.com/in/mara');
    await main.getByText('javascript:alert(1)').waitFor();
    expect(await main.getByRole('link', { name: /^javascript/ }).count()).toBe(0);
    expect(await main.getByText('Not given yet').count()).toBe(3);
  });
});

describe.skipIf(!browserAvailable)('the profile form', () => {
  it('asks for a photo and for nothing else', async () => {
    const user = await newCustomer();
    const form = await profileForm(user);
    await form.name.fill('');
    await form.save.click();
    await expect.poll(() => messageBeside(form.photo)).toBe(VALIDATION.profilePhotoRequired);
    expect(await isMarkedInvalid(form.photo)).toBe(true);
    const buffer = await photo(320, 320).png().toBuffer();
    await form.photo.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
    await form.main.getByText('Choose another photo').waitFor();
    await form.save.click();
    await expectToast(form.page, TOAST.updated);
    expect(await profileOf(user)).toMatchObject({ displayName: '', phone: '' });
    expect((await profileOf(user)).imageLink).toContain('/o/images');
  });

  it('is filled in, saves, and renames the person in the header', async () => {
    const user = await newCustomer(undefined, 'Old Name');
    await saved(user, { displayName: 'Old Name', phone: '+46 8 123', city: 'Malmö' });
    const form = await profileForm(user);
    await expect.poll(() => form.name.inputValue()).toBe('Old Name');
    expect(await form.city.inputValue()).toBe('Malmö');
    expect(await form.email.inputValue()).toBe(user.email);
    expect(await form.email.isEditable()).toBe(false);
    await form.name.fill('New Name');
    await form.phone.fill('');
    await form.save.click();
    await expectToast(form.page, TOAST.updated);
    const banner = form.page.getByRole('banner');
    await banner.getByRole('button', { name: 'Sign out New Name' }).waitFor();
    await form.main.getByText('New Name').waitFor();
    expect(await profileOf(user)).toMatchObject({
      displayName: 'New Name',
      phone: '',
      city: 'Malmö',
    });
  });

  it('keeps what was typed and says why when it fails', async () => {
    const user = await newCustomer();
    await saved(user, {});
    const form = await profileForm(user, { expectedErrors: [/status of 500/] });
    await form.page.route('**/user/update/**', (route) =>
      route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'No luck.' } } }),
    );
    await form.city.fill('Lund');
    await form.save.click();
    await expectToast(form.page, TOAST.somethingWrong);
    expect(await form.main.getByRole('alert').textContent()).toContain('No luck.');
    expect(await form.city.inputValue()).toBe('Lund');
  });
});
