import type { Order, Purchase } from '@rollwell/functions/contract';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { announce } from '../../../lib/announce.ts';
import { linesQuery, orderQuery } from '../../../entities/order/order-queries.ts';
import { isNotFound } from '../../../lib/api/api-error.ts';
import { describeChanges, liveOrders } from './live-orders.ts';
import { useLiveOrders } from './use-live-orders.ts';
import { useWatchedOrders } from './use-watched-orders.ts';

/** Refetches the lines that the page of an order shows when one of them has changed elsewhere. */
export function LiveOrderUpdates({ id }: { id: string }) {
  // The screen reads it; this looks on.
  const { data, error, refetch } = useQuery({ ...linesQuery(id), enabled: false });
  const readAgain = useCallback(async () => {
    const { data: lines, isError } = await refetch();
    return isError ? undefined : lines;
  }, [refetch]);
  const gone = isNotFound(error);
  return data && !gone ? <Watch lines={data} readAgain={readAgain} /> : null;
}

interface WatchProps {
  lines: Purchase;
  /** Gives them as they are now; undefined when they are gone or cannot be read. */
  readAgain: () => Promise<readonly Order[] | undefined>;
}

function Watch({ lines, readAgain }: WatchProps) {
  const watched = useWatchedOrders({ uid: lines[0].uid }, true);
  const live = useMemo(() => watched && liveOrders(watched, lines), [watched, lines]);
  const shown = useMemo(() => ({ orders: lines, complete: false }), [lines]);
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
