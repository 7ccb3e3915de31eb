import type { CheckoutFacts } from '../../data/payments/gateway-types.ts';
import type { OrderRecord } from '../../data/orders/order-repository.ts';
import type { PaymentRecord } from '../../data/payments/payment-repository.ts';
import type { Deps } from '../deps.ts';
import type { ListQuery } from '../../contract/schemas/list-query.ts';

/** What says which orders money is for. */
type PaidFor = Pick<CheckoutFacts, 'orderId'> & Pick<PaymentRecord, 'purchase'>;

/** Whether all lines that money is for are among these orders; a line may have been split since. */
export const hasAllLines = ({ purchase }: PaidFor, orders: readonly OrderRecord[]): boolean => {
  if (!purchase) return orders.length > 0;
  const there = new Set(orders.map((order) => order.purchase?.line));
  return purchase.lines.every((line) => there.has(line));
};

/** The orders that a checkout or a payment is for, in their order, without those that are gone. */
export const paidOrders = async (
  { orders }: { orders: Pick<Deps['orders'], 'find' | 'listPurchase'> },
  { orderId, purchase }: PaidFor,
): Promise<OrderRecord[]> => {
  if (!purchase) {
    const order = await orders.find(orderId);
    return order ? [order] : [];
  }
  const lines = await orders.listPurchase(purchase.id);
  return lines.filter((order) => purchase.lines.includes(order.purchase?.line ?? 0));
};

/** Payments that went back by themselves, newest first. */
export const listReturnedPayments = ({ payments }: Pick<Deps, 'payments'>, page: ListQuery) =>
  payments.listReturned(page);
