import { orderAllows, type Order } from '@rollwell/functions/contract';
import { useQuery } from '@tanstack/react-query';
import { purchaseQuery } from '../../../lib/query/order.ts';

const NONE: readonly Order[] = [];

/** The other lines of an order's purchase that can be refunded with it, once they are asked for. */
export function useRefundableOthers(order: Order, isAsked: boolean): readonly Order[] {
  const { purchase } = order;
  const has = purchase !== null && purchase.lines > 1;
  const { data = NONE } = useQuery({
    ...purchaseQuery(purchase?.id ?? ''),
    enabled: isAsked && has,
  });
  return data.filter((line) => line._id !== order._id && orderAllows(line, 'askRefund'));
}
