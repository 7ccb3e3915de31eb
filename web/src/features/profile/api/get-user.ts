import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';
import { userKeys } from '../../../lib/query/keys.ts';

const profileQuery = (email: string) =>
  queryOptions({
    queryKey: userKeys.profile(email),
    queryFn: ({ signal }) => request('getUser', { params: { email }, signal }),
  });

/** A person's profile by `GET /user/{email}`. */
export const useProfile = (email: string) => useQuery(profileQuery(email));
