import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';
import { peopleKeys } from './people-keys.ts';

/** Makes a person an admin by `PUT /user/admin/{email}`. */
export function useMakeAdmin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (email: string) => request('makeAdmin', { params: { email } }),
    onSuccess: () => client.invalidateQueries({ queryKey: peopleKeys.all }),
  });
}
