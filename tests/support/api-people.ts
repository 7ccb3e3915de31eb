import { afterEach } from 'vitest';
import { newAdmin, newCustomer, type TestUser } from './api-accounts.ts';
import { control } from './api-gateway.ts';

const ROLES = { customer: newCustomer, admin: newAdmin };

/**
 * The people of a test file by what they are called there, with open sessions. Whatever a test of
 * the file has the gateway do wrong, it behaves again afterwards.
 */
export const people = async <Name extends string>(
  roles: Record<Name, keyof typeof ROLES>,
): Promise<Record<Name, TestUser>> => {
  afterEach(async () => {
    await control({ reset: true });
  });
  const names = Object.keys(roles) as Name[];
  const users = await Promise.all(
    names.map(async (name) => [name, await ROLES[roles[name]]()] as const),
  );
  return Object.fromEntries(users) as Record<Name, TestUser>;
};
