import { describe, expect, it } from 'vitest';
import { ENDPOINTS, type EndpointName } from '@rollwell/functions/contract';
import { newAdmin, newCustomer, type TestUser } from '../support/api-accounts.ts';
import { refusedBearers } from '../support/api-callers.ts';
import { clientAddress } from '../support/api-client.ts';
import { people } from '../support/api-people.ts';
import { request } from '../support/site-client.ts';

const { customer, other, admin } = await people({
  customer: 'customer',
  other: 'customer',
  admin: 'admin',
});

const refused = await refusedBearers(customer);

const names = Object.keys(ENDPOINTS) as EndpointName[];
const asked = (name: EndpointName): { access: string; email?: 'self' | 'selfOrAdmin' } =>
  ENDPOINTS[name];
const withAccess = (...access: string[]) =>
  names.filter((name) => access.includes(asked(name).access));

/** Calls an endpoint about a person, or about a thing that does not exist, without any body. */
const knock = async (name: EndpointName, about: TestUser, token: string | undefined) => {
  const { method, path } = ENDPOINTS[name];
  const filled = path
    .replace(':email', encodeURIComponent(about.email))
    .replace(/:\w+/, 'nothing-here');
  return request(method, filled, { token, headers: clientAddress() });
};

describe.each(withAccess('user', 'admin'))('%s asks for an access token', (name) => {
  it('and refuses whoever has none', async () => {
    const answers: unknown[] = [];
    for (const [why, token] of refused) {
      const { status, error, headers } = await knock(name, customer, token);
      answers.push([why, status, error.code, headers.get('cache-control')]);
    }
    expect(answers).toEqual(
      refused.map(([why]) => [why, 401, 'unauthenticated', 'private, no-store']),
    );
  });

  it('and lets in who has one and may', async () => {
    // Some calls end what the caller has, so each has a caller of its own.
    const caller = await (asked(name).access === 'admin' ? newAdmin() : newCustomer());
    const about = name === 'closeAccount' ? await newCustomer() : caller;
    const { status } = await knock(name, about, caller.token);
    expect([200, 201, 400, 404]).toContain(status);
  });
});

describe.each(withAccess('admin'))('%s is for admins', (name) => {
  it('so a customer is refused', async () => {
    const { status, error } = await knock(name, customer, customer.token);
    expect([status, error.code]).toEqual([403, 'permission_denied']);
  });
});

describe.each(names.filter((name) => asked(name).email && asked(name).access === 'user'))(
  '%s is about the person of the path',
  (name) => {
    it('so another customer is refused', async () => {
      const { status, error } = await knock(name, customer, other.token);
      expect([status, error.code]).toEqual([403, 'permission_denied']);
    });

    it('and an admin gets as far as the table says', async () => {
      // Who is erased is gone for the calls that follow.
      const about = name === 'eraseAccount' ? await newCustomer() : customer;
      const { status } = await knock(name, about, admin.token);
      expect(status).toBe(asked(name).email === 'selfOrAdmin' ? 200 : 403);
    });
  },
);

describe.each(withAccess('anyone'))('%s is open', (name) => {
  it('to a visitor, and a bad token does no harm', async () => {
    for (const token of [undefined, 'nonsense']) {
      const { status } = await knock(name, customer, token);
      expect([200, 400, 404]).toContain(status);
    }
  });
});
