import { AppError } from '../../contract/api/app-error.ts';
import { MAX_ORDER_NOTES } from '../../contract/constants.ts';
import { fromCents } from '../../contract/money/money.ts';
import { cents } from '../../contract/money/units.ts';
import { isPaidOrShipped } from '../../contract/orders/order-transitions.ts';
import type { Modified } from '../../contract/schemas/entity.ts';
import type { OfficeOrder } from '../../contract/schemas/office-order.ts';
import { orderKeyOf } from '../../data/orders/office-order-repository.ts';
import type { OrderRecord } from '../../data/orders/order-repository.ts';
import type { PaymentRecord } from '../../data/payments/payment-repository.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { type RecordOf, withoutKey } from '../idempotency.ts';
import { findOrder } from './find-order.ts';
import { paymentOf, refundable } from './refundable.ts';

type OfficeDeps = Pick<Deps, 'orders' | 'officeOrders' | 'payments' | 'gateway' | 'now'>;

const refundableNow = (line: OrderRecord, payment: PaymentRecord): number =>
  fromCents(isPaidOrShipped(line) ? refundable(line, payment) : cents(0));

const paymentFigures = async (
  { orders, payments, gateway }: OfficeDeps,
  order: OrderRecord,
): Promise<OfficeOrder['payment']> => {
  const payment = order.paid ? await paymentOf({ payments }, order) : undefined;
  if (!payment) return null;
  const { amount, partlyReturned, status, paymentIntentId } = payment;
  const lines = order.purchase ? await orders.listPurchase(order.purchase.id) : [order];
  return {
    paid: fromCents(amount),
    returned: fromCents(status === 'refunded' ? amount : partlyReturned),
    lines: lines
      .filter(({ tranID }) => tranID === order.tranID)
      .map((line) => ({ id: line._id, refundable: refundableNow(line, payment) })),
    page: paymentIntentId && gateway.paymentPage(paymentIntentId),
  };
};

/** What the office keeps and knows of an order, by the id of any of its lines. @throws AppError `not_found` */
export const getOfficeOrder = async (
  deps: OfficeDeps,
  caller: Caller,
  id: string,
): Promise<OfficeOrder> => {
  const order = await findOrder(deps, caller, id);
  const [records, payment] = await Promise.all([
    deps.officeOrders.find(orderKeyOf(order)),
    paymentFigures(deps, order),
  ]);
  return { ...records, payment };
};

const ADDED = { modifiedCount: 1 } satisfies Modified;

/**
 * Adds a note of the office to an order.
 * @throws AppError `not_found`, or `conflict` for one that has `MAX_ORDER_NOTES` already.
 */
export const addNote = async (
  deps: OfficeDeps,
  caller: Caller,
  id: string,
  text: string,
  record: RecordOf<Modified> = withoutKey,
): Promise<Modified> => {
  const { orders, officeOrders, payments, now } = deps;
  const orderKey = orderKeyOf(await findOrder({ orders }, caller, id));
  const { notes } = await officeOrders.find(orderKey);
  if (notes.length >= MAX_ORDER_NOTES)
    throw new AppError('conflict', { message: 'This order has as many notes as it can keep.' });
  const [at, by] = [now(), caller.email];
  await payments.record({
    at,
    records: {
      audit: { type: 'order.note_added', at, by, details: { orderId: id } },
      office: { orderKey, note: { at: new Date(at).toISOString(), by, text } },
      key: record(ADDED),
    },
  });
  return ADDED;
};
