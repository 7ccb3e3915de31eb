import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';
import { invalidateStock } from './invalidate-stock.ts';

interface Refund {
  id: string;
  /** The pieces go back on sale. */
  restock: boolean;
  /** All other lines of its purchase that can be refunded go with it. */
  wholePurchase: boolean;
  idempotencyKey: string;
}

/** Refunds an order by `POST /order/refund/{id}`, as an admin. */
export function useRefundOrder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, idempotencyKey, ...body }: Refund) =>
      request('refundOrder', { params: { id }, body, idempotencyKey }),
    // The pieces may be back in stock, or the order is no longer what was shown.
    onSettled: () => invalidateStock(client),
  });
}
