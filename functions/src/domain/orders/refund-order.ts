import { AppError } from '../../contract/app-error.ts';
import { orderAllows, orderRefusal } from '../../contract/order-transitions.ts';
import type { Modified } from '../../contract/schemas/entity.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { firstAnswer, readIdempotencyKey, recordOf } from '../idempotency.ts';
import { whileContended } from '../while-contended.ts';
import { findWholeOrder } from './find-order.ts';
import type { RefundDeps } from './record-refund.ts';
import { settleRefund } from './settle-refund.ts';

interface RefundOrder {
  orderId: string;
  /** The pieces go back on sale. */
  restock: boolean;
  idempotencyKey: string | undefined;
}

interface Asked {
  /** True when an earlier call under the same key had asked. */
  replayed: boolean;
}

/** Records that the order is to be refunded, in one commit with the audit entry and the key. */
const ask = (
  { orders, keys, now }: Pick<Deps, 'orders' | 'keys' | 'now'>,
  caller: Caller,
  { orderId, restock, idempotencyKey }: RefundOrder,
): Promise<Asked> => {
  const content = [orderId, { restock }];
  const request = readIdempotencyKey(idempotencyKey, caller.uid, 'refundOrder', content);
  const id = orders.newId();

  return whileContended(async () => {
    const known = request && (await keys.find(request.id));
    const order = await findWholeOrder({ orders }, caller, orderId);
    // A commit that seemed to fail may have succeeded.
    if (order.refundRequest?.id === id) return { replayed: false };
    if (request && firstAnswer(known, request, now())) return { replayed: true };
    if (!orderAllows(order, 'askRefund')) throw new AppError(orderRefusal(order, 'askRefund'));

    const at = now();
    const by = caller.email;
    const answer = { modifiedCount: 1 } satisfies Modified;
    await orders.change(
      order,
      {
        refundAskedAt: new Date(at).toISOString(),
        refundRequest: { id, by, restock: restock && !order.returned, keyId: request?.id ?? null },
        events: [{ type: 'refund_asked', at: new Date(at).toISOString(), by }],
        at,
      },
      {
        audit: { type: 'order.refund_asked', at, by, details: { orderId, restock } },
        key: request && recordOf(request, 'refundOrder', answer, known, at),
      },
    );
    return { replayed: false };
  });
};

/**
 * Refunds a paid or shipped order as a whole, or once more when its refund did not arrive. What the admin wants is recorded first; then the
 * gateway is asked and its answer recorded. When the gateway does not answer now, the request stands
 * all the same, and the scheduled job or the gateway's own event completes it.
 * @throws AppError `not_found`, `order_not_paid`, `order_refunded`, `idempotency_mismatch`, or
 *   `refund_refused` when the gateway will never do it; the order is then what it was before.
 */
export const refundOrder = async (
  deps: RefundDeps & Pick<Deps, 'keys'>,
  caller: Caller,
  refund: RefundOrder,
): Promise<Asked> => {
  const asked = await ask(deps, caller, refund);
  try {
    await settleRefund(deps, refund.orderId);
  } catch (error) {
    if (error instanceof AppError && error.code === 'refund_refused') throw error;
  }
  return asked;
};
