import { TOAST } from '@rollwell/functions/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api/api-error.ts';
import { request } from '../../../lib/api/request.ts';
import { toast } from '../../../lib/toast.ts';
import { userKeys } from '../../../lib/query/keys.ts';

/** True when the server says that this person may not make admins. */
export const isRefusal = (error: Error): boolean =>
  error instanceof ApiError && (error.status === 401 || error.status === 403);

/**
 * Makes a person an admin by `PUT /user/role/{id}`: by the account, since two may have one address.
 *
 * @param wasOne said where they were one already, so that nothing was changed
 */
export function useMakeAdmin(wasOne: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => request('setRole', { params: { id }, body: { role: 'admin' } }),
    meta: {
      failureToast: (error) => (isRefusal(error) ? TOAST.cannotAddAdmin : TOAST.somethingWrong),
    },
    // The toast is told here: the button is gone once the list is new.
    onSuccess: ({ modifiedCount }) => {
      if (modifiedCount > 0) toast.success(TOAST.adminMade);
      else toast.info(wasOne);
      return client.invalidateQueries({ queryKey: userKeys.list });
    },
  });
}
