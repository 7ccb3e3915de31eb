import type { CheckoutFacts } from '../../data/payments/gateway-types.ts';
import type { OrderRecord } from '../../data/orders/order-repository.ts';
import type { PaymentRecord } from '../../data/payments/payment-repository.ts';
import type { Deps } from '../deps.ts';
import type { ListQuery } from '../../contract/schemas/list-query.ts';

/** What says which orders money is for. */
type PaidFor = Pick<CheckoutFacts, 'orderId'> & Pick<PaymentRecord, 'purchase'>;

/** Of how many orders it is. */
export const lineCount = ({ purchase }: PaidFor): number => purchase?.lines.length ?? 1;

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
