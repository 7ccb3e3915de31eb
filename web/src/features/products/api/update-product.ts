import type { ProductChange } from '@rollwell/functions/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unlessConflict } from '../../../lib/api/unless-conflict.ts';
import { request } from '../../../lib/api/request.ts';
import { productKeys } from '../../../lib/query/keys.ts';

/** Changes a product by `PUT /product/{id}`; 409 `conflict` when it is no longer what it was. */
export function useUpdateProduct(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ProductChange) => request('updateProduct', { params: { id }, body }),
    meta: { failureToast: unlessConflict },
    onSuccess: () => client.invalidateQueries({ queryKey: productKeys.all }),
  });
}
