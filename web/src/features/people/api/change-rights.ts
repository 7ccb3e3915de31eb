import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';
import { userKeys } from '../../../lib/query/keys.ts';

/** What an admin does about a person's rights, each a call of its own. */
export type RightsChange = 'demoteAdmin' | 'closeAccount' | 'reopenAccount';

/** Changes the rights of a person, by `PUT /user/customer|closed|reopened/{email}`. */
export function useChangeRights(change: RightsChange) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (email: string) => request(change, { params: { email } }),
    onSuccess: () => client.invalidateQueries({ queryKey: userKeys.list }),
  });
}
