import type { CancelledOrder } from '@rollwell/functions/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { orderKeys, type OrderSearch } from '../../../entities/order/order-queries.ts';
import { pageQuery, usePage } from '../../../lib/api/pages.ts';
import { request, requestWithHeaders } from '../../../lib/api/request.ts';
import { edgesOf, FALLBACK_INTERVAL_MS, withWholePurchases } from './orders.ts';

/** One page of everybody's cancelled orders by `GET /order/cancelled`, as an admin. */
export const useAllCancelled = (page: number, search: OrderSearch) =>
  useQuery({
    ...pageQuery(
      {
        key: orderKeys.everybodysCancelled(search),
        fetch: (cursor, signal) =>
          requestWithHeaders('listCancelled', { query: { cursor, ...search }, signal }),
      },
      page,
    ),
    placeholderData: keepPreviousData,
    refetchInterval: FALLBACK_INTERVAL_MS,
  });

/** One page of a person's cancelled orders by `GET /order/cancelled/{email}`, none of them in part. */
export const useCancelledOf = (email: string, page: number) =>
  usePage<CancelledOrder>({
    page,
    key: orderKeys.cancelledOf(email),
    fetch: async (cursor, signal) => {
      const { data, headers } = await requestWithHeaders('listCancelledOf', {
        ...{ params: { email }, query: { cursor }, signal },
      });
      const linesOf = (id: string) => request('getCancelled', { params: { id }, signal });
      const edges = edgesOf(cursor, headers);
      return { data: await withWholePurchases(data, edges, linesOf), headers };
    },
  });
