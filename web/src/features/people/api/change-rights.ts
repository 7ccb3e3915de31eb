import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';
import { userKeys } from '../../../lib/query/keys.ts';

const CALLS = {
  demote: (id: string) => request('setRole', { params: { id }, body: { role: 'customer' } }),
  close: (id: string) => request('setAccess', { params: { id }, body: { disabled: true } }),
  reopen: (id: string) => request('setAccess', { params: { id }, body: { disabled: false } }),
} as const;

/** What an admin does about a person's rights after a question. */
export type RightsChange = keyof typeof CALLS;

/** Changes the rights of the account of an id, by `PUT /user/role/{id}` or `PUT /user/access/{id}`. */
export function useChangeRights(change: RightsChange) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: CALLS[change],
    onSuccess: () => client.invalidateQueries({ queryKey: userKeys.list }),
  });
}
