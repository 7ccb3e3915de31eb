import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';
import { invalidateStock } from './invalidate-stock.ts';

/** Cancels an unpaid order by `DELETE /order/{id}`; 409 `order_paid` when it was paid meanwhile. */
export function useCancelOrder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => request('cancelOrder', { params: { id } }),
    // The pieces went back into stock, or the order is no longer what was shown.
    onSettled: () => invalidateStock(client),
  });
}
