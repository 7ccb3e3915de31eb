import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '../contract/api/app-error.ts';
import { endpointPath, ENDPOINTS, type EndpointName } from '../contract/api/endpoints.ts';
import type { User } from '../contract/schemas/user.ts';
import type { Deps } from '../domain/deps.ts';
import { createApp } from './create-app.ts';

/** Neither words nor work tell whether an address has an account: no test takes the time of it. */

type Person = Pick<User, '_id' | 'email' | 'role' | 'disabled'>;

const customer = (name: string): Person => ({
  _id: name,
  email: `${name}@test.example`,
  role: 'customer',
  disabled: false,
});

const caller = customer('caller');
const known = customer('known');
const unknown = customer('unknown');
const users = [caller, known];

/** What the use cases have asked of the database and of the provider, in order. */
const work: string[] = [];

const accountOf = (token: string) => {
  const account = users.find(({ _id }) => _id === token);
  return account ? Promise.resolve(account) : Promise.reject(new AppError('unauthenticated'));
};

const answers = {
  identity: {
    verifyIdToken: async (token: string) => ({ ...(await accountOf(token)), uid: token }),
    readAccessToken: (token: string) => Promise.resolve({ uid: token }),
    verifyAccessToken: async (token: string) => ({ ...(await accountOf(token)), uid: token }),
  },
  users: {
    get: (uid: string) => Promise.resolve(users.find(({ _id }) => _id === uid)),
    withEmail: (email: string) => Promise.resolve(users.filter((user) => user.email === email)),
  },
  rateCounter: { count: () => Promise.resolve({ calls: 1, resetAt: 0 }) },
  contactMessages: { create: () => Promise.resolve('id') },
};

const noted = (part: string, methods: object): object =>
  new Proxy(methods, {
    get: (target, name: string) => {
      work.push(`${part}.${name}`);
      return (target as Record<string, unknown>)[name];
    },
  });

const deps = {
  now: () => Date.UTC(2026, 10, 22),
  ...Object.fromEntries(Object.entries(answers).map(([part, each]) => [part, noted(part, each)])),
} as unknown as Deps;

let server: Server;
beforeAll(async () => {
  server = createApp(deps).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterAll(() => {
  server.close();
});

interface Asked {
  path: string;
  token?: string | undefined;
  body?: object | undefined;
}

/** All that a stranger gets: status, headers, bytes; and what was done for it. */
const ask = async (method: string, { path, token, body }: Asked) => {
  work.length = 0;
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const headers = [...response.headers].filter(([name]) => name !== 'date');
  const text = await response.text();
  return { status: response.status, headers, text, work: [...work] };
};

const names = Object.keys(ENDPOINTS) as EndpointName[];
const ofAnAddress = names.filter((name) => ENDPOINTS[name].path.includes(':email'));

describe.each(ofAnAddress)('%s answers alike whether or not an address has an account', (name) => {
  it.each([
    ['a visitor', undefined],
    ['whoever has a token of nobody', 'nobody'],
    ['another customer', caller._id],
  ])('to %s', async (_who, token) => {
    const about = ({ email }: Person) =>
      ask(ENDPOINTS[name].method, {
        path: endpointPath(name, { email } as never),
        token,
        body: ENDPOINTS[name].method === 'GET' ? undefined : { email },
      });
    const refused = await about(unknown);
    expect(await about(known)).toEqual(refused);
    expect([401, 403]).toContain(refused.status);
    expect(refused.work).not.toContain('users.withEmail');
    expect(refused.work).not.toContain('identity.uidOf');
  });
});

it('a message to the office is taken alike from every address', async () => {
  const from = ({ email }: Person) =>
    ask('POST', {
      path: endpointPath('createContactMessage', {}),
      body: { email, subject: 'Rollers', message: 'Which fits?' },
    });
  const taken = await from(unknown);
  expect(await from(known)).toEqual(taken);
  expect(taken.status).toBe(201);
});
