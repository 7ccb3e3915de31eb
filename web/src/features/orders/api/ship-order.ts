import { SHIP_UNDO_MS, TOAST, type Order } from '@rollwell/functions/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';
import { orderKeys } from '../../../lib/query/keys.ts';

/** Marks a paid order as shipped by `PUT /order/shipped/{id}`, as an admin. */
export function useShipOrder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ _id: id }: Order) => request('shipOrder', { params: { id } }),
    meta: { failureToast: TOAST.somethingWrong },
    // Its row may have left the list that is read again, and is still to say how it stands.
    onSuccess: (_answer, order) => {
      const undoUntil = new Date(Date.now() + SHIP_UNDO_MS).toISOString();
      client.setQueryData<Order>(orderKeys.one(order._id), { ...order, shipped: true, undoUntil });
    },
    onSettled: () => client.invalidateQueries({ queryKey: orderKeys.all }),
  });
}
