import type { Order } from '@rollwell/functions/contract';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { announce } from '../../../lib/announce.ts';
import { orderQuery } from '../../../entities/order/order-queries.ts';
import { isNotFound } from '../../../lib/api/api-error.ts';
import { describeChanges, liveOrder } from './live-orders.ts';
import { useLiveOrders } from './use-live-orders.ts';
import { useWatchedOrders } from './use-watched-orders.ts';

/** Refetches the shown order when it has changed elsewhere. */
export function LiveOrderUpdates({ id }: { id: string }) {
  // The screen reads it; this looks on.
  const { data, error, refetch } = useQuery({ ...orderQuery(id), enabled: false });
  const readAgain = useCallback(async () => {
    const { data: order, isError } = await refetch();
    return order && !isError ? [order] : undefined;
  }, [refetch]);
  const gone = isNotFound(error);
  return data && !gone ? <Watch order={data} readAgain={readAgain} /> : null;
}

interface WatchProps {
  order: Order;
  /** Gives the order as it is now; undefined when it is gone or cannot be read. */
  readAgain: () => Promise<readonly Order[] | undefined>;
}

function Watch({ order, readAgain }: WatchProps) {
  const watched = useWatchedOrders({ uid: order.uid }, true);
  const live = useMemo(() => watched && liveOrder(watched, order._id), [watched, order._id]);
  const shown = useMemo(() => ({ orders: [order], complete: false }), [order]);
  useLiveOrders(shown, live, readAgain);
  return null;
}

/** Announces changes of a polled order to screen readers. */
export function OrderAnnouncements({ id }: { id: string }) {
  // The screen reads it; this looks on.
  const { data } = useQuery({ ...orderQuery(id), enabled: false });
  const before = useRef<Order>(undefined);
  useEffect(() => {
    const was = before.current;
    before.current = data;
    if (!was || !data) return;
    const changes = describeChanges({ orders: [was], complete: false }, [data], {
      newest: undefined,
    });
    if (changes) announce(changes);
  }, [data]);
  return null;
}
