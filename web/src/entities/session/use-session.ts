import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { request } from '../../lib/api/request.ts';
import {
  getSession,
  initialSession,
  type Session,
  type SessionUser,
  subscribeToSession,
} from './session-store.ts';

export const userKeys = {
  /** Everybody, as the admins see them. */
  list: ['users', 'list'] as const,
  profile: (email: string) => ['users', 'profile', email] as const,
  admin: (email: string) => ['users', 'admin', email] as const,
};

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

const adminQuery = (email: string) =>
  queryOptions({
    queryKey: userKeys.admin(email),
    queryFn: ({ signal }) => request('isAdmin', { params: { email }, signal }),
  });

/**
 * Whether the signed-in user is an admin, by `GET /admin/{email}`. The server asks again on every
 * call; this only decides what is shown.
 */
export function useIsAdmin() {
  const { user } = useSession();
  return useQuery({
    ...adminQuery(user?.email ?? ''),
    select: (answer) => answer.admin,
    enabled: user !== null,
  });
}

const profileQuery = (email: string) =>
  queryOptions({
    queryKey: userKeys.profile(email),
    queryFn: ({ signal }) => request('getUser', { params: { email }, signal }),
  });

/** A person's profile by `GET /user/{email}`. */
export const useProfile = (email: string) => useQuery(profileQuery(email));
