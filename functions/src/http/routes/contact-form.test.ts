import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MAX_JSON_BYTES, PUBLIC_WRITE_LIMIT } from '../../contract/constants.ts';
import { VALIDATION } from '../../contract/text/validation-messages.ts';
import type { RefusedForm } from '../../contract/site/rendered-page.ts';
import { SITE_PATHS } from '../../contract/site/site-paths.ts';
import type { Deps } from '../../domain/deps.ts';
import { keysIn } from '../../domain/memory-reading.fixtures.ts';
import { MemoryTable } from '../../domain/memory-table.fixtures.ts';
import { handleError } from '../error-handler.ts';
import { keepRawBody } from '../raw-body.ts';
import { contactFormRoute, contactRoutes } from './contact.ts';

const now = Date.UTC(2026, 10, 22);
const calls = new Map<string, number>();
type Key = Parameters<Deps['keys']['record']>[0];
const keys = new MemoryTable<Key>();
let kept: object[] = [];
const deps = {
  now: () => now,
  settings: { shopUrl: 'https://rollwell.example' },
  rateCounter: {
    count: (key: string) => {
      calls.set(key, (calls.get(key) ?? 0) + 1);
      return Promise.resolve({ calls: calls.get(key), resetAt: now });
    },
  },
  contactMessages: {
    create: (message: object, _at: number, keyOf: (id: string) => Key | undefined) => {
      kept.push(message);
      const id = `id-${kept.length}`;
      const key = keyOf(id);
      if (key) keys.put(key.id, key);
      return Promise.resolve(id);
    },
  },
  keys: keysIn(keys),
} as unknown as Deps;

let server: Server;
beforeAll(async () => {
  const app = express();
  app.use(keepRawBody);
  contactRoutes(app, deps);
  contactFormRoute(app, deps, (_req, res, refused) => {
    res.status(refused?.status ?? 200).json(refused);
    return Promise.resolve(true);
  });
  app.use(handleError);
  server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  calls.clear();
  keys.rows.clear();
  kept = [];
});

const post = (
  path: string,
  body: string | URLSearchParams,
  headers: Record<string, string> = {},
) => {
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}${path}`;
  return fetch(url, { method: 'POST', body, headers, redirect: 'manual' });
};

const send = (fields: Record<string, string>, headers?: Record<string, string>) =>
  post(SITE_PATHS.contact, new URLSearchParams(fields), headers);

const message = { email: 'ask@visitor.example', subject: 'Naps', message: 'One\r\nTwo' };

describe('the contact form that a browser sends by itself', () => {
  it('is kept as scripts send it, and leads to a page that can be loaded again', async () => {
    const answer = await send(message, { 'sec-fetch-site': 'same-origin' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, SITE_PATHS.contactSent]);
    expect(kept).toEqual([{ ...message, message: 'One\nTwo' }]);
  });

  it('is kept once when it is sent again, as a browser does whose answer was lost', async () => {
    for (const subject of ['Naps', 'Naps', 'Frames'])
      expect((await send({ ...message, subject })).status).toBe(303);
    expect(kept).toEqual(
      ['Naps', 'Frames'].map((subject) => ({ ...message, message: 'One\nTwo', subject })),
    );
  });

  it('is refused with the messages of the call and what was typed', async () => {
    const answer = await send({ ...message, email: 'ask@', subject: ' ' });
    const refused = (await answer.json()) as RefusedForm;
    expect(answer.status).toBe(400);
    expect(refused.fields).toEqual({
      email: VALIDATION.emailPattern,
      subject: VALIDATION.subjectRequired,
    });
    expect(refused.values).toEqual({ email: 'ask@', subject: ' ', message: 'One\nTwo' });
    expect(kept).toEqual([]);
  });

  it('counts together with the call: one address sends so many messages and no more', async () => {
    for (let sent = 1; sent < PUBLIC_WRITE_LIMIT.requests; sent += 1)
      expect((await send({ ...message, subject: `Nap ${sent}` })).status).toBe(303);
    const json = { 'content-type': 'application/json' };
    expect((await post('/contact', JSON.stringify(message), json)).status).toBe(201);
    const answer = await send(message);
    const refused = (await answer.json()) as RefusedForm;
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBe(refused.retryAfter);
    expect(refused.values.subject).toBe('Naps');
    expect(kept).toHaveLength(PUBLIC_WRITE_LIMIT.requests);
  });

  it.each(['cross-site', 'same-site', 'none'])(
    'is not taken from a page of somebody else (%s)',
    async (from) => {
      expect((await send(message, { 'sec-fetch-site': from })).status).toBe(403);
      expect(kept).toEqual([]);
    },
  );

  const OWN = 'https://rollwell.example';
  it.each([
    ['an origin of somebody else', { origin: 'https://elsewhere.example' }],
    ['an origin that only begins as ours', { origin: `${OWN}.elsewhere.example` }],
    ['an origin that is hidden', { origin: 'null' }],
    ['the page of somebody else', { referer: 'https://elsewhere.example/rollwell.example' }],
    ['an origin of somebody else on a page of ours', { origin: 'https://e.example', referer: OWN }],
  ] as const)('is not taken where an older browser names %s', async (_what, headers) => {
    expect((await send(message, headers)).status).toBe(403);
    expect(kept).toEqual([]);
  });

  it.each([
    ['the origin of the shop', { origin: OWN }],
    ['a page of the shop', { referer: `${OWN}/home/contact` }],
    [
      'the address at which the site was asked',
      { origin: 'https://paint.web.app', 'x-forwarded-host': 'paint.web.app' },
    ],
  ] as const)('is taken where an older browser names %s', async (_what, headers) => {
    expect((await send(message, headers)).status).toBe(303);
  });

  it('takes no JSON, and nothing larger than a call may be', async () => {
    const json = { 'content-type': 'application/json' };
    expect((await post(SITE_PATHS.contact, '{}', json)).status).toBe(415);
    const large = { ...message, message: 'x'.repeat(MAX_JSON_BYTES) };
    expect((await send(large)).status).toBe(413);
  });
});
