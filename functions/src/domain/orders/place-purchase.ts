import type { NewPurchase } from '../../contract/schemas/new-order.ts';
import type { Caller } from '../caller.ts';
import { readIdempotencyKey } from '../idempotency.ts';
import { purchaseMail } from '../mail/order-mail.ts';
import type { OrderLine } from '../stock/requests.ts';
import { withDeliveryTerms } from './delivery-terms.ts';
import type { PlacingDeps } from './place-order.ts';
import { replayPlaced } from './replay-placed.ts';

/** A purchase that was placed now, or earlier under the same key. */
export interface PlacedPurchase {
  purchaseId: string;
  replayed: boolean;
}

/**
 * Takes the stock of several products and places an order for each in one commit, or none of them.
 * @throws AppError as `placeOrder` does, with the code of the first line that is refused and what is
 *   wrong with each in `fields`, under names such as `lines[2].quantity`.
 */
export const placePurchase = async (
  deps: PlacingDeps,
  { uid, email }: Caller,
  body: NewPurchase,
  idempotencyKey: string | undefined,
): Promise<PlacedPurchase> => {
  const { orders, stock, settings, mailPolicy } = deps;
  const { lines, ...address } = body;
  const lineOf = (wanted: NewPurchase['lines'][number]): OrderLine => ({
    orderId: orders.newId(),
    body: { ...address, ...wanted },
  });
  const [first, ...others] = lines;
  if (!first) throw new Error('a purchase has a line, or its schema lets too much pass');
  const addressed = await mailPolicy.recipientOf(uid, email);
  const purchaseId = orders.newId();
  const idempotency = readIdempotencyKey(idempotencyKey, uid, 'placePurchase', body);
  const { id, replayed } = await replayPlaced(deps, idempotency, () =>
    withDeliveryTerms(deps, uid, body, (delivery) =>
      stock.place({
        kind: 'place',
        lines: [lineOf(first), ...others.map(lineOf)],
        purchaseId,
        delivery,
        uid,
        email,
        idempotency,
        mailOf: (placed, pace) => ({
          ...purchaseMail(purchaseId, placed, settings.shopUrl, pace),
          ...addressed,
        }),
        attempted: false,
      }),
    ),
  );
  return { purchaseId: id, replayed };
};
