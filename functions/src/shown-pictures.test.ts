import { once } from 'node:events';
import {
  createServer,
  request,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createImageStore } from './data/pictures/image-store.ts';
import type { Deps } from './domain/deps.ts';
import { createApp } from './http/create-app.ts';

const ID = '0b1c2d3e-0000-4000-8000-0123456789ab';
const PATH = `/pictures/${ID}/640.webp`;

/** Storage: what was asked of it, what it answers, and whether somebody still listens. */
let asked: string[] = [];
let answer: (res: ServerResponse) => void;
let ended: Promise<unknown>;
const storage = createServer((req, res) => {
  asked.push(req.url ?? '');
  ended = once(res, 'close');
  answer(res);
});
let shop: Server;
let origin: string;

const listening = async (server: Server): Promise<number> => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
};

beforeAll(async () => {
  const port = await listening(storage);
  const images = createImageStore(`http://127.0.0.1:${port}`, 'bucket');
  const app = createApp({ images } as unknown as Deps, { parts: ['shownPictures'] });
  shop = createServer(app);
  origin = `http://127.0.0.1:${await listening(shop)}`;
});

beforeEach(() => {
  asked = [];
  answer = (res) =>
    res
      .writeHead(200, { etag: '"abc"', 'content-type': 'text/html', 'content-length': 7 })
      .end('picture');
});

afterEach(() => {
  storage.closeAllConnections();
});

afterAll(() => {
  for (const server of [storage, shop]) server.close();
});

it('passes on what Storage shows everybody, as a picture to be kept', async () => {
  const { status, headers, ...body } = await fetch(origin + PATH).then(async (picture) => ({
    status: picture.status,
    headers: picture.headers,
    text: await picture.text(),
  }));
  expect(status).toBe(200);
  expect(body.text).toBe('picture');
  expect(asked).toEqual([`/v0/b/bucket/o/images%2Fuploads%2F${ID}%2F640.webp?alt=media`]);
  // What Storage says of the type is nobody's to choose.
  expect(headers.get('content-type')).toBe('image/webp');
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, s-maxage=86400, immutable');
  expect(headers.get('content-length')).toBe('7');
});

/** What is told who has the picture already; `fetch` would ask for it anew in any case. */
const statusForSame = async () => {
  const call = request(origin + PATH, { headers: { 'if-none-match': '"abc"' } }).end();
  const [{ statusCode }] = (await once(call, 'response')) as [IncomingMessage];
  call.destroy();
  return statusCode;
};

it('answers HEAD and who has it already without the picture, but not once it is gone', async () => {
  const head = await fetch(origin + PATH, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
    200,
    '7',
    '',
  ]);
  expect(await statusForSame()).toBe(304);
  answer = (res) => res.writeHead(404).end();
  expect(await statusForSame()).toBe(404);
});

it.each([404, 403])('answers 404, which nobody keeps, where Storage says %i', async (status) => {
  answer = (res) => res.writeHead(status).end('no');
  const { status: told, headers } = await fetch(origin + PATH);
  expect(told).toBe(404);
  expect(headers.get('cache-control')).toBe('private, no-store');
});

it.each([
  `/pictures/${ID}/641.webp`,
  `/pictures/${ID}/640.svg`,
  `/pictures/${ID}%2F..%2F..%2Fprivate/640.webp`,
  '/pictures/..%2F..%2Fprivate/640.webp',
  `/pictures/${ID}/640.webp?alt=media&x=1`,
])('asks Storage for nothing but pictures: %s', async (path) => {
  const { status } = await fetch(origin + path);
  const isPlain = path.includes('?');
  expect(status).toBe(isPlain ? 200 : 404);
  // The query is no part of what is asked for.
  expect(asked.filter((url) => url.includes('x=1'))).toEqual([]);
  expect(asked).toHaveLength(isPlain ? 1 : 0);
});

it.each([
  ['a failure', 500, 7],
  ['a giant', 200, 10_000_001],
  ['another address', 302, 7],
])('does not pass on %s', async (_what, status, length) => {
  answer = (res) => {
    res.writeHead(status, { 'content-length': length, location: 'http://127.0.0.1:9/' });
    if (length === 7) res.end('picture');
    else res.write('picture');
  };
  const told = await fetch(origin + PATH);
  expect(told.status).toBe(500);
  expect(told.headers.get('cache-control')).toBe('private, no-store');
  await ended;
});

it('holds no picture in memory, and lets go of one whose reader has gone', async () => {
  let written = 0;
  const MEGABYTE = Buffer.alloc(1_000_000);
  // More than the system keeps for a connection.
  const all = 100;
  answer = (res) => {
    res.writeHead(200);
    const write = () => {
      while (written < all) {
        written += 1;
        if (!res.write(MEGABYTE)) {
          res.once('drain', write);
          return;
        }
      }
    };
    write();
  };
  const call = request(origin + PATH).end();
  const [reading] = (await once(call, 'response')) as [NodeJS.ReadableStream];
  reading.pause();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(written).toBeLessThan(all / 2);
  call.destroy();
  await ended;
});

it('breaks off where Storage does, so that nobody keeps half a picture', async () => {
  answer = (res) => {
    res.writeHead(200, { 'content-length': 7 }).write('pic');
    setTimeout(() => res.destroy(), 50);
  };
  const call = request(origin + PATH).end();
  const [reading] = (await once(call, 'response')) as [NodeJS.ReadableStream];
  await expect(text(reading)).rejects.toThrow();
});
