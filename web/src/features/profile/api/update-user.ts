import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Profile } from '@rollwell/functions/contract';
import { request } from '../../../lib/api/request.ts';
import { userKey } from './get-user.ts';

/** Saves one's own profile by `PUT /user/update/{email}`. */
export function useUpdateProfile(email: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Profile) => request('updateUser', { params: { email }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: userKey(email) }),
  });
}
