import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';
import { productKeys } from '../../../lib/query/keys.ts';

/** Removes a product by `DELETE /product/{id}`; the lists are read again afterwards. */
export function useDeleteProduct() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => request('deleteProduct', { params: { id } }),
    onSuccess: (_answer, id) => {
      client.removeQueries({ queryKey: productKeys.detail(id) });
      return client.invalidateQueries({ queryKey: productKeys.lists });
    },
  });
}
