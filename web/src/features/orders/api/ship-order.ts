import {
  SHIP_UNDO_MS,
  TOAST,
  trackingOf,
  type Order,
  type TrackingForm,
} from '@rollwell/functions/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';
import { orderKeys } from '../../../lib/query/keys.ts';

const isSaid = (tracking: TrackingForm): boolean => Object.keys(tracking).length > 0;

interface Shipping {
  order: Order;
  /** Where its parcel can be followed; without any field, as it was said before. */
  tracking: TrackingForm;
  /** Somebody has said that they know of it. */
  despiteDispute: boolean;
  despiteWithdrawal: boolean;
}

/**
 * Marks a paid order as shipped by `PUT /order/shipped/{id}`, as an admin.
 *
 * @param onShipped is called before any list is new: the button may be gone with the news of it, and
 * what is given to `mutate` would not be called then
 */
export function useShipOrder(onShipped: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ order: { _id: id }, tracking, despiteDispute, despiteWithdrawal }: Shipping) =>
      request('shipOrder', {
        params: { id },
        body: tracking,
        query: {
          despiteDispute: despiteDispute ? 'true' : undefined,
          despiteWithdrawal: despiteWithdrawal ? 'true' : undefined,
        },
      }),
    meta: { failureToast: TOAST.somethingWrong },
    // Its row may have left the list that is read again, and is still to say how it stands.
    onSuccess: ({ modifiedCount }, { order, tracking }) => {
      // Shipped by somebody else: what is typed here of the parcel is not saved.
      if (modifiedCount === 0) return;
      const undoUntil = new Date(Date.now() + SHIP_UNDO_MS).toISOString();
      client.setQueryData<Order>(orderKeys.one(order._id), {
        ...{ ...order, shipped: true, undoUntil },
        ...(isSaid(tracking) && { tracking: trackingOf(tracking) }),
      });
      onShipped();
    },
    onSettled: () => client.invalidateQueries({ queryKey: orderKeys.all }),
  });
}
