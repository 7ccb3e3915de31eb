import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';

export const userKey = (email: string) => ['user', email] as const;

/** A person's profile by `GET /user/{email}`. */
export const useProfile = (email: string) =>
  useQuery({
    queryKey: userKey(email),
    queryFn: ({ signal }) => request('getUser', { params: { email }, signal }),
  });
