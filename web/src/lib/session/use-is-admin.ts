import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../api/request.ts';
import { userKeys } from '../query/keys.ts';
import { useSession } from './use-session.ts';

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
