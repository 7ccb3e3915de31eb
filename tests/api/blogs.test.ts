import { describe, expect, it } from 'vitest';
import { VALIDATION } from '@rollwell/functions/contract';
import { newAdmin, unique } from '../support/api-accounts.ts';
import { clientAddress, PICTURE } from '../support/api-client.ts';
import { call } from '../support/site-client.ts';

const post = () => ({
  heading: unique('How to roll'),
  description: 'Slowly, from the top.\nThen once more.',
  img: PICTURE,
});
const publish = (body: object) => call('createBlog', {}, { body, headers: clientAddress() });

describe('POST /blog', () => {
  it('publishes a post of anybody', async () => {
    const body = post();
    const { insertedId } = (await publish(body)).body;
    const { body: blog } = await call('getBlog', { id: insertedId });
    expect(blog).toMatchObject({ _id: insertedId, ...body });
    const list = await call('listBlogs', {}, { query: { limit: 1 } });
    expect(list.body).toEqual([blog]);
  });

  it.each([
    [
      'nothing',
      {},
      {
        heading: VALIDATION.headingRequired,
        description: VALIDATION.descriptionRequired,
        img: VALIDATION.blogPhotoRequired,
      },
    ],
    [
      'a picture of another kind',
      { ...post(), img: 'data:image/png;base64,AA' },
      { img: VALIDATION.url },
    ],
    [
      'a picture from where the site shows none',
      { ...post(), img: 'https://pictures.example/b.webp' },
      { img: VALIDATION.pictureHost },
    ],
    [
      'a heading that is too long',
      { ...post(), heading: 'x'.repeat(121) },
      { heading: VALIDATION.maxLength(120) },
    ],
    ['a list for a text', { ...post(), heading: ['x'] }, { heading: VALIDATION.wrongType }],
    ['null', { ...post(), heading: null }, { heading: VALIDATION.headingRequired }],
    ['an id of its own', { ...post(), _id: 'mine' }, { _id: VALIDATION.unknownField }],
  ])('refuses %s', async (_what, body, fields) => {
    const { status, error } = await publish(body);
    expect([status, error.code, error.fields]).toEqual([400, 'validation_failed', fields]);
  });
});

describe('GET /blog/{id}', () => {
  it.each(['nothing-here', '__id__', 'a/b'])('answers 404 for %s', async (id) => {
    const { status, headers } = await call('getBlog', { id });
    expect([status, headers.get('cache-control')]).toEqual([404, 'private, no-store']);
  });
});

describe('DELETE /blog/{id}', () => {
  it('removes a post once', async () => {
    const admin = await newAdmin();
    const id = (await publish(post())).body.insertedId;
    const remove = () => call('deleteBlog', { id }, { token: admin.token });
    expect((await remove()).body).toEqual({ deletedCount: 1 });
    expect((await remove()).status).toBe(404);
    expect((await call('getBlog', { id })).status).toBe(404);
  });
});
