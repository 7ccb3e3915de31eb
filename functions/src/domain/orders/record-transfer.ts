import { AppError } from '../../contract/api/app-error.ts';
import { fromCents } from '../../contract/money/money.ts';
import { orderAllows, orderRefusal } from '../../contract/orders/order-transitions.ts';
import type { Modified } from '../../contract/schemas/entity.ts';
import type { TransferForm } from '../../contract/schemas/order.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { orderMail } from '../mail/order-mail.ts';
import { applyMailPolicy } from '../mail/mail-policy.ts';
import { withoutKey, type RecordOf } from '../idempotency.ts';
import { retryOnContention } from '../retry-on-contention.ts';
import { findWholeOrder } from './find-order.ts';
import { withEvent } from './order-event.ts';
import { paymentOf, refundable } from './refundable.ts';

const RECORDED = { modifiedCount: 1 } satisfies Modified;

/**
 * Records that the money of an order whose refund failed was paid out by bank, in one commit with
 * history, audit entry and mail. Once recorded, no refund can be asked for any more.
 * @throws AppError `not_found`, or `refund_not_failed` for an order in any other state.
 */
export const recordTransfer = (
  deps: Pick<Deps, 'orders' | 'payments' | 'now' | 'settings' | 'mailPolicy'>,
  caller: Caller,
  id: string,
  transfer: TransferForm,
  record: RecordOf<Modified> = withoutKey,
): Promise<Modified> => {
  const { orders, now, settings, mailPolicy } = deps;
  let attempted = false;
  return retryOnContention(async () => {
    const order = await findWholeOrder({ orders }, caller, id);
    // A commit that seemed to fail may have succeeded.
    if (attempted && isSame(order.transfer, transfer)) return RECORDED;
    if (!orderAllows(order, 'recordTransfer'))
      throw new AppError(orderRefusal(order, 'recordTransfer'));
    const at = now();
    const by = caller.email;
    const { refundFailure } = order;
    const amount = fromCents(refundable(order, await paymentOf(deps, order)));
    const mail = orderMail('transferred', { ...order, transfer }, settings.shopUrl, { amount });
    attempted = true;
    await orders.change(
      order,
      withEvent('transferred', at, by, { refundFailure: null, transfer }),
      {
        audit: {
          type: 'order.transferred',
          at,
          by,
          details: { orderId: id, amount, ...transfer, refundId: refundFailure?.refundId ?? null },
        },
        mail: await applyMailPolicy(mailPolicy, order.uid, mail),
        key: record(RECORDED),
      },
    );
    return RECORDED;
  });
};

const isSame = (one: TransferForm | null, other: TransferForm): boolean =>
  one?.reference === other.reference && one.date === other.date;
