import { TOAST, VALIDATION } from '@rollwell/functions/contract';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { newAdmin, newCustomer, unique } from '../support/api-accounts.ts';
import { call } from '../support/api-client.ts';
import { photo } from '../support/api-pictures.ts';
import { newBlog, uploadedPicture } from '../support/api-shop-content.ts';
import { browserAvailable, openPage, type PageOptions } from './support/chromium.ts';
import { isFieldInErrorFocused, isMarkedInvalid, messageBeside } from './support/field-message.ts';
import { focusOf } from './support/keyboard.ts';
import { signedInPage } from './support/sign-in.ts';
import { started } from './support/started.ts';
import { expectToast } from './support/toast.ts';

let img: string;
beforeAll(async () => {
  img = await uploadedPicture();
});

async function blogForm(options: PageOptions = {}) {
  const page = await openPage(options);
  await page.goto('/add-blog');
  const main = page.getByRole('main');
  return {
    page,
    main,
    heading: main.getByLabel('Heading'),
    description: main.getByLabel('Description'),
    photo: main.locator('input[type=file]'),
    send: main.getByRole('button', { name: 'Add Blog' }),
  };
}

type BlogForm = Awaited<ReturnType<typeof blogForm>>;

async function choosePhoto(form: BlogForm): Promise<void> {
  const buffer = await photo(320, 240).png().toBuffer();
  const uploaded = form.page.waitForResponse((response) => response.url().includes('/image'));
  await form.photo.setInputFiles({ name: 'wall.png', mimeType: 'image/png', buffer });
  expect((await uploaded).status()).toBe(201);
  await form.main.getByText('Choose another photo').waitFor();
}

describe.skipIf(!browserAvailable)('the posts', () => {
  it('stand in a grid with picture and 80 characters each, lead to the whole of it, and to a form for another', async () => {
    const heading = unique('Cutting in');
    const first =
      'Load the brush a third, knock off both sides, and pull the line in one go. Then stop.';
    await newBlog(heading, `${first}\n\nThe second paragraph.`, img);
    const page = await openPage();
    await page.goto('/blogs');
    await page.getByRole('heading', { level: 1, name: 'Recent Blogs' }).waitFor();
    const card = page.getByRole('article').filter({ hasText: heading });
    await card.getByRole('heading', { name: heading }).waitFor();
    expect(await page.title()).toBe('Blogs | Rollwell');
    const seen = card.locator('picture img');
    await expect
      .poll(() => seen.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const shown = (await card.locator('p').last().textContent()) ?? '';
    expect(shown).toBe(`${first.slice(0, 80).trimEnd()}…`);
    // A grid: the first two stand beside each other.
    const cards = page.getByRole('main').getByRole('article');
    const [left, right] = [await cards.nth(0).boundingBox(), await cards.nth(1).boundingBox()];
    expect(right?.y).toBe(left?.y);
    expect(right?.x).toBeGreaterThan(left?.x ?? Infinity);

    await card.getByRole('link', { name: heading }).click();
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await page.getByText('The second paragraph.', { exact: true }).waitFor();
    expect(await page.title()).toBe(`${heading} | Rollwell`);
    await page.getByText(first, { exact: true }).waitFor();

    await page.goBack();
    await started(page);
    await page.getByRole('main').getByRole('link', { name: 'Add Blog' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Add Blog' }).waitFor();
  });

  it('say so when one is gone, with a way on', async () => {
    const page = await openPage({ expectedErrors: [/status of 404/] });
    await page.goto('/blogs/no-such-post');
    await page.getByRole('heading', { name: 'We can’t find this post' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'All posts' }).click();
    await page.getByRole('heading', { name: 'Recent Blogs' }).waitFor();
  });
});

describe.skipIf(!browserAvailable)('the Add blog form', () => {
  it('says beside each field what is missing, and of a photo that it is none; then adds the post and shows it', async () => {
    const heading = unique('Painting a stairwell');
    const form = await blogForm();
    const expectWrong = async (wrong: 'heading' | 'description' | 'photo', says: string) => {
      await form.send.click();
      await expect.poll(() => messageBeside(form[wrong])).toBe(says);
      expect(await isMarkedInvalid(form[wrong])).toBe(true);
      // Who types before that types into what has the focus then.
      await expect.poll(() => isFieldInErrorFocused(form.page)).toBe(true);
    };
    await form.heading.fill(heading);
    await form.description.fill('Start at the top.\n\nThen work down.');
    await expectWrong('photo', VALIDATION.blogPhotoRequired);
    const buffer = Buffer.from('no picture');
    await form.photo.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer });
    await expect.poll(() => messageBeside(form.photo)).toContain('Choose a JPEG');
    expect(await isMarkedInvalid(form.photo)).toBe(true);
    expect(await form.heading.inputValue()).toBe(heading);
    expect(await form.main.getByText('Choose another photo').count()).toBe(0);
    await choosePhoto(form);
    await form.heading.fill('');
    await expectWrong('heading', VALIDATION.headingRequired);
    await form.heading.fill(heading);
    await form.description.fill('');
    await expectWrong('description', VALIDATION.descriptionRequired);
    await form.description.fill('Start at the top.\n\nThen work down.');

    await form.send.click();
    await expectToast(form.page, TOAST.blogAdded);
    await form.page.getByRole('heading', { level: 1, name: heading }).waitFor();
    const { body } = await call('listBlogs', {}, { query: { limit: 5 } });
    expect(body.filter((post) => post.heading === heading)).toHaveLength(1);
  });

  it('keeps everything and says why when it fails', async () => {
    const form = await blogForm({ expectedErrors: [/status of 500/] });
    await form.page.route('**/blog', (route) =>
      route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'No luck.' } } }),
    );
    await form.heading.fill('A heading');
    await form.description.fill('A text');
    await choosePhoto(form);
    await form.send.click();
    await expectToast(form.page, TOAST.somethingWrong);
    expect(await form.main.getByRole('alert').textContent()).toContain('No luck.');
    expect(await form.heading.inputValue()).toBe('A heading');
    await form.main.getByText('Choose another photo').waitFor();
  });
});

describe.skipIf(!browserAvailable)('removing a post', () => {
  const removeButton = (page: Page) => page.getByRole('button', { name: /^Remove the post/ });

  it('is for admins, after a question, and puts the focus on the list', async () => {
    const id = await newBlog(unique('To be removed'), 'Nobody needs this one.', img);
    const page = await signedInPage(await newAdmin(), { expectedErrors: [/status of 404/] });
    await page.goto(`/blogs/${id}`);
    await removeButton(page).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click();
    expect((await call('getBlog', { id })).status).toBe(200);
    await removeButton(page).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Recent Blogs' }).waitFor();
    await expect.poll(async () => (await focusOf(page)).tag).toBe('main');
    expect((await focusOf(page)).name).toContain('Recent Blogs');
    expect((await call('getBlog', { id })).status).toBe(404);
  });

  it('is not offered to a customer', async () => {
    const heading = unique('To stay');
    const id = await newBlog(heading, 'Everybody needs this one.', img);
    const page = await signedInPage(await newCustomer());
    const asked = page.waitForResponse((response) => response.url().includes('/admin/'));
    await page.goto(`/blogs/${id}`);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    expect(await (await asked).json()).toEqual({ admin: false });
    expect(await removeButton(page).count()).toBe(0);
  });
});
