import { queryOptions } from '@tanstack/react-query';
import { request } from '../../lib/api/request.ts';
import { readAccessToken } from '../../lib/api/session-port.ts';

export const settingsKeys = {
  all: ['settings'] as const,
  shop: ['settings', 'shop'] as const,
  history: ['settings', 'history'] as const,
};

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
