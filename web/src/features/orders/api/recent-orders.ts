import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';
import { orderKeys } from '../../../lib/query/keys.ts';

/** Among so many somebody finds what they have just ordered. */
const RECENT = 5;

export const recentOrdersQuery = (email: string) =>
  queryOptions({
    queryKey: orderKeys.recentOf(email),
    // To its end also where nobody waits for it any more: whoever comes back finds it.
    queryFn: () => request('listOrdersOf', { params: { email }, query: { limit: RECENT } }),
  });

/** A person's newest orders by `GET /order/{email}`, the newest first. */
export const useRecentOrders = (email: string) => useQuery(recentOrdersQuery(email));
