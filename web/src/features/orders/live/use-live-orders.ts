import type { Order } from '@rollwell/functions/contract';
import { focusManager, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { announce } from '../../../lib/announce.ts';
import type { Page } from '../../../lib/api/pages.ts';
import { FALLBACK_INTERVAL_MS } from '../api/orders.ts';
import { describeChanges, isOutOfDate, type LiveOrders, type ShownOrders } from './live-orders.ts';

/**
 * Reads a list of orders again when the listener tells that it is out of date, once per piece of
 * news, and says what has changed.
 *
 * @param refetch reads again and gives the new list, or undefined when that failed
 */
export function useLiveOrders(
  shown: ShownOrders | undefined,
  live: LiveOrders | undefined,
  refetch: () => Promise<readonly Order[] | undefined>,
): void {
  const answered = useRef<LiveOrders>(undefined);
  useEffect(() => {
    if (!shown || !live || answered.current === live || !isOutOfDate(shown, live)) return;
    answered.current = live;
    void refetch().then((after) => {
      const changes = after && describeChanges(shown, after, live);
      if (changes) announce(changes);
    });
  }, [shown, live, refetch]);
}

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

/**
 * Polls while there are no live reads. (The query's own `refetchInterval` would have to be known before
 * the listener is.)
 */
function useFallbackReads(live: boolean, refetch: UseQueryResult['refetch']): void {
  useEffect(() => {
    if (live) return;
    const timer = setInterval(() => {
      if (focusManager.isFocused()) void refetch({ cancelRefetch: false });
    }, FALLBACK_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [live, refetch]);
}
