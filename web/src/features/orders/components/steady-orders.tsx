import type { Order } from '@rollwell/functions/contract';
import { useLeftOrders } from '../api/orders.ts';
import { OrderTable } from './order-table.tsx';

interface SteadyOrdersProps {
  orders: readonly Order[];
  /** Ids of those that the list itself no longer has. */
  left: readonly string[];
  busy: boolean;
}

/** The rows of a list that keeps still: one that has left it says what has become of its order. */
export function SteadyOrders({ orders, left, busy }: SteadyOrdersProps) {
  const found = useLeftOrders(left);
  const rows = orders.map((order) => {
    const now = found.get(order._id);
    return now === 'gone' ? { ...order, gone: true } : (now ?? order);
  });
  return <OrderTable orders={rows} busy={busy} />;
}
