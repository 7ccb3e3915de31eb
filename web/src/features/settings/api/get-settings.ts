import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';
import { settingsKeys } from '../../../lib/query/keys.ts';
import { readAccessToken } from '../../../lib/session/access-token.ts';

/**
 * The settings of the shop by `GET /settings`.
 *
 * @param fresh asks with the access token, so that no cache on the way answers
 */
export const settingsQuery = (fresh = false) =>
  queryOptions({
    queryKey: settingsKeys.shop,
    meta: { fresh },
    ...(fresh && { staleTime: 0 }),
    queryFn: ({ signal, meta }) => {
      const bearer = meta?.fresh ? readAccessToken() : null;
      return request('getSettings', { signal, ...(bearer && { bearer }) });
    },
  });

export const useSettings = () => useQuery(settingsQuery());

/** The settings of the shop as they are now, for a form that is based on them. */
export const useFreshSettings = () => useQuery(settingsQuery(true));
