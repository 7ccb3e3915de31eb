import { type AddressChange } from '@rollwell/functions/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';
import { orderKeys } from '../../../lib/query/keys.ts';

/** Sends an order, and its purchase, elsewhere by `PUT /order/address/{id}`. */
export function useChangeAddress(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: AddressChange) => request('changeAddress', { params: { id }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: orderKeys.all }),
  });
}
