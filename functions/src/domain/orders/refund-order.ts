import { AppError } from '../../contract/api/app-error.ts';
import { orderAllows, orderRefusal } from '../../contract/orders/order-transitions.ts';
import type { LineQuantity } from '../../contract/schemas/after-order.ts';
import type { Modified } from '../../contract/schemas/entity.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { firstAnswer, readIdempotencyKey, recordOf } from '../idempotency.ts';
import { retryOnContention } from '../retry-on-contention.ts';
import type { WholeOrder } from '../../data/orders/order-repository.ts';
import { findWholeOrder } from './find-order.ts';
import type { RefundDeps } from './record-refund.ts';
import { settleRefund } from './settle-refund.ts';
import { splitLine, type Split } from './split-line.ts';

interface RefundOrder {
  orderId: string;
  /** The pieces go back on sale. */
  restock: boolean;
  /** All other lines of its purchase that can be refunded go with it. */
  wholePurchase?: boolean | undefined;
  /** These pieces of it alone. */
  part?: Omit<LineQuantity, 'id'> | undefined;
  idempotencyKey: string | undefined;
}

interface Asked {
  /** The orders whose refund is asked for; those of an earlier call are not told again. */
  orderIds: readonly string[];
  modifiedCount: number;
  /** True when an earlier call under the same key had asked. */
  replayed: boolean;
}

type AskDeps = Pick<Deps, 'orders' | 'payments' | 'keys' | 'now'>;

/** The lines of its purchase that are refunded with an order. */
const linesWith = async (
  { orders }: AskDeps,
  { _id, purchase }: WholeOrder,
  wholePurchase: boolean,
): Promise<WholeOrder[]> => {
  if (!wholePurchase || purchase === null) return [];
  const lines = await orders.findWholePurchase(purchase.id);
  return lines.filter((line) => line._id !== _id && orderAllows(line, 'askRefund'));
};

/** The lines that go back, each as a whole, or some pieces of the one. @throws AppError as `splitLine` */
const linesToRefund = async (
  deps: AskDeps,
  order: WholeOrder,
  { wholePurchase = false, part }: Pick<RefundOrder, 'wholePurchase' | 'part'>,
  newId: string,
): Promise<readonly [ToRefund, ...ToRefund[]]> => {
  if (!part) {
    const others = await linesWith(deps, order, wholePurchase);
    return [{ order }, ...others.map((line) => ({ order: line }))];
  }
  const lines = order.purchase ? await deps.orders.listPurchase(order.purchase.id) : [];
  return [{ order, ...(await splitLine(deps, order, part, { id: newId, lines: lines.length })) }];
};

type ToRefund = { order: WholeOrder } & Split;

const countOf = (answer: object): number =>
  'modifiedCount' in answer ? Number(answer.modifiedCount) : 0;

/** What a key stands for: as it was before lines could be refunded together or in part, so that a key of then still fits. */
const contentOf = ({ orderId, restock, wholePurchase, part }: RefundOrder): unknown[] => [
  orderId,
  { restock, ...(wholePurchase && { wholePurchase }), ...(part && { part }) },
];

/** Records that orders are to be refunded, in one commit with the audit entry and the key. */
const ask = (deps: AskDeps, caller: Caller, refund: RefundOrder): Promise<Asked> => {
  const { orders, payments, keys, now } = deps;
  const { orderId, restock, idempotencyKey } = refund;
  const request = readIdempotencyKey(idempotencyKey, caller.uid, 'refundOrder', contentOf(refund));
  const id = orders.newId();
  const newLineId = orders.newId();
  let asked: readonly string[] = [];

  return retryOnContention(async () => {
    const known = request && (await keys.find(request.id));
    const order = await findWholeOrder(deps, caller, orderId);
    // A commit that seemed to fail may have succeeded.
    const isAsked =
      order.refundRequest?.id === id || (refund.part && (await orders.find(newLineId)));
    if (isAsked) return { orderIds: asked, modifiedCount: asked.length, replayed: false };
    const first = request && firstAnswer(known, request, now());
    if (first) return { orderIds: [orderId], modifiedCount: countOf(first), replayed: true };
    if (!orderAllows(order, 'askRefund')) throw new AppError(orderRefusal(order, 'askRefund'));

    const at = now();
    const by = caller.email;
    const lines = await linesToRefund(deps, order, refund, newLineId);
    const [{ payment, splitOff }] = lines;
    asked = lines.map((line) => line.splitOff?.id ?? line.order._id);
    const answer = { modifiedCount: lines.length } satisfies Modified;
    const keyId = request?.id ?? null;
    await payments.record({
      at,
      orders: lines.map((line) => ({
        order: line.order,
        splitOff: line.splitOff,
        change: {
          refundAskedAt: new Date(at).toISOString(),
          refundRequest: {
            ...{ id, by, restock: restock && !line.order.returned, keyId },
            ...(lines.length > 1 && { together: true as const }),
          },
          events: [{ type: 'refund_asked' as const, at: new Date(at).toISOString(), by }],
          at,
        },
      })),
      payment,
      records: {
        audit: {
          type: 'order.refund_asked',
          at,
          by,
          details: {
            ...{ orderId, restock },
            ...(lines.length > 1 && { orderIds: asked }),
            ...(splitOff && { splitOff: splitOff.id, quantity: splitOff.quantity }),
          },
        },
        key: request && recordOf(request, 'refundOrder', answer, known, at),
      },
    });
    return { orderIds: asked, modifiedCount: lines.length, replayed: false };
  });
};

/** Lines whose money goes back while the admin waits; the scheduled job sees to what is left. */
const SETTLED_AT_ONCE = 20;

/**
 * Refunds a paid or shipped order as a whole, or once more when its refund did not arrive, and all
 * lines of its purchase with it where the admin wants that; or some of its pieces. What the admin wants is
 * recorded first, in one commit; then the gateway is asked and its answer recorded. When the gateway does
 * not answer now, the request stands all the same, and the scheduled job or the gateway's own event completes it.
 * @throws AppError `not_found`, `order_not_paid`, `order_refunded`, `quantity_changed`,
 *   `idempotency_mismatch`, or `refund_refused` when the gateway will never do it; the order is then what it was before.
 */
export const refundOrder = async (
  deps: RefundDeps & AskDeps,
  caller: Caller,
  refund: RefundOrder,
): Promise<Omit<Asked, 'orderIds'>> => {
  const { orderIds, ...asked } = await ask(deps, caller, refund);
  let refusal: AppError | undefined;
  // One after the other: the gateway locks a payment while it gives a part of it back.
  for (const orderId of orderIds.slice(0, SETTLED_AT_ONCE)) {
    try {
      await settleRefund(deps, orderId);
    } catch (error) {
      if (error instanceof AppError && error.code === 'refund_refused') refusal ??= error;
    }
  }
  if (refusal) throw refusal;
  return asked;
};
