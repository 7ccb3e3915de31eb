import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Profile, TOAST } from '@rollwell/functions/contract';
import { request } from '../../../lib/api/request.ts';
import { userKeys } from '../../../entities/session/use-session.ts';

/** Saves one's own profile by `PUT /user/update/{email}`. */
export function useUpdateProfile(email: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Profile) => request('updateUser', { params: { email }, body }),
    meta: { failureToast: TOAST.somethingWrong },
    onSuccess: () => client.invalidateQueries({ queryKey: userKeys.profile(email) }),
  });
}
