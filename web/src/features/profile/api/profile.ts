import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Profile, TOAST } from '@rollwell/functions/contract';
import { request } from '../../../lib/api/request.ts';
import { userKeys } from '../../../lib/query/keys.ts';

const profileQuery = (email: string) =>
  queryOptions({
    queryKey: userKeys.profile(email),
    queryFn: ({ signal }) => request('getUser', { params: { email }, signal }),
  });

/** A person's profile by `GET /user/{email}`. */
export const useProfile = (email: string) => useQuery(profileQuery(email));

/** Saves one's own profile by `PUT /user/update/{email}`. */
export function useUpdateProfile(email: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Profile) => request('updateUser', { params: { email }, body }),
    meta: { failureToast: TOAST.somethingWrong },
    onSuccess: () => client.invalidateQueries({ queryKey: userKeys.profile(email) }),
  });
}
