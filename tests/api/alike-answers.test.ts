import { request as send } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it, vi } from 'vitest';
import {
  ENDPOINTS,
  ENDPOINT_SCHEMAS,
  MAX_IMAGE_BYTES,
  type EndpointName,
  type ErrorBody,
} from '@rollwell/functions/contract';
import { failuresOf } from '../../functions/src/http/openapi/failures.ts';
import { db } from '../support/api-admin.ts';
import { clientAddress, request } from '../support/api-client.ts';
import { eventBody, SHOP_MARK, sign } from '../support/api-gateway.ts';
import { people } from '../support/api-people.ts';
import { startAppOn } from '../support/in-process-app.ts';
import { unavailableDatabase } from '../support/unavailable-database.ts';
import { expectDocumented } from '../support/documented-answers.ts';

// Each of these failures has its cause in the log, and there are many of them.
vi.mock('firebase-functions/logger', () => ({ write: vi.fn() }));
afterAll(() => {
  vi.doUnmock('firebase-functions/logger');
});

/* What can go wrong with every call alike: each is met by each call, as its description says. */

const { admin } = await people({ admin: 'admin' });
const names = Object.keys(ENDPOINTS) as EndpointName[];

const pathOf = (name: EndpointName, email = admin.email): string =>
  ENDPOINTS[name].path.replace(':email', encodeURIComponent(email)).replace(/:\w+/, 'nothing-here');

const tokenOf = (name: EndpointName): string | undefined => {
  const { access } = ENDPOINTS[name];
  if (access === 'idToken') return admin.idToken;
  return access === 'user' || access === 'admin' ? admin.token : undefined;
};

/** Sends a body whatever the method, and that as the headers say, as no browser does; gives status and code. */
const sendTo = (origin: string, name: EndpointName, encoding: string, body: Buffer) =>
  new Promise<string>((resolve, reject) => {
    const { method } = ENDPOINTS[name];
    const path = pathOf(name);
    const headers = { 'content-length': body.length, 'content-encoding': encoding };
    const asked = send(new URL(path, origin), { method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const { error } = JSON.parse(Buffer.concat(chunks).toString()) as ErrorBody;
        const status = answer.statusCode ?? 0;
        expectDocumented(method, path, status, error.code);
        resolve(`${status} ${error.code}`);
      });
    });
    asked.on('error', reject);
    asked.end(body);
  });

/** More than a picture with what is around it. */
const TOO_LARGE = 2 * MAX_IMAGE_BYTES;

describe('a body', async () => {
  const origin = await startAppOn(db);

  it.each([
    ['in an encoding that it is not in', 'gzip', Buffer.from('no'), '400 invalid_request'],
    ['in an unknown encoding', 'rot13', Buffer.from('ab'), '415 unsupported_media_type'],
    ['larger than any may be', 'gzip', gzipSync(Buffer.alloc(TOO_LARGE)), '413 too_large'],
  ])('%s is refused by every call', async (_what, encoding, body, answer) => {
    for (const name of names)
      expect([name, await sendTo(origin, name, encoding, body)]).toEqual([name, answer]);
  });
});

describe('a database that is away', async () => {
  const origin = await startAppOn(unavailableDatabase());
  const JOB = { surface: 'plaster', paint: 'emulsion', area: 20, coats: 2 };
  /** The description of the calls is made of nothing that can fail. */
  const asking = names.filter((name) => name !== 'openApi');

  it.each(asking)('is a failure of ours to %s', async (name) => {
    const { method } = ENDPOINTS[name];
    const event = eventBody('payment_intent.payment_failed', {
      ...{ object: 'payment_intent', metadata: { shop: SHOP_MARK, orderId: 'nothing-here' } },
    });
    const { status, error } = await request(method, pathOf(name), {
      token: tokenOf(name),
      origin,
      headers: { ...clientAddress(), 'stripe-signature': sign(event) },
      ...(name === 'openSession' && { body: { email: admin.email } }),
      ...(name === 'paymentWebhook' && { body: event }),
      ...(name === 'findRoller' && { query: JOB }),
    });
    expect([status, error.code]).toEqual([500, 'internal']);
  });
});

describe('what is not valid', () => {
  const refusing = names.filter((name) => failuresOf(name).includes('validation_failed'));
  const hasQuery = (name: EndpointName) => 'query' in ENDPOINT_SCHEMAS[name];
  const hasBody = (name: EndpointName) => 'body' in ENDPOINT_SCHEMAS[name];
  const isAbout = (name: EndpointName) => ENDPOINTS[name].path.includes(':email');

  it.each(refusing.filter((name) => isAbout(name) && !hasBody(name)))(
    'is an address of %s that is none',
    async (name) => {
      const path = pathOf(name, 'nobody');
      const { status, error } = await request(ENDPOINTS[name].method, path, {
        token: tokenOf(name),
      });
      expect([status, error.code]).toEqual([400, 'validation_failed']);
    },
  );

  it.each(refusing.filter(hasQuery))('is a query that %s does not know', async (name) => {
    const { status, error } = await request(ENDPOINTS[name].method, pathOf(name), {
      ...{ token: tokenOf(name), query: { nonsense: 'all' } },
    });
    expect([status, error.code]).toEqual([400, 'validation_failed']);
  });
});
