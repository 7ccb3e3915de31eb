import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';
import { FALLBACK_INTERVAL_MS, orderKeys } from './order-keys.ts';

export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: orderKeys.one(id),
    queryFn: ({ signal }) => request('getPayment', { params: { orderId: id }, signal }),
    staleTime: 0,
  });

/** One order by `GET /payment/{id}`, for its owner and admins. */
export const useOrder = (id: string) =>
  useQuery({
    ...orderQuery(id),
    // In case live reads are blocked.
    refetchInterval: FALLBACK_INTERVAL_MS,
  });
