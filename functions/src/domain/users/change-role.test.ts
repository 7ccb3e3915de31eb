import { describe, expect, it, vi } from 'vitest';
import type { User } from '../../contract/schemas/user.ts';
import { makeAdmin } from './change-role.ts';

const admin = { email: 'admin@test.example' };
const EMAIL = 'dora@test.example';
const user = { _id: 'dora', email: EMAIL, role: 'customer' } as User;

/** A shop whose provider says that this is the user’s verified address. */
const shopWith = (verified: string | undefined, onlyVerifiedAdmins: boolean) => {
  const setRole = vi.fn(() => Promise.resolve(true));
  const verifiedEmails = () => Promise.resolve(new Map(verified ? [['dora', verified]] : []));
  const deps = {
    users: { setRole },
    identity: { verifiedEmails },
    settings: { onlyVerifiedAdmins },
    now: () => 0,
  } as unknown as Parameters<typeof makeAdmin>[0];
  return { deps, setRole };
};

describe('a change of rights at the same time as another', () => {
  const ABORTED = 10;
  const aborted = Object.assign(new Error('transaction lock timeout'), { code: ABORTED });

  it('is tried again', async () => {
    const { deps, setRole } = shopWith(EMAIL, true);
    setRole.mockRejectedValueOnce(aborted);
    expect(await makeAdmin(deps, admin, user)).toBe(1);
    expect(setRole).toHaveBeenCalledTimes(2);
  });

  it('is put off, and no failure of ours, where it never gets through', async () => {
    const { deps, setRole } = shopWith(EMAIL, true);
    setRole.mockRejectedValue(aborted);
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const refused = { code: 'too_many_requests' };
    await expect(makeAdmin(deps, admin, user)).rejects.toMatchObject(refused);
    vi.restoreAllMocks();
  });
});

describe('makeAdmin', () => {
  it.each([
    ['whose address is verified, where that is asked for', EMAIL, true],
    ['whose address is not verified, where that is not asked for', undefined, false],
  ])('makes somebody an admin %s', async (_who, verified, asked) => {
    const { deps, setRole } = shopWith(verified, asked);
    expect(await makeAdmin(deps, admin, user)).toBe(1);
    expect(setRole).toHaveBeenCalledOnce();
  });

  it.each([
    ['has verified nothing', undefined],
    ['has verified another address since', 'other@test.example'],
  ])('refuses whoever %s, where a verified address is asked for', async (_why, verified) => {
    const { deps, setRole } = shopWith(verified, true);
    const refused = { code: 'email_unverified', status: 409 };
    await expect(makeAdmin(deps, admin, user)).rejects.toMatchObject(refused);
    expect(setRole).not.toHaveBeenCalled();
  });
});
