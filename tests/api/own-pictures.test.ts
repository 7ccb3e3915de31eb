import { describe, expect, it } from 'vitest';
import { PICTURE_ORIGINS, VALIDATION } from '@rollwell/functions/contract';
import { unique } from '../support/api-accounts.ts';
import { call, clientAddress, PICTURE } from '../support/api-client.ts';
import { people } from '../support/api-people.ts';
import { newProduct, productFacts } from '../support/api-shop-content.ts';

const { admin, customer } = await people({ admin: 'admin', customer: 'customer' });
const { token } = admin;

const PHOTO = `${PICTURE_ORIGINS.accountPhotos}/a/photo`;
const FOREIGN = [
  `${PICTURE_ORIGINS.storage}/v0/b/another-shop.appspot.com/o/a.webp`,
  'http://localhost:8080/a.webp',
];

const post = (img: string) =>
  call(
    'createBlog',
    {},
    { headers: clientAddress(), body: { heading: unique('Post'), description: 'Of paint.', img } },
  );
const product = (changes: object) =>
  call(
    'createProduct',
    {},
    { token, body: { ...productFacts({ name: unique('R') }), ...changes } },
  );
const change = async (img: string) => {
  const id = await newProduct(admin, unique('R'), PICTURE);
  const { updatedAt } = (await call('getProduct', { id }, { token })).body;
  return call('updateProduct', { id }, { token, body: { ...productFacts(), updatedAt, img } });
};
const profile = (imageLink: string) =>
  call(
    'updateUser',
    { email: customer.email },
    { token: customer.token, body: { displayName: 'Ines', imageLink } },
  );
const picture = (img: string) => product({ pictures: [{ img, alt: 'Its pile', kind: 'detail' }] });

describe('a picture that is not of this shop', () => {
  it.each(
    FOREIGN.flatMap((address) =>
      (
        [
          ['a post', post, 'img'],
          ['a product', (img: string) => product({ img }), 'img'],
          ['a further picture of a product', picture, 'pictures[0].img'],
          ['a changed product', change, 'img'],
          ['a profile', profile, 'imageLink'],
        ] as const
      ).map(([what, send, field]) => ({ what, send, field, address })),
    ),
  )('is refused for $what: $address', async ({ send, field, address }) => {
    const { status, error } = await send(address);
    expect([status, error.code]).toEqual([400, 'foreign_picture']);
    expect(error.fields).toEqual({ [field]: VALIDATION.pictureHost });
  });

  it('may be the photo of a Google account, in a profile alone', async () => {
    expect((await profile(PHOTO)).status).toBe(200);
    expect((await post(PHOTO)).error.code).toBe('foreign_picture');
  });
});
