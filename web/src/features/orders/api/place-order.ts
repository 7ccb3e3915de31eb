import { TOAST, type NewOrder } from '@rollwell/functions/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';
import type { Attempt } from '../use-attempt.ts';
import { invalidateStock } from './invalidate-stock.ts';

/** Places an order by `POST /order`; gives its id. */
export function usePlaceOrder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (attempt: Attempt<NewOrder>) =>
      (await request('placeOrder', attempt)).insertedId,
    meta: { failureToast: TOAST.somethingWrong },
    // An order moves stock: whatever shows stock or orders is to be read anew when it shows next.
    onSuccess: () => invalidateStock(client, 'none'),
  });
}
