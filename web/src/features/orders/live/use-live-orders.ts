import type { Order } from '@rollwell/functions/contract';
import { useEffect, useRef } from 'react';
import { announce } from '../../../components/feedback/live-region.tsx';
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
