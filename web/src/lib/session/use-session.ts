import { useSyncExternalStore } from 'react';
import {
  getSession,
  initialSession,
  subscribeToSession,
  type Session,
  type SessionUser,
} from './session-store.ts';

/** Who is signed in; `loading` while that is not known yet (always so in prerendered HTML). */
export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, getSession, () => initialSession);
}

/**
 * The signed-in user, for screens behind `RequireUser`.
 *
 * @throws when nobody is signed in, which a guarded route never lets happen
 */
export function useSignedInUser(): SessionUser {
  const { user } = useSession();
  if (!user) throw new Error('useSignedInUser is for screens behind RequireUser only.');
  return user;
}
