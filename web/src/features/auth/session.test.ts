import type { Auth, User } from 'firebase/auth';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const openSession = vi.hoisted(() => vi.fn<() => Promise<string>>());
const auth = vi.hoisted(() => ({ currentUser: null as { uid: string } | null }));
vi.mock('./api/session.ts', () => ({ openSession }));
vi.mock('../../lib/firebase/firebase-auth.ts', () => ({
  firebaseAuth: () => Promise.resolve(auth as unknown as Auth),
  forgetUser: () => Promise.resolve(),
}));

const anna = {
  uid: 'a',
  email: 'anna@rollwell.example',
  displayName: 'Anna',
  emailVerified: true,
  getIdToken: () => Promise.resolve('id token'),
} as unknown as User;

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
});

/** Modules of their own for each test: they keep state. */
async function fresh() {
  vi.resetModules();
  const [session, store, { pendingSignOut }] = await Promise.all([
    import('./session.ts'),
    import('../../entities/session/session-store.ts'),
    import('../../lib/firebase/auth-status.ts'),
  ]);
  return { ...session, ...store, pendingSignOut };
}

beforeEach(() => {
  stored.clear();
  openSession.mockReset().mockResolvedValue('a token');
  auth.currentUser = anna;
});

describe('what the provider reports', () => {
  it('opens a session for somebody without a token', async () => {
    const { followFirebaseUser, getSession } = await fresh();
    await followFirebaseUser(anna);
    expect(stored.get('accessToken')).toBe('a token');
    expect(getSession().user?.name).toBe('Anna');
  });

  it('opens none while a sign-out is pending', async () => {
    const { followFirebaseUser, getSession, pendingSignOut } = await fresh();
    pendingSignOut.set();
    await followFirebaseUser(anna);
    expect(openSession).not.toHaveBeenCalled();
    expect(getSession().user).toBeNull();
  });

  it.each(['is forgotten', 'is to be forgotten'])(
    'brings nobody back who leaves while a session is opened, and %s',
    async (how) => {
      const { followFirebaseUser, getSession, pendingSignOut } = await fresh();
      openSession.mockImplementation(() => {
        if (how === 'is forgotten') auth.currentUser = null;
        else pendingSignOut.set();
        return Promise.resolve('a late token');
      });
      await followFirebaseUser(anna);
      expect(openSession).toHaveBeenCalledOnce();
      expect(stored.get('accessToken')).toBeUndefined();
      expect(getSession().user).toBeNull();
    },
  );
});
