import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../api/request.ts';
import { orderKeys } from './keys.ts';

/** Milliseconds between two looks at an order, in case live reads are blocked where one sits. */
const INTERVAL_MS = { usual: 30_000, confirming: 3_000 } as const;

/** One order by `GET /payment/{id}`, for its owner and admins. */
export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: orderKeys.one(id),
    queryFn: ({ signal }) => request('getPayment', { params: { orderId: id }, signal }),
    staleTime: 0,
  });

/**
 * One order, read again from time to time.
 *
 * @param confirming its payment is on the way: it is read again and again until it is paid
 */
export const useOrder = (id: string, confirming = false) =>
  useQuery({
    ...orderQuery(id),
    refetchInterval: ({ state }) =>
      confirming && state.data?.paid === false ? INTERVAL_MS.confirming : INTERVAL_MS.usual,
  });

/** All lines that are there of a purchase by `GET /order/purchase/{id}`. */
export const purchaseQuery = (id: string) =>
  queryOptions({
    queryKey: orderKeys.purchase(id),
    queryFn: ({ signal }) => request('getPurchase', { params: { id }, signal }),
    staleTime: 0,
  });

/** The lines of a purchase, read again from time to time. */
export const usePurchase = (id: string, confirming = false) =>
  useQuery({
    ...purchaseQuery(id),
    refetchInterval: ({ state }) =>
      confirming && state.data?.some(({ paid }) => !paid)
        ? INTERVAL_MS.confirming
        : INTERVAL_MS.usual,
  });
