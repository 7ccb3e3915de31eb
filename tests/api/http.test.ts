import { describe, expect, it } from 'vitest';
import { MAX_JSON_BYTES } from '@rollwell/functions/contract';
import { newCustomer } from '../support/api-accounts.ts';
import { clientAddress, PICTURE, SHOP } from '../support/api-client.ts';
import { call, request } from '../support/site-client.ts';

const blog = {
  heading: 'Heading',
  description: 'Text',
  img: PICTURE,
};
const send = (body: unknown, headers: Record<string, string> = {}) =>
  request('POST', '/blog', { body, headers: { ...clientAddress(), ...headers } });

describe('every answer', () => {
  it.each([
    ['/product?limit=1', 200],
    ['/product/nothing-here', 404],
    ['/order', 401],
    ['/product?limit=0', 400],
  ])('of %s is JSON and tells browsers not to guess otherwise', async (path, status) => {
    const answer = await request('GET', path);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  });

  it('of a personal call is not cached', async () => {
    const { email, token } = await newCustomer();
    const { headers } = await call('getUser', { email }, { token });
    expect(headers.get('cache-control')).toBe('private, no-store');
  });
});

describe('an address that is no call', () => {
  it.each(['/product/a/b/c', '/user/admin/x/y', '/product/.x', '/blog/.well-known/x'])(
    '%s is not found',
    async (path) => {
      const { status, error } = await request('GET', path);
      expect([status, error.code]).toEqual([404, 'not_found']);
    },
  );
});

describe('a method that an address does not have', () => {
  it.each([
    ['PUT', '/product', 'GET, HEAD, POST'],
    ['DELETE', '/blog', 'GET, HEAD, POST'],
    ['POST', '/openapi.json', 'GET, HEAD'],
    ['GET', '/payment/webhook', 'POST'],
    ['PATCH', '/order/shipped/x', 'PUT, DELETE'],
  ])('%s %s is refused with those that it has', async (method, path, allowed) => {
    const { status, error, headers } = await request(method, path);
    expect([status, error.code]).toEqual([405, 'method_not_allowed']);
    expect(headers.get('allow')).toBe(allowed);
  });
});

describe('a file of the site that is gone', () => {
  it.each(['/assets/x.js', '/assets/a/b.css', '/assets/.x'])(
    '%s is not found, and nobody keeps that',
    async (path) => {
      const { status, headers } = await request('GET', path);
      expect([status, headers.get('cache-control')]).toEqual([404, 'private, no-store']);
    },
  );

  it('may be built again under the same name: no cache may use the answer twice', async () => {
    const { status, headers } = await request('GET', '/assets/gone-BOR8kLkp.js');
    expect([status, headers.get('vary')?.split(',')[0]]).toEqual([404, '*']);
  });

  it('is one of those that may be kept for a year while it is there', async () => {
    const page = await (await fetch(SHOP)).text();
    const path = /"(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? '';
    const { status, headers } = await fetch(new URL(path, SHOP));
    expect([status, headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
  });
});

describe('a body', () => {
  it('of JSON with a charset is taken', async () => {
    const { status } = await send(blog, { 'content-type': 'application/json; charset=utf-8' });
    expect(status).toBe(201);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/octet-stream'])(
    'of type %s is refused',
    async (type) => {
      const { status, error } = await send('heading=x', { 'content-type': type });
      expect([status, error.code]).toEqual([415, 'unsupported_media_type']);
    },
  );

  it('that is not UTF-8 is refused, and nothing of it is kept', async () => {
    const heading = `Naps ${crypto.randomUUID()}`;
    const bytes = Buffer.from(
      JSON.stringify({ ...blog, heading, description: 'M\u00fcller' }),
      'latin1',
    );
    const { status, error } = await send(bytes);
    expect([status, error.code, error.message]).toEqual([
      400,
      'invalid_request',
      'The body is not valid UTF-8.',
    ]);
    const { body } = await call('listBlogs', {}, { query: { limit: 5 } });
    expect(body.map((post) => post.heading)).not.toContain(heading);
  });

  it('that is too large is refused, one that just fits is not', async () => {
    const filler = (bytes: number) => ({ ...blog, stray: 'x'.repeat(bytes) });
    const around = JSON.stringify(filler(0)).length;
    expect((await send(filler(MAX_JSON_BYTES - around))).error.code).toBe('validation_failed');
    const { status, error } = await send(filler(MAX_JSON_BYTES - around + 1));
    expect([status, error.code]).toEqual([413, 'too_large']);
  });

  it('of broken JSON is refused without details of the shop', async () => {
    const headers = { 'content-type': 'application/json', ...clientAddress() };
    const answer = await fetch(`${SHOP}/blog`, { method: 'POST', headers, body: '{"a":' });
    expect(answer.status).toBe(400);
    expect(await answer.text()).not.toMatch(/ at |node_modules|\.js/);
  });

  // The functions runtime refuses JSON that is broken, or no object or list, before we see it.
  it('that is a list is refused', async () => {
    const { status, error } = await send([]);
    expect([status, error.code]).toEqual([400, 'invalid_request']);
  });

  it('cannot bring a prototype along', async () => {
    const { status, error } = await send(
      `{"__proto__":{"heading":"x"},"description":"x","img":"${PICTURE}"}`,
    );
    expect([status, Object.keys(error.fields ?? {}).sort()]).toEqual([
      400,
      ['__proto__', 'heading'],
    ]);
  });
});

describe('GET /openapi.json', () => {
  it('describes the calls', async () => {
    const { body, headers } = await call('openApi', {});
    expect(body).toMatchObject({
      openapi: '3.1.0',
      paths: { '/order/{emailOrId}': { get: {}, delete: {} } },
    });
    expect(headers.get('cache-control')).toContain('public');
  });
});
