import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type AddressChange,
  type Order,
  type Purchase,
  SHIP_UNDO_MS,
  TOAST,
  type Parcel,
  type TrackingChange,
  type TrackingForm,
  trackingOf,
  type TransferForm,
} from '@rollwell/functions/contract';
import { rememberCarrier } from '../../../entities/shop/carriers.ts';
import { orderKeys } from '../../../entities/order/order-queries.ts';
import { productKeys } from '../../../entities/product/product-queries.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { request } from '../../../lib/api/request.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import type { Keyed } from '../../../lib/use-idempotency-key.ts';

/** What an order changes that comes, goes or gives its pieces back: orders and stock. */
export const ORDERS_AND_STOCK = [orderKeys.all, productKeys.all] as const;

const hasAnswer = (error: Error): boolean => error instanceof ApiError && error.status !== 0;

/** Cancels an unpaid order by `DELETE /order/{id}`; 409 `order_paid` when it was paid meanwhile. */
export const useCancelOrder = () =>
  useCancel(({ id, reason }) => request('cancelOrder', { params: { id }, query: { reason } }));

/** Cancels all that is left of an unpaid purchase by `DELETE /order/purchase/{id}`, with the same refusals. */
export const useCancelPurchase = () =>
  useCancel(({ id, reason }) => request('cancelPurchase', { params: { id }, query: { reason } }));

interface Cancellation {
  id: string;
  /** Undefined where nobody said why. */
  reason: string | undefined;
}

const useCancel = (mutationFn: (cancellation: Cancellation) => Promise<unknown>) =>
  useMutation({
    mutationFn,
    meta: {
      // A toast as well: the button and its dialog may be gone with the refetched list.
      failureToast: (error) => (hasAnswer(error) ? error.message : undefined),
      invalidates: ORDERS_AND_STOCK,
    },
  });

/** Sends an order, and its purchase, elsewhere by `PUT /order/address/{id}`. */
export const useChangeAddress = (id: string) =>
  useMutation({
    mutationFn: (body: AddressChange) => request('changeAddress', { params: { id }, body }),
    meta: { invalidates: [orderKeys.all] },
  });

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
 * @param onShipped called before the lists are refetched: a callback of `mutate` is not called once the
 * button is unmounted
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
    meta: { failureToast: TOAST.somethingWrong, invalidates: [orderKeys.all] },
    // The row may have left the refetched list, and is still shown with its state.
    onSuccess: ({ modifiedCount }, { order, tracking }) => {
      rememberCarrier(tracking.carrier);
      // Shipped by somebody else: what is typed here of the parcel is not saved.
      if (modifiedCount === 0) return;
      const undoUntil = new Date(serverNow() + SHIP_UNDO_MS).toISOString();
      client.setQueryData<Order>(orderKeys.one(order._id), {
        ...{ ...order, shipped: true, undoUntil },
        ...(isSaid(tracking) && { tracking: trackingOf(tracking) }),
      });
      onShipped();
    },
  });
}

/**
 * Takes Shipped back of one order by `DELETE /order/shipped/{id}`, of several lines of a purchase by
 * `DELETE /order/purchase/shipped/{id}`; 409 `undo_too_late` when the customer is told already.
 *
 * @param onUndone is called before any list is new, as `onShipped` of `useShipOrder` is
 */
export const useUndoShip = (onUndone: () => void) =>
  useMutation({
    mutationFn: ([{ _id, purchase }, ...others]: Purchase) =>
      purchase && others.length > 0
        ? request('undoShipPurchase', { params: { id: purchase.id } })
        : request('undoShipOrder', { params: { id: _id } }),
    onSuccess: onUndone,
    meta: { failureToast: TOAST.somethingWrong, invalidates: [orderKeys.all] },
  });

/** Marks all lines of a purchase as shipped that can be, or those that are named, by `PUT /order/purchase/shipped/{id}`, as an admin. */
export const useShipPurchase = (purchaseId: string) =>
  useMutation({
    mutationFn: (body: Parcel) => request('shipPurchase', { params: { id: purchaseId }, body }),
    onSuccess: (_done, { carrier }) => rememberCarrier(carrier),
    meta: { invalidates: [orderKeys.all] },
  });

/** Says where the parcel of an order can be followed by `PUT /order/tracking/{id}`, as an admin. */
export const useSetTracking = (id: string) =>
  useMutation({
    mutationFn: (body: TrackingChange) => request('setTracking', { params: { id }, body }),
    onSuccess: (_done, { carrier }) => rememberCarrier(carrier),
    meta: { invalidates: [orderKeys.all] },
  });

interface Refund {
  id: string;
  restock: boolean;
  /** All other lines of its purchase that can be refunded go with it. */
  wholePurchase: boolean;
  /** These pieces alone. */
  part?: { quantity: number; of: number };
  idempotencyKey: string;
}

/** Refunds an order by `POST /order/refund/{id}`, as an admin. */
export const useRefundOrder = () =>
  useMutation({
    mutationFn: ({ id, idempotencyKey, ...body }: Refund) =>
      request('refundOrder', { params: { id }, body, idempotencyKey }),
    meta: { invalidates: ORDERS_AND_STOCK },
  });

/** Records a bank transfer in place of a failed refund by `POST /order/transfer/{id}`, as an admin. */
export const useRecordTransfer = (id: string) =>
  useMutation({
    mutationFn: ({ idempotencyKey, ...body }: Keyed<TransferForm>) =>
      request('recordTransfer', { params: { id }, body, idempotencyKey }),
    meta: { invalidates: [orderKeys.all] },
  });
