import { IMAGE_VERSIONS, imageUrlOfSize } from '@rollwell/functions/contract';
import { describe, expect, it } from 'vitest';
import { newAdmin, newCustomer, type TestUser } from '../support/api-accounts.ts';
import { clientAddress } from '../support/api-client.ts';
import { formWith, plainPicture } from '../support/api-pictures.ts';
import { call } from '../support/site-client.ts';

const KEY = 'demo-upload-key';

describe('a picture in Storage', () => {
  const everySize = (url: string): string[] =>
    IMAGE_VERSIONS.map(({ width, format }) =>
      imageUrlOfSize(url, width, format).replace('?alt=media', ''),
    );
  const sent = async (token?: string): Promise<string[]> => {
    const body = formWith(await plainPicture(64, 64).jpeg().toBuffer());
    const asked = { body, query: { key: KEY }, headers: clientAddress() };
    const answer = await call('uploadImage', {}, token === undefined ? asked : { ...asked, token });
    expect(answer.status).toBe(201);
    return everySize(answer.body.data.url);
  };
  /** The uids that the metadata of these files name, each once. */
  const uploadersOf = async (files: readonly string[]): Promise<unknown[]> => {
    const uploaderOf = async (file: string) => {
      const { metadata } = (await (await fetch(file)).json()) as { metadata?: { uid?: string } };
      return metadata?.uid;
    };
    return [...new Set(await Promise.all(files.map(uploaderOf)))];
  };
  const drop = async (file: string, { idToken }: TestUser): Promise<number> =>
    (await fetch(file, { method: 'DELETE', headers: { Authorization: `Firebase ${idToken}` } }))
      .status;

  it('says in every size who sent it, where that was somebody signed in', async () => {
    const { uid, token } = await newCustomer();
    expect(await uploadersOf(await sent(token))).toEqual([uid]);
  });

  it.each([
    ['without a bearer', undefined],
    ['with a bearer that stands for nobody', 'nobody.at.all'],
  ])('is taken %s, and is nobody’s then', async (_how, token) => {
    expect(await uploadersOf(await sent(token))).toEqual([undefined]);
  });

  it('is for who sent it to delete, and for nobody else but an admin', async () => {
    const [sender, other, admin] = await Promise.all([newCustomer(), newCustomer(), newAdmin()]);
    const [first = '', second = ''] = await sent(sender.token);
    expect(await drop(first, other)).toBe(403);
    expect(await drop(first, sender)).toBe(204);
    expect((await fetch(first)).status).toBe(404);
    expect(await drop(second, admin)).toBe(204);
  });
});
