import { TOAST, type NewPurchase } from '@rollwell/functions/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';
import type { Attempt } from '../use-attempt.ts';
import { invalidateStock } from './invalidate-stock.ts';

/**
 * Orders several products at once by `POST /order/purchase`; gives the id of the first line's order,
 * by which all of them are paid.
 */
export function usePlacePurchase() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (attempt: Attempt<NewPurchase>) => {
      const { insertedId: id } = await request('placePurchase', attempt);
      const [first] = await request('getPurchase', { params: { id } });
      if (!first) throw new Error('a purchase has a line');
      return first._id;
    },
    meta: { failureToast: TOAST.somethingWrong },
    onSuccess: () => invalidateStock(client, 'none'),
  });
}
