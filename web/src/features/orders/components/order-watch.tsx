import type { Order } from '@rollwell/functions/contract';
import { useCallback, useMemo } from 'react';
import { liveOrder } from '../live/live-orders.ts';
import { useLiveOrders } from '../live/use-live-orders.ts';
import { useWatchedOrders } from '../live/use-watched-orders.ts';

interface OrderWatchProps {
  order: Order;
  /** Reads the order again; undefined when it is gone or cannot be read. */
  refetch: () => Promise<Order | undefined>;
}

/** Watches one order that is shown elsewhere, and has it read again when it has changed. */
export function OrderWatch({ order, refetch }: OrderWatchProps) {
  const watched = useWatchedOrders({ uid: order.uid });
  const live = useMemo(() => watched && liveOrder(watched, order._id), [watched, order._id]);
  const shown = useMemo(() => ({ orders: [order], complete: false }), [order]);
  const readAgain = useCallback(async () => {
    const after = await refetch();
    return after && [after];
  }, [refetch]);
  useLiveOrders(shown, live, readAgain);
  return null;
}
