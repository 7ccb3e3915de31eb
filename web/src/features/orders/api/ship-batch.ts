import type { Shipment } from '@rollwell/functions/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { orderKeys } from '../../../entities/order/order-queries.ts';
import { ApiError, messageOf } from '../../../lib/api/api-error.ts';
import { request } from '../../../lib/api/request.ts';

/** How many go in one call: few enough to show how far it is. */
const IN_ONE_CALL = 20;

/** What became of one order: how many of its lines were shipped, or why none was. */
export interface ShipmentOutcome {
  id: string;
  modifiedCount?: number | undefined;
  message?: string | undefined;
}

/** Ships some orders by `PUT /order/shipped`; a call that fails says of each of its orders why. */
async function ship(shipments: readonly Shipment[]): Promise<ShipmentOutcome[]> {
  try {
    return (await request('shipOrders', { body: { shipments: [...shipments] } })).results;
  } catch (error) {
    const fields = error instanceof ApiError ? error.fields : {};
    return shipments.map(({ id }, index) => ({
      id,
      message: fields[`shipments[${index}].number`] ?? messageOf(error),
    }));
  }
}

/**
 * Ships orders by `PUT /order/shipped`, some at a time, as an admin; never throws.
 *
 * @param onOutcomes called with what became of some of them, as soon as it is known
 */
export function useShipBatch(onOutcomes: (outcomes: readonly ShipmentOutcome[]) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (shipments: readonly Shipment[]) => {
      for (let from = 0; from < shipments.length; from += IN_ONE_CALL)
        onOutcomes(await ship(shipments.slice(from, from + IN_ONE_CALL)));
    },
    // What became of them is known before the lists are new.
    onSettled: () => void client.invalidateQueries({ queryKey: orderKeys.all }),
  });
}

/** Takes Shipped back of an order by `DELETE /order/shipped/{id}`, or of a purchase by `DELETE /order/purchase/shipped/{id}`. */
export const useUndoShipment = () =>
  useMutation({
    mutationFn: ({ id, isPurchase }: { id: string; isPurchase: boolean }) =>
      request(isPurchase ? 'undoShipPurchase' : 'undoShipOrder', { params: { id } }),
    meta: { invalidates: [orderKeys.all] },
  });
