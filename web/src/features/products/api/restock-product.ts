import { TOAST, type Restock } from '@rollwell/functions/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';
import { productKeys } from '../../../lib/query/keys.ts';

interface RestockCall extends Restock {
  id: string;
  idempotencyKey: string;
}

/** Adds pieces to a product's stock, or takes some away, by `POST /product/stock/{id}`. */
export function useRestockProduct() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, idempotencyKey, ...body }: RestockCall) =>
      request('restockProduct', { params: { id }, body, idempotencyKey }),
    meta: { failureToast: TOAST.somethingWrong },
    // After a refusal too: the stock is not what was shown.
    onSettled: () => client.invalidateQueries({ queryKey: productKeys.all }),
  });
}
