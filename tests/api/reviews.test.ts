import { describe, expect, it } from 'vitest';
import { DEFAULT_AUTHOR, VALIDATION } from '@rollwell/functions/contract';
import { newAdmin, newCustomer, unique } from '../support/api-accounts.ts';
import { PICTURE } from '../support/api-client.ts';
import { call } from '../support/site-client.ts';

const findByText = async (description: string) =>
  (await call('listReviews', {}, { query: { limit: 100 } })).body.find(
    (review) => review.description === description,
  );

describe('POST /review', () => {
  it('takes author and photo from the user, whatever the body says', async () => {
    const { email, token } = await newCustomer(undefined, 'Ada Painter');
    const imageLink = PICTURE;
    await call('updateUser', { email }, { token, body: { imageLink } });
    const description = unique('Rolls well');
    const body = {
      description,
      ratings: 5,
      author: 'The Queen',
      photoURL: 'https://evil.example/x',
    };
    const { body: inserted } = await call('createReview', {}, { token, body });
    expect(await findByText(description)).toMatchObject({
      _id: inserted.insertedId,
      author: 'Ada Painter',
      photoURL: imageLink,
      ratings: 5,
    });
  });

  it('calls a user without a name Anonymous', async () => {
    const { token } = await newCustomer(undefined, '');
    const description = unique('Quietly good');
    await call('createReview', {}, { token, body: { description, ratings: 1 } });
    expect(await findByText(description)).toMatchObject({ author: DEFAULT_AUTHOR, photoURL: '' });
  });

  it.each([
    [
      'nothing',
      {},
      { description: VALIDATION.descriptionRequired, ratings: VALIDATION.ratingsRequired },
    ],
    ['spaces', { description: '  ', ratings: 3 }, { description: VALIDATION.descriptionRequired }],
    ['6 of 5', { description: 'x', ratings: 6 }, { ratings: VALIDATION.ratingsChoice }],
    ['0 of 5', { description: 'x', ratings: 0 }, { ratings: VALIDATION.ratingsChoice }],
    ['half a point', { description: 'x', ratings: 4.5 }, { ratings: VALIDATION.ratingsChoice }],
    ['a number in quotes', { description: 'x', ratings: '5' }, { ratings: VALIDATION.wrongType }],
    [
      'an unknown field',
      { description: 'x', ratings: 5, likes: 9 },
      { likes: VALIDATION.unknownField },
    ],
  ])('refuses %s', async (_what, body, fields) => {
    const { token } = await newCustomer();
    const { status, error } = await call('createReview', {}, { token, body });
    expect([status, error.code, error.fields]).toEqual([400, 'validation_failed', fields]);
  });
});

describe('GET /review', () => {
  it('lists newest first, page by page', async () => {
    const { token } = await newCustomer();
    const texts = [unique('first'), unique('second')];
    for (const description of texts)
      await call('createReview', {}, { token, body: { description, ratings: 4 } });
    const page = await call('listReviews', {}, { query: { limit: 1 } });
    expect(page.body.map(({ description }) => description)).toEqual([texts[1]]);
    const cursor = page.headers.get('x-next-cursor') ?? '';
    const next = await call('listReviews', {}, { query: { limit: 1, cursor } });
    expect(next.body.map(({ description }) => description)).toEqual([texts[0]]);
    expect(page.headers.get('cache-control')).toMatch(/s-maxage=\d+/);
  });
});

describe('DELETE /review/{id}', () => {
  it('removes a review once', async () => {
    const [{ token }, admin] = await Promise.all([newCustomer(), newAdmin()]);
    const description = unique('to be removed');
    const { body } = await call('createReview', {}, { token, body: { description, ratings: 2 } });
    const remove = () => call('deleteReview', { id: body.insertedId }, { token: admin.token });
    expect((await remove()).body).toEqual({ deletedCount: 1 });
    expect((await remove()).status).toBe(404);
    expect(await findByText(description)).toBeUndefined();
  });
});
