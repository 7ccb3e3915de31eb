import type { Order } from '@rollwell/functions/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { announce } from '../../../components/feedback/live-region.tsx';
import { orderQuery } from '../../../entities/order/order-queries.ts';
import { describeChanges } from '../live/live-orders.ts';

/** Tells a screen reader what is new about an order that the screen reads again and again. */
export function OrderNews({ id }: { id: string }) {
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
