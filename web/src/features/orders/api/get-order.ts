import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';
import { FALLBACK_INTERVAL_MS, orderKeys } from './order-keys.ts';

/** One order by `GET /payment/{id}`, for its owner and admins. */
export const useOrder = (id: string) =>
  useQuery({
    queryKey: orderKeys.one(id),
    queryFn: ({ signal }) => request('getPayment', { params: { orderId: id }, signal }),
    staleTime: 0,
    // In case live reads are blocked.
    refetchInterval: FALLBACK_INTERVAL_MS,
  });
