import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';
import { FALLBACK_INTERVAL_MS, orderKeys } from './order-keys.ts';

/** The newest payments that went back because no order needed them, by `GET /payment/returned`. */
export const useReturnedPayments = () =>
  useQuery({
    queryKey: orderKeys.returned,
    queryFn: ({ signal }) => request('listReturnedPayments', { signal }),
    refetchInterval: FALLBACK_INTERVAL_MS,
  });
