import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';
import { orderKeys } from '../../../lib/query/keys.ts';

const lastOrderQuery = (email: string) =>
  queryOptions({
    queryKey: orderKeys.lastOf(email),
    queryFn: async ({ signal }) => {
      const [last] = await request('listOrdersOf', {
        params: { email },
        query: { limit: 1 },
        signal,
      });
      return last ?? null;
    },
  });

/** A person's newest order by `GET /order/{email}`, or null where there is none. */
export const useLastOrder = (email: string, enabled: boolean) =>
  useQuery({ ...lastOrderQuery(email), enabled });
