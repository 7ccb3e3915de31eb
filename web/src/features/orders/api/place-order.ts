import { TOAST, type NewOrder } from '@rollwell/functions/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';
import { invalidateStock } from './invalidate-stock.ts';

interface OrderAttempt {
  body: NewOrder;
  /** The same key and body answer the first result again, so a repeated try orders once. */
  idempotencyKey: string;
}

/** Places an order by `POST /order`. */
export function usePlaceOrder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: OrderAttempt) =>
      request('placeOrder', { body, idempotencyKey }),
    meta: { failureToast: TOAST.somethingWrong },
    // An order moves stock: whatever shows stock or orders is to be read anew when it shows next.
    onSuccess: () => invalidateStock(client, 'none'),
  });
}
