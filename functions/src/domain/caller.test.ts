import { describe, expect, it } from 'vitest';
import { AppError } from '../contract/api/app-error.ts';
import { identifyCaller } from './caller.ts';
import type { Deps } from './deps.ts';
import { createReview } from './reviews/reviews.ts';
import { findUser, isAdmin } from './users/find-user.ts';

const user = { _id: 'u1', email: 'zoe@test.example', role: 'customer', disabled: false };

/** A shop that notes what is asked of it, and what has been answered by then. */
const shop = ({ valid = true }: { valid?: boolean } = {}) => {
  const log: string[] = [];
  const noted = async <Value>(name: string, value: () => Value): Promise<Value> => {
    log.push(name);
    await new Promise((resolve) => setImmediate(resolve));
    log.push(`${name} answered`);
    return value();
  };
  const refuse = (): never => {
    throw new AppError('unauthenticated');
  };
  const deps = {
    identity: {
      readAccessToken: (token: string) =>
        token === 'forged'
          ? Promise.reject(new AppError('unauthenticated'))
          : Promise.resolve({ uid: 'u1' }),
      uidOf: () => Promise.resolve(undefined),
      verifyAccessToken: () => noted('verify', () => (valid ? { uid: 'u1' } : refuse())),
    },
    users: {
      get: () => noted('get', () => user),
      withEmail: () => noted('find', () => []),
    },
    rateCounter: { count: () => Promise.resolve({ calls: 1, resetAt: 0 }) },
    reviews: { create: () => Promise.resolve('review') },
    now: () => 0,
  } as unknown as Deps;
  return { deps, log, reads: () => log.filter((name) => name === 'get' || name === 'find').length };
};

describe('who calls', () => {
  it('is looked up while the provider says whether the token still counts', async () => {
    const { deps, log } = shop();
    expect(await identifyCaller(deps, 'token')).toMatchObject({ uid: 'u1', user });
    expect(log.slice(0, 2).sort()).toEqual(['get', 'verify']);
  });

  it('is unknown, without a lookup, by a token that the shop did not sign', async () => {
    const { deps, log } = shop();
    await expect(identifyCaller(deps, 'forged')).rejects.toThrow('sign in');
    expect(log).toEqual([]);
  });

  it('is unknown when the provider refuses a signed token', async () => {
    const { deps } = shop({ valid: false });
    await expect(identifyCaller(deps, 'token')).rejects.toThrow('sign in');
  });
});

describe('a caller who was read with the call', () => {
  it('is not read again to write a review, or to answer what they are', async () => {
    const { deps, reads } = shop();
    const caller = await identifyCaller(deps, 'token');
    await createReview(deps, caller, { description: 'Good', ratings: 5 });
    expect(await findUser(deps, caller, 'Zoe@test.example')).toEqual(user);
    expect(await isAdmin(deps, caller, 'zoe@test.example')).toBe(false);
    expect(reads()).toBe(1);
  });

  it('is read beside somebody else whom they ask for', async () => {
    const { deps, reads } = shop();
    const caller = await identifyCaller(deps, 'token');
    expect(await isAdmin(deps, caller, 'other@test.example')).toBe(false);
    expect(reads()).toBe(2);
  });
});
