import { orderState } from '@rollwell/functions/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';
import { orderKeys } from '../../../lib/query/keys.ts';
import { FALLBACK_INTERVAL_MS } from './fallback-interval.ts';

const failedRefundsQuery = queryOptions({
  queryKey: orderKeys.failedRefunds,
  queryFn: ({ signal }) => request('listOrders', { query: { state: 'refund_failed' }, signal }),
  select: (orders) => orders.filter((order) => orderState(order) === 'refund_failed'),
  refetchInterval: 10 * FALLBACK_INTERVAL_MS,
});

/** The newest orders whose refund did not arrive, by `GET /order?state=refund_failed`, as an admin. */
export const useFailedRefunds = () => useQuery(failedRefundsQuery);
