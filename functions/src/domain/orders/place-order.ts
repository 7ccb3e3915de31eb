import type { NewOrder } from '../../contract/schemas/new-order.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { readIdempotencyKey } from '../idempotency.ts';
import { withDeliveryTerms, type TermsDeps } from './delivery-terms.ts';
import { orderMail } from '../mail/order-mail.ts';
import { replayPlaced } from './replay-placed.ts';

/** What placing takes, of one product or of several. */
export type PlacingDeps = Pick<
  Deps,
  'orders' | 'stock' | 'keys' | 'now' | 'settings' | 'mailPolicy'
> &
  TermsDeps;

/** An order that was placed now, or earlier under the same key. */
export interface PlacedOrder {
  orderId: string;
  replayed: boolean;
}

/**
 * Takes the stock and places the order in one commit.
 * @throws AppError `validation_failed` below the product's minimum, `not_found`, `out_of_stock`,
 *   `price_changed`, `address_doubtful`, `delivery_changed`, `vat_changed`, `vat_register_unavailable`, `idempotency_mismatch`, or `too_many_requests` when too many want the product.
 */
export const placeOrder = async (
  deps: PlacingDeps,
  { uid, email }: Caller,
  body: NewOrder,
  idempotencyKey: string | undefined,
): Promise<PlacedOrder> => {
  const { orders, stock, settings, mailPolicy } = deps;
  const addressed = await mailPolicy.recipientOf(uid, email);
  const idempotency = readIdempotencyKey(idempotencyKey, uid, 'placeOrder', body);
  const { id, replayed } = await replayPlaced(deps, idempotency, () =>
    withDeliveryTerms(deps, uid, body, (delivery) =>
      stock.place({
        kind: 'place',
        lines: [{ orderId: orders.newId(), body }],
        purchaseId: null,
        delivery,
        uid,
        email,
        idempotency,
        mailOf: ([order], pace) => ({
          ...orderMail('received', order, settings.shopUrl, { pace }),
          ...addressed,
        }),
        attempted: false,
      }),
    ),
  );
  return { orderId: id, replayed };
};
