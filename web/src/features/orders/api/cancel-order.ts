import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api/api-error.ts';
import { request } from '../../../lib/api/request.ts';
import { invalidateStock } from './invalidate-stock.ts';

const hasAnswer = (error: Error): boolean => error instanceof ApiError && error.status !== 0;

/** Cancels an unpaid order by `DELETE /order/{id}`; 409 `order_paid` when it was paid meanwhile. */
export const useCancelOrder = () => useCancel((id) => request('cancelOrder', { params: { id } }));

/** Cancels all that is left of an unpaid purchase by `DELETE /order/purchase/{id}`, with the same refusals. */
export const useCancelPurchase = () =>
  useCancel((id) => request('cancelPurchase', { params: { id } }));

function useCancel(mutationFn: (id: string) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    // The list is new by then, and the button may be gone with its dialog: it is said elsewhere too.
    meta: { failureToast: (error) => (hasAnswer(error) ? error.message : undefined) },
    // The pieces went back into stock, or the order is no longer what was shown.
    onSettled: () => invalidateStock(client),
  });
}
