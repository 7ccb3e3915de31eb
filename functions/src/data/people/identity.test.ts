import type { Auth, UserRecord } from 'firebase-admin/auth';
import { describe, expect, it } from 'vitest';
import { MAX_LENGTH } from '../../contract/constants.ts';
import { createIdentityProvider } from './identity.ts';

/** The name of an account that was given this one without any form of the shop. */
async function nameOf(displayName?: string): Promise<string> {
  const getUser = () => Promise.resolve({ uid: 'u1', displayName, metadata: {} } as UserRecord);
  const account = await createIdentityProvider({ getUser } as unknown as Auth).account('u1');
  return account.displayName;
}

describe('the name of an account at the identity provider', () => {
  it('is taken over as a form would take it', async () => {
    expect(await nameOf(' Zoë Ó Néill ')).toBe('Zoë Ó Néill');
    expect(await nameOf('\u202AMa\u200Bra')).toBe('Mara');
    expect(await nameOf()).toBe('');
  });

  it.each([
    ['is half a pair', 'Mara \uD800'],
    ['is a line break', 'Mara\nTestberg'],
    ['makes it longer than a name may be', 'M'.repeat(MAX_LENGTH.name + 1)],
  ])('counts as none where a part of it %s', async (_why, name) => {
    expect(await nameOf(name)).toBe('');
  });
});
