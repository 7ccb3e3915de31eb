import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';
import { orderKeys } from './order-keys.ts';

/** Marks a paid order as shipped by `PUT /order/shipped/{id}`, as an admin. */
export function useShipOrder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => request('shipOrder', { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: orderKeys.all }),
  });
}
