import { useQuery } from '@tanstack/react-query';
import { request } from '../api/request.ts';
import { useSession } from './use-session.ts';

/**
 * Whether the signed-in user is an admin, by `GET /admin/{email}`. The server asks again on every
 * call; this only decides what is shown.
 */
export function useIsAdmin() {
  const { user } = useSession();
  const email = user?.email ?? '';
  return useQuery({
    queryKey: ['admin', email],
    queryFn: ({ signal }) => request('isAdmin', { params: { email }, signal }),
    select: (answer) => answer.admin,
    enabled: user !== null,
  });
}
