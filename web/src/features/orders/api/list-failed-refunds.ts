import { orderState } from '@rollwell/functions/contract';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';
import { FALLBACK_INTERVAL_MS, orderKeys } from './order-keys.ts';

/** The newest orders whose refund did not arrive, by `GET /order?state=refund_failed`, as an admin. */
export const useFailedRefunds = () =>
  useQuery({
    queryKey: orderKeys.failedRefunds,
    queryFn: ({ signal }) => request('listOrders', { query: { state: 'refund_failed' }, signal }),
    select: (orders) => orders.filter((order) => orderState(order) === 'refund_failed'),
    refetchInterval: 10 * FALLBACK_INTERVAL_MS,
  });
