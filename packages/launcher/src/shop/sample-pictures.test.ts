import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moveSamplePictures } from './sample-pictures.ts';

const PICTURE = 'http://127.0.0.1:9199/v0/b/shop/o/images%2Fx.webp?alt=media';
const text = (stringValue: string) => ({ stringValue });
const document = (name: string, fields: object) => ({
  document: { name, updateTime: '2026-01-01T00:00:00Z', fields },
});

/** What the stand-in of the Firestore emulator holds, by collection. */
const HELD: Record<string, unknown[]> = {
  products: [
    document('products/a', { name: text('Roller'), img: text(PICTURE) }),
    document('products/b', { img: text('https://pictures.example/b.webp') }),
  ],
  users: [document('users/u', { photos: { arrayValue: { values: [text(PICTURE)] } } })],
};

let committed: unknown;
let server: Server;
let host = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    let sent = '';
    request.on('data', (chunk: Buffer) => (sent += chunk.toString()));
    request.on('end', () => {
      const body = JSON.parse(sent) as { structuredQuery?: { from: [{ collectionId: string }] } };
      const collection = body.structuredQuery?.from[0].collectionId;
      if (collection === undefined) committed = body;
      response.end(JSON.stringify(collection === undefined ? {} : (HELD[collection] ?? [{}])));
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

describe('moveSamplePictures', () => {
  it('moves every address at the usual port, and writes no field beside', async () => {
    expect(await moveSamplePictures(host, new Map([[9199, 21_005]]))).toBe(2);
    const moved = text(PICTURE.replace('9199', '21005'));
    const currentDocument = { updateTime: '2026-01-01T00:00:00Z' };
    expect(committed).toEqual({
      writes: [
        {
          update: { name: 'products/a', fields: { img: moved } },
          updateMask: { fieldPaths: ['img'] },
          currentDocument,
        },
        {
          update: { name: 'users/u', fields: { photos: { arrayValue: { values: [moved] } } } },
          updateMask: { fieldPaths: ['photos'] },
          currentDocument,
        },
      ],
    });
  });
});
