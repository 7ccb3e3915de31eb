import { TOAST } from '@rollwell/functions/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';
import { orderKeys } from '../../../lib/query/keys.ts';

/**
 * Takes Shipped back by `DELETE /order/shipped/{id}`; 409 `undo_too_late` when the customer is told already.
 *
 * @param onUndone is called before any list is new, as `onShipped` of `useShipOrder` is
 */
export function useUndoShipOrder(onUndone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => request('undoShipOrder', { params: { id } }),
    meta: { failureToast: TOAST.somethingWrong },
    onSuccess: onUndone,
    onSettled: () => client.invalidateQueries({ queryKey: orderKeys.all }),
  });
}
