import { TOAST, type ProductChange } from '@rollwell/functions/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api/api-error.ts';
import { request } from '../../../lib/api/request.ts';
import { productKeys } from '../../../lib/query/keys.ts';

/** A conflict is no failure: it asks what to save. */
const describeFailure = (error: Error): string | undefined =>
  error instanceof ApiError && error.code === 'conflict' ? undefined : TOAST.somethingWrong;

/** Changes a product by `PUT /product/{id}`; 409 `conflict` when it is no longer what it was. */
export function useUpdateProduct(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ProductChange) => request('updateProduct', { params: { id }, body }),
    meta: { failureToast: describeFailure },
    onSuccess: () => client.invalidateQueries({ queryKey: productKeys.all }),
  });
}
