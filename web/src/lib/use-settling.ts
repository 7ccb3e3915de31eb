import { useEffect, useState } from 'react';

/** Milliseconds after rows have moved during which a press would not be meant for what is there now. */
const SETTLE_MS = 600;

/**
 * True for a moment after rows have moved.
 *
 * @param order what stands where: the names of the rows in their order
 * @param listKey which list this is: another one may be pressed at once
 */
export function useSettling(order: string, listKey = ''): boolean {
  const [settled, setSettled] = useState({ order, listKey });
  const moved = settled.listKey === listKey && !order.startsWith(settled.order);
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ order, listKey }), moved ? SETTLE_MS : 0);
    return () => clearTimeout(timer);
  }, [moved, order, listKey]);
  return moved;
}
