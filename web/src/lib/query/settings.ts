import { queryOptions } from '@tanstack/react-query';
import { request } from '../api/request.ts';
import { readAccessToken } from '../session/access-token.ts';
import { settingsKeys } from './keys.ts';

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
