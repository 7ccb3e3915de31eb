import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  IMAGE_VERSIONS,
  imageUrlOfSize,
  MAX_IMAGE_BYTES,
  UPLOAD_LIMIT,
  VALIDATION,
} from '@rollwell/functions/contract';
import { newCustomer } from '../support/api-accounts.ts';
import { clientAddress } from '../support/api-client.ts';
import { formWith, photo, plainPicture } from '../support/api-pictures.ts';
import { callUntilRateLimited } from '../support/api-rates.ts';
import { call, request } from '../support/site-client.ts';

const KEY = 'demo-upload-key';
const upload = (body: unknown, query: Record<string, string> = { key: KEY }) =>
  call('uploadImage', {}, { body, query, headers: clientAddress() });

const download = async (url: string) => {
  const response = await fetch(url);
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
};

/** All versions of an upload, with what sharp sees in each. */
const versionsOf = (url: string) =>
  Promise.all(
    IMAGE_VERSIONS.map(async ({ width, format }) => {
      const { status, headers, bytes } = await download(imageUrlOfSize(url, width, format));
      const seen = await sharp(bytes).metadata();
      return { width, format, status, headers, seen };
    }),
  );

describe('POST /image', () => {
  it('keeps seven versions of a photo, upright, without metadata, for ever', async () => {
    const bytes = await plainPicture(2000, 1000)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Somebody', Orientation: '6' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { status, body } = await upload(formWith(bytes));
    expect(status).toBe(201);
    expect(body).toMatchObject({ success: true, data: { width: 640, height: 1280 } });
    expect(new URL(body.data.url).host).toBe(
      process.env.FIREBASE_STORAGE_EMULATOR_HOST ?? '127.0.0.1:9199',
    );
    expect(body.data.url).toMatch(/\/v0\/b\/.*images%2Fuploads%2F.*%2F640\.webp\?alt=media$/);
    for (const { width, format, headers, seen } of await versionsOf(body.data.url)) {
      expect([seen.width, seen.height]).toEqual([Math.min(width, 1000), Math.min(width, 1000) * 2]);
      expect(seen.format).toBe(format === 'avif' ? 'heif' : 'webp');
      expect([seen.exif, seen.orientation]).toEqual([undefined, undefined]);
      expect(headers.get('content-type')).toBe(`image/${format}`);
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    }
  });

  it('never enlarges a small picture and has all seven names all the same', async () => {
    const { body } = await upload(
      formWith(await photo(100, 50).png().toBuffer(), 'p.png', 'image/png'),
    );
    expect(body.data).toMatchObject({ width: 100, height: 50 });
    const versions = await versionsOf(body.data.url);
    expect(versions.map(({ status, seen }) => [status, seen.width])).toEqual(
      Array(7).fill([200, 100]),
    );
  });

  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
    'takes %s, whatever it is called',
    async (format) => {
      const bytes = await photo(64, 64).toFormat(format).toBuffer();
      const { status } = await upload(formWith(bytes, 'notes.txt', 'text/plain'));
      expect(status).toBe(201);
    },
  );

  it('keeps what is transparent', async () => {
    const bytes = await sharp({
      create: { width: 20, height: 20, channels: 4, background: '#ff000080' },
    })
      .png()
      .toBuffer();
    const { body } = await upload(formWith(bytes));
    const seen = await sharp((await download(body.data.url)).bytes).metadata();
    expect(seen.hasAlpha).toBe(true);
  });

  it('takes a picture of just under 5 MB', async () => {
    const bytes = await photo(2600, 2000).jpeg({ quality: 92 }).toBuffer();
    expect(bytes.length).toBeGreaterThan(2_000_000);
    expect(bytes.length).toBeLessThan(MAX_IMAGE_BYTES);
    expect((await upload(formWith(bytes))).status).toBe(201);
  });
});

describe('POST /image refuses', () => {
  const small = photo(32, 32).jpeg().toBuffer();

  it.each([
    ['no key', {}],
    ['another key', { key: 'other' }],
    ['an empty key', { key: '' }],
  ])('%s', async (_what, query) => {
    const { status, error } = await upload(formWith(await small), query);
    expect([status, error.code]).toEqual([403, 'permission_denied']);
  });

  it('more than 5 MB', async () => {
    const bytes = Buffer.concat([await small, Buffer.alloc(MAX_IMAGE_BYTES)]);
    const { status, error } = await upload(formWith(bytes));
    expect([status, error.code]).toEqual([413, 'too_large']);
  });

  it.each([
    [
      'an SVG',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      'image/svg+xml',
    ],
    [
      'an SVG that says it is a PNG',
      '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>',
      'image/png',
    ],
    ['a page', '<!doctype html><script>alert(1)</script>', 'image/jpeg'],
    ['a PDF', '%PDF-1.7\n', 'image/webp'],
  ])('%s by its type', async (_what, text, type) => {
    const { status, error } = await upload(formWith(Buffer.from(text), 'picture', type));
    expect([status, error.code]).toEqual([415, 'unsupported_media_type']);
  });

  it('a TIFF by its type', async () => {
    const { status } = await upload(formWith(await photo(32, 32).tiff().toBuffer()));
    expect(status).toBe(415);
  });

  it.each([
    ['JSON', 'application/json', '{"image":"x"}'],
    ['text', 'text/plain', 'image'],
    ['a form without files', 'application/x-www-form-urlencoded', 'image=x'],
    ['a bare picture', 'image/jpeg', 'x'],
  ])('%s for multipart', async (_what, type, body) => {
    const { status, error } = await request('POST', `/image?key=${KEY}`, {
      body,
      headers: { 'content-type': type },
    });
    expect([status, error.code]).toEqual([415, 'unsupported_media_type']);
  });

  it('a picture that is cut off', async () => {
    const whole = await photo(400, 400).jpeg().toBuffer();
    const { status, error } = await upload(formWith(whole.subarray(0, whole.length / 2)));
    expect([status, error.fields]).toEqual([400, { image: VALIDATION.imageBroken }]);
  });

  it('a small file that unpacks into very many pixels', async () => {
    const side = 12_000;
    const bomb = await sharp(Buffer.alloc(side * side, 255), {
      raw: { width: side, height: side, channels: 1 },
    })
      .png()
      .toBuffer();
    expect(bomb.length).toBeLessThan(MAX_IMAGE_BYTES);
    const { status, error } = await upload(formWith(bomb));
    expect([status, error.fields]).toEqual([400, { image: VALIDATION.imageTooManyPixels }]);
  });

  it('more than one address needs, and says when to come back', async () => {
    const from = clientAddress();
    const { error, headers } = await callUntilRateLimited(UPLOAD_LIMIT, 403, () =>
      call('uploadImage', {}, { headers: from }),
    );
    expect(error.code).toBe('too_many_requests');
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('more than one person needs, from any address; an invalid token counts for no account', async () => {
    const { token } = await newCustomer();
    const attempt = (bearer: string) =>
      call('uploadImage', {}, { token: bearer, query: { key: KEY }, headers: clientAddress() });
    const { error, headers } = await callUntilRateLimited(UPLOAD_LIMIT, 415, () => attempt(token));
    expect(error.code).toBe('too_many_requests');
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await attempt('nobody')).status).toBe(415);
  });

  it('no file, an empty one, several, and a stray field', async () => {
    const file = new File([new Uint8Array(await small)], 'a.jpg');
    const cases = [
      [[], { image: VALIDATION.imageRequired }],
      [[['image', new File([], 'a.jpg')]], { image: VALIDATION.imageRequired }],
      [
        [
          ['image', file],
          ['image', file],
        ],
        { image: VALIDATION.imageOne },
      ],
      [
        [
          ['image', file],
          ['album', 'x'],
        ],
        { album: VALIDATION.unknownField },
      ],
      [[['photo', file]], { photo: VALIDATION.unknownField }],
    ] as const;
    for (const [parts, fields] of cases) {
      const form = new FormData();
      for (const [name, value] of parts) form.append(name, value);
      const { status, error } = await upload(form);
      expect([status, error.fields]).toEqual([400, fields]);
    }
  });

  it.each([
    ['no boundary', 'multipart/form-data', 'x'],
    [
      'an end in the middle',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="image"; filename="a"\r\n\r\nabc',
    ],
  ])('a body with %s', async (_what, type, body) => {
    const { status, error } = await request('POST', `/image?key=${KEY}`, {
      body,
      headers: { 'content-type': type },
    });
    expect([status, error.code]).toEqual([400, 'invalid_request']);
  });
});
