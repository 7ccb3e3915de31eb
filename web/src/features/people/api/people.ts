import { useMutation } from '@tanstack/react-query';
import { TOAST } from '@rollwell/functions/contract';
import { usePage } from '../../../lib/api/pages.ts';
import { request, requestWithHeaders } from '../../../lib/api/request.ts';
import { userKeys } from '../../../entities/session/use-session.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { toast } from '../../../lib/toast.ts';

/** One page of everybody who ever signed in, by `GET /user`, as an admin. */
export const useUsers = (page: number) =>
  usePage({
    page,
    key: userKeys.list,
    fetch: (cursor, signal) => requestWithHeaders('listUsers', { query: { cursor }, signal }),
  });

/** True when the server says that this person may not make admins. */
export const isRefusal = (error: Error): boolean =>
  error instanceof ApiError && (error.status === 401 || error.status === 403);

/**
 * Makes a person an admin by `PUT /user/role/{id}`: by the account, since two may have one address.
 *
 * @param wasOne said where they were one already, so that nothing was changed
 */
export const useMakeAdmin = (wasOne: string) =>
  useMutation({
    mutationFn: (id: string) => request('setRole', { params: { id }, body: { role: 'admin' } }),
    // The toast is told here: the button is gone once the list is new.
    onSuccess: ({ modifiedCount }) => {
      if (modifiedCount > 0) toast.success(TOAST.adminMade);
      else toast.info(wasOne);
    },
    meta: {
      failureToast: (error) => (isRefusal(error) ? TOAST.cannotAddAdmin : TOAST.somethingWrong),
      invalidates: [userKeys.list],
    },
  });

const CALLS = {
  demote: (id: string) => request('setRole', { params: { id }, body: { role: 'customer' } }),
  close: (id: string) => request('setAccess', { params: { id }, body: { disabled: true } }),
  reopen: (id: string) => request('setAccess', { params: { id }, body: { disabled: false } }),
} as const;

/** Erases a closed account for its person, by `POST /user/erase/{email}`. */
export const useEraseAccount = () =>
  useMutation({
    mutationFn: (email: string) => request('eraseAccount', { params: { email } }),
    meta: { invalidatesOnSuccess: [userKeys.list] },
  });

/** What an admin does about a person's rights after a question. */
export type RightsChange = keyof typeof CALLS;

/** Changes the rights of the account of an id, by `PUT /user/role/{id}` or `PUT /user/access/{id}`. */
export const useChangeRights = (change: RightsChange) =>
  useMutation({ mutationFn: CALLS[change], meta: { invalidatesOnSuccess: [userKeys.list] } });
