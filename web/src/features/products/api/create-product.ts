import { TOAST, type NewProduct } from '@rollwell/functions/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Keyed } from '../../../lib/use-attempt-key.ts';
import { request } from '../../../lib/api/request.ts';
import { productKeys } from '../../../lib/query/keys.ts';

/** Adds a product by `POST /product`; every list is read again afterwards. */
export function useCreateProduct() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ idempotencyKey, ...body }: Keyed<NewProduct>) =>
      request('createProduct', { body, idempotencyKey }),
    meta: { failureToast: TOAST.somethingWrong },
    onSuccess: () => client.invalidateQueries({ queryKey: productKeys.all }),
  });
}
