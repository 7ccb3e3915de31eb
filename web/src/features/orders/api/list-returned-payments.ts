import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';
import { orderKeys } from '../../../lib/query/keys.ts';
import { FALLBACK_INTERVAL_MS } from './fallback-interval.ts';

const returnedPaymentsQuery = queryOptions({
  queryKey: orderKeys.returnedPayments,
  queryFn: ({ signal }) => request('listReturnedPayments', { signal }),
  refetchInterval: FALLBACK_INTERVAL_MS,
});

/** The newest payments that went back because no order needed them, by `GET /payment/returned`. */
export const useReturnedPayments = () => useQuery(returnedPaymentsQuery);
