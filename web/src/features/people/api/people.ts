import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { TOAST } from '@rollwell/functions/contract';
import { pageQuery } from '../../../lib/api/pages.ts';
import { request, requestWithHeaders } from '../../../lib/api/request.ts';
import { userKeys } from '../../../entities/session/use-session.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { toast } from '../../../lib/toast.ts';

/** One page of everybody who ever signed in, by `GET /user`, as an admin. */
export const useUsers = (page: number) =>
  useQuery({
    ...pageQuery(
      {
        key: userKeys.list,
        fetch: (cursor, signal) => requestWithHeaders('listUsers', { query: { cursor }, signal }),
      },
      page,
    ),
    placeholderData: keepPreviousData,
  });

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

const CALLS = {
  demote: (id: string) => request('setRole', { params: { id }, body: { role: 'customer' } }),
  close: (id: string) => request('setAccess', { params: { id }, body: { disabled: true } }),
  reopen: (id: string) => request('setAccess', { params: { id }, body: { disabled: false } }),
} as const;

/** Erases a closed account for its person, by `POST /user/erase/{email}`. */
export function useEraseAccount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (email: string) => request('eraseAccount', { params: { email } }),
    onSuccess: () => client.invalidateQueries({ queryKey: userKeys.list }),
  });
}

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
