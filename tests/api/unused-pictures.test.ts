import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  IMAGE_VERSIONS,
  imageUrlOfSize,
  UNUSED_PICTURE_TTL_MS,
} from '@rollwell/functions/contract';
import { readConfig } from '../../functions/src/config.ts';
import { createDeps } from '../../functions/src/deps.ts';
import { deleteUnusedPictures } from '../../functions/src/domain/images/delete-unused-pictures.ts';
import { newAdmin, newCustomer, type TestUser } from '../support/api-accounts.ts';
import { db } from '../support/api-admin.ts';
import { call } from '../support/api-client.ts';
import { newBlog, newProduct, newReview, uploadedPicture } from '../support/api-shop-content.ts';

/** These tests live long ago, so that they look at no picture but their own. */
const NOW = Date.UTC(2001, 0, 2);

const deps = createDeps(readConfig({ ...process.env, FUNCTIONS_EMULATOR: 'true' }));
const runJob = () => deleteUnusedPictures({ ...deps, now: () => NOW });

let admin: TestUser;
beforeAll(async () => {
  admin = await newAdmin();
});

const idOf = (url: string): string => /uploads%2F([\w-]+)%2F/.exec(url)?.[1] ?? '';
const noteOf = (url: string) => db.doc(`uploads/${idOf(url)}`);

/** A picture that was uploaded so many milliseconds before a day ago. */
const uploadedBefore = async (overdueMs: number): Promise<string> => {
  const url = await uploadedPicture();
  await noteOf(url).update({ lookAt: Timestamp.fromMillis(NOW - overdueMs) });
  return url;
};

/** The statuses of all versions, each once. */
const seenOf = async (url: string): Promise<number[]> => {
  const versions = IMAGE_VERSIONS;
  const sizes = versions.map(({ width, format }) => imageUrlOfSize(url, width, format));
  const answers = await Promise.all(sizes.map((size) => fetch(size)));
  return [...new Set(answers.map(({ status }) => status))];
};

/** Every way in which something shows a picture. */
const USES: readonly [string, (url: string) => Promise<unknown>][] = [
  ['a product', (url) => newProduct(admin, 'Pictured roller', url)],
  [
    'a product by another size of it',
    (url) => newProduct(admin, 'Pictured roller', imageUrlOfSize(url, 1280, 'avif')),
  ],
  [
    'a product among its further pictures, by another size of it',
    async (url) => {
      const id = await newProduct(admin, 'Pictured roller', await uploadedPicture());
      await setPictures(id, [imageUrlOfSize(url, 320, 'avif')]);
    },
  ],
  ['a post', (url) => newBlog('Pictured', 'A post with a picture.', url)],
  ['a profile', (url) => showInProfile(url)],
  [
    'a review of somebody whose photo is another by now',
    async (url) => {
      const { person } = await showInProfile(url);
      await newReview(person, 5, 'Rolls well.');
      await db.doc(`users/${person.uid}`).update({ imageLink: '' });
    },
  ],
];

/** Gives a product these pictures beside its first one. */
const setPictures = async (id: string, addresses: readonly string[]) => {
  const { token } = admin;
  const { name, price, description, minOrder, img, updatedAt } = (
    await call('getProduct', { id }, { token })
  ).body;
  const pictures = addresses.map((each) => ({
    img: each,
    alt: 'The end',
    kind: 'detail' as const,
  }));
  const body = { name, price, description, minOrder, img, updatedAt, pictures };
  expect((await call('updateProduct', { id }, { token, body })).status).toBe(200);
};

const showInProfile = async (url: string) => {
  const person = await newCustomer();
  const { status } = await call(
    'updateUser',
    { email: person.email },
    { token: person.token, body: { imageLink: url } },
  );
  expect(status).toBe(200);
  return { person };
};

describe('deleteUnusedPictures', () => {
  it('deletes what nothing shows a day after its upload, and leaves what is younger', async () => {
    const unused = await uploadedBefore(0);
    const young = await uploadedBefore(-1);
    expect(await runJob()).toEqual({ deleted: 1, kept: 0, failed: [] });
    expect([await seenOf(unused), await seenOf(young)]).toEqual([[404], [200]]);
    expect([(await noteOf(unused).get()).exists, (await noteOf(young).get()).exists]).toEqual([
      false,
      true,
    ]);
  });

  it('gives an upload a day', async () => {
    const before = Date.now();
    const { lookAt } = (await noteOf(await uploadedPicture()).get()).data() as {
      lookAt: Timestamp;
    };
    expect(lookAt.toMillis()).toBeGreaterThanOrEqual(before + UNUSED_PICTURE_TTL_MS);
    expect(lookAt.toMillis()).toBeLessThanOrEqual(Date.now() + UNUSED_PICTURE_TTL_MS);
  });

  it.each(USES)('keeps what %s shows, and looks again a day later', async (_what, use) => {
    const url = await uploadedBefore(0);
    await use(url);
    expect(await runJob()).toEqual({ deleted: 0, kept: 1, failed: [] });
    expect(await seenOf(url)).toEqual([200]);
    const note = (await noteOf(url).get()).data() as { lookAt: Timestamp };
    expect(note.lookAt.toMillis()).toBe(NOW + UNUSED_PICTURE_TTL_MS);
  });

  it('deletes a further picture that a product has no more', async () => {
    const [removed, stays] = [await uploadedBefore(0), await uploadedBefore(0)];
    const id = await newProduct(admin, 'Pictured roller', await uploadedPicture());
    await setPictures(id, [removed, stays]);
    await setPictures(id, [stays]);
    expect(await runJob()).toEqual({ deleted: 1, kept: 1, failed: [] });
    expect([await seenOf(removed), await seenOf(stays)]).toEqual([[404], [200]]);
  });

  it('deletes what a product showed once the product is gone', async () => {
    const url = await uploadedBefore(0);
    const id = await newProduct(admin, 'Short-lived roller', url);
    await call('deleteProduct', { id }, { token: admin.token });
    expect(await runJob()).toEqual({ deleted: 1, kept: 0, failed: [] });
    expect(await seenOf(url)).toEqual([404]);
  });
});
