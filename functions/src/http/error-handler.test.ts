import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import * as logger from 'firebase-functions/logger';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '../contract/api/app-error.ts';
import { ERRORS } from '../contract/api/error-codes.ts';
import { clientAddress, trustProxies } from './client-address.ts';
import { handleError, handleNotFound } from './error-handler.ts';
import { jsonBody, keepRawBody } from './raw-body.ts';

vi.mock('firebase-functions/logger', () => ({ write: vi.fn() }));

let server: Server;
let thrown: unknown;

beforeAll(async () => {
  const app = express();
  trustProxies(app, ['192.0.2.0/24']);
  app.use(keepRawBody);
  app.get('/throw', () => {
    throw thrown;
  });
  app.get('/address', (req, res) => {
    res.json(clientAddress(req));
  });
  app.post('/echo', (req, res) => {
    res.json(jsonBody(req));
  });
  app.use(handleNotFound, handleError);
  server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
beforeEach(() => {
  vi.mocked(logger.write).mockClear();
});
afterAll(() => {
  server.close();
  vi.doUnmock('firebase-functions/logger');
});

const send = async (path: string, init: RequestInit = {}) => {
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, init);
  return {
    status: response.status,
    headers: response.headers,
    body: await response.json(),
  };
};

describe('a failure', () => {
  it.each([
    [undefined, 'Bearer realm="Rollwell"'],
    ['Basic eDp5', 'Bearer realm="Rollwell"'],
    ['Bearer gone', 'Bearer realm="Rollwell", error="invalid_token"'],
  ])('for want of a session says how to begin one (%s)', async (authorization, challenge) => {
    thrown = new AppError('unauthenticated');
    const headers = authorization === undefined ? {} : { authorization };
    const answer = await send('/throw', { headers });
    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, challenge]);
  });

  it.each([
    ['too_many_requests', undefined, '1'],
    ['too_many_requests', 30, '30'],
    ['payment_unavailable', undefined, '1'],
    ['vat_register_unavailable', 60, '60'],
    ['conflict', undefined, null],
  ] as const)('%s says when to try again, where that helps', async (code, retryAfter, said) => {
    thrown = new AppError(code, retryAfter === undefined ? {} : { retryAfter });
    const { headers } = await send('/throw');
    expect([headers.get('retry-after'), headers.get('www-authenticate')]).toEqual([said, null]);
  });

  it('that is meant for callers says what it says', async () => {
    thrown = new AppError('validation_failed', { fields: { name: 'Missing' } });
    const { status, body } = await send('/throw');
    const { message } = ERRORS.validation_failed;
    expect(body).toEqual({
      error: { code: 'validation_failed', message, fields: { name: 'Missing' } },
    });
    expect([status, vi.mocked(logger.write).mock.calls]).toEqual([400, []]);
  });

  it('says how long to wait', async () => {
    thrown = new AppError('too_many_requests', { retryAfter: 7 });
    const { status, headers } = await send('/throw');
    expect([status, headers.get('retry-after')]).toEqual([429, '7']);
  });

  it.each([
    ['an error of a library', new Error('password is hunter2')],
    [
      'an error with a status of its own',
      Object.assign(new Error('no such table users'), { status: 500 }),
    ],
    [
      'an error of a library that was refused something',
      Object.assign(new Error('no such bucket'), { status: 404 }),
    ],
    ['a text', 'secret'],
  ])('nobody expected, such as %s, keeps its cause for the log', async (_what, error) => {
    thrown = error;
    const { status, body, headers } = await send('/throw');
    expect([status, body]).toEqual([
      500,
      { error: { code: 'internal', message: ERRORS.internal.message } },
    ]);
    expect(headers.get('cache-control')).toBe('private, no-store');
    const [[line] = []] = vi.mocked(logger.write).mock.calls;
    expect(line).toMatchObject({ severity: 'ERROR', event: 'call_failed' });
    expect(line?.message).toContain(error instanceof Error ? error.message : error);
  });

  it('of an upstream service keeps its cause for the log', async () => {
    thrown = new AppError('payment_unavailable', { cause: new Error('connect refused') });
    expect((await send('/throw')).status).toBe(503);
    const message = expect.stringContaining('caused by Error: connect refused') as string;
    expect(vi.mocked(logger.write).mock.calls).toEqual([[expect.objectContaining({ message })]]);
  });

  it('of a register that is closed at night is logged as a warning', async () => {
    thrown = new AppError('vat_register_unavailable', { retryAfter: 60 });
    const { status, headers } = await send('/throw');
    expect([status, headers.get('retry-after')]).toEqual([503, '60']);
    const severity = 'WARNING';
    expect(vi.mocked(logger.write).mock.calls).toEqual([[expect.objectContaining({ severity })]]);
  });

  it('of Express gets a code of ours', async () => {
    expect((await send('/%E0%A4%A')).body).toMatchObject({ error: { code: 'not_found' } });
    expect((await send('/nowhere')).status).toBe(404);
  });
});

describe('a body read without the functions runtime', () => {
  const post = (body: string | Uint8Array<ArrayBuffer>, type = 'application/json') =>
    send('/echo', { method: 'POST', body, headers: { 'content-type': type } });

  it.each([
    ['{"a":1}', 200, { a: 1 }],
    ['', 200, {}],
  ])('of %j is read', async (text, status, body) => {
    expect(await post(text)).toMatchObject({ status, body });
  });

  it.each([
    ['broken JSON', '{"a":', 'application/json', 'invalid_request'],
    ['another type', '{"a":1}', 'text/plain', 'unsupported_media_type'],
    ['too many bytes', JSON.stringify('x'.repeat(200_000)), 'application/json', 'too_large'],
    ['far too many bytes', 'x'.repeat(7_000_000), 'application/json', 'too_large'],
  ])('with %s is refused', async (_what, text, type, code) => {
    expect((await post(text, type)).body).toMatchObject({ error: { code } });
  });
});

describe('the address of a client', () => {
  it('that is an unknown CDN is logged once, by its range', async () => {
    const headers = { 'fastly-client-ip': 'x', 'x-forwarded-for': '9.9.9.9' };
    for (let sent = 0; sent < 2; sent += 1) await send('/address', { headers });
    const told = [[expect.objectContaining({ event: 'unknown_proxy', range: '9.9.' })]];
    expect(vi.mocked(logger.write).mock.calls).toEqual(told);
  });

  it.each([
    ['nobody in between', {}, '127.0.0.1'],
    [
      'what the nearest proxy saw, not what the client wrote',
      { 'x-forwarded-for': '1.1.1.1, 203.0.113.9' },
      '203.0.113.9',
    ],
    [
      'what the CDN saw, however many of its machines stand in line',
      { 'x-forwarded-for': '1.1.1.1, 203.0.113.9, 151.101.1.2, 199.232.3.4' },
      '203.0.113.9',
    ],
    [
      'what a proxy of the settings saw',
      { 'x-forwarded-for': '1.1.1.1, 203.0.113.9, 192.0.2.1' },
      '203.0.113.9',
    ],
    [
      'of a proxy that writes IPv4 as IPv6 the same',
      { 'x-forwarded-for': '1.1.1.1, 2001:db8::1, ::ffff:151.101.1.2' },
      '2001:db8::1',
    ],
    [
      'not what the client says of itself in a header of the CDN',
      { 'fastly-client-ip': '2001:db8::1', 'x-forwarded-for': '203.0.113.9' },
      '203.0.113.9',
    ],
  ])('is %s', async (_what, headers, address) => {
    expect((await send('/address', { headers })).body).toBe(address);
  });
});
