import { TOAST } from '@rollwell/functions/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';
import { toast } from '../../../lib/toast.ts';
import { userKeys } from '../../../lib/query/keys.ts';

/** Makes a person an admin by `PUT /user/admin/{email}`. */
export function useMakeAdmin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (email: string) => request('makeAdmin', { params: { email } }),
    // The toast is told here: the button is gone once the list is new.
    onSuccess: () => {
      toast.success(TOAST.adminMade);
      return client.invalidateQueries({ queryKey: userKeys.list });
    },
  });
}
