import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';
import { paymentKeys } from './payment-keys.ts';

/** How often, in milliseconds, an order is looked at again while its payment is being confirmed. */
const CONFIRMING_INTERVAL_MS = 3_000;

/**
 * The order to pay for, by `GET /payment/{id}`. While `confirming`, it is read again and again
 * until it is paid, in case live reads are blocked where the customer sits.
 */
export const usePayment = (id: string, confirming: boolean) =>
  useQuery({
    queryKey: paymentKeys.order(id),
    queryFn: ({ signal }) => request('getPayment', { params: { orderId: id }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      confirming && state.data && !state.data.paid ? CONFIRMING_INTERVAL_MS : false,
  });
