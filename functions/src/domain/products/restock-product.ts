import type { Restock } from '../../contract/schemas/product.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { readIdempotencyKey } from '../idempotency.ts';

interface RestockProduct extends Restock {
  productId: string;
  idempotencyKey: string | undefined;
}

/**
 * Adds pieces to what is available and was received, or takes some away. It is a difference and no
 * figure, so whatever is sold meanwhile stays sold.
 * @throws AppError `not_found`, `out_of_stock` for more than there is to take away,
 *   `validation_failed` for more than the shop can count, `idempotency_mismatch`, or
 *   `too_many_requests` when too many want the product.
 */
export const restockProduct = (
  { orders, stock, now }: Pick<Deps, 'orders' | 'stock' | 'now'>,
  by: Pick<Caller, 'uid' | 'email'>,
  { productId, delta, reason, idempotencyKey }: RestockProduct,
): Promise<{ replayed: boolean }> =>
  stock.restock({
    kind: 'restock',
    productId,
    delta,
    auditId: orders.newId(),
    audit: {
      type: 'product.restocked',
      at: now(),
      by: by.email,
      details: { productId, delta, reason },
    },
    idempotency: readIdempotencyKey(idempotencyKey, by.uid, 'restockProduct', [
      productId,
      { delta, reason },
    ]),
    attempted: false,
  });
