import type { Order } from '@rollwell/functions/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { Page } from '../../../lib/api/pages.ts';
import type { LiveOrders } from './live-orders.ts';
import { useFallbackReads } from './use-fallback-reads.ts';
import { useLiveOrders } from './use-live-orders.ts';

/**
 * Keeps one page of a list of orders in step with what a listener tells.
 *
 * @param narrowed true where the list leaves out orders that the listener sees
 */
export function useLivePage(
  { data, refetch }: UseQueryResult<Page<Order>>,
  page: number,
  live: LiveOrders | undefined,
  narrowed = false,
): void {
  const shown = useMemo(
    () =>
      data && { orders: data.items, complete: page === 1 && data.next === undefined && !narrowed },
    [data, page, narrowed],
  );
  useFallbackReads(live !== undefined, refetch);
  const readAgain = useCallback(async () => (await refetch()).data?.items, [refetch]);
  useLiveOrders(shown, live, readAgain);
}
