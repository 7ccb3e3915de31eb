import type { PaymentRecord } from '../../data/payment-repository.ts';
import type { Deps } from '../deps.ts';
import { paidOrders } from '../payments/paid-orders.ts';
import type { Discrepancy } from './discrepancy.ts';
import type { CheckTerms } from './order-discrepancies.ts';
import { paymentDiscrepancies } from './payment-discrepancies.ts';

/** Calls of the gateway that looking at one payment takes: its session, its intent and its charge. */
export const CALLS_PER_PAYMENT = 3;

/** Looks at one payment from all sides; a discrepancy counts only if it is still there at a second look. */
export const checkPayment = async (
  { gateway, orders, payments }: Pick<Deps, 'gateway' | 'orders' | 'payments'>,
  found: PaymentRecord,
  terms: CheckTerms,
): Promise<Discrepancy[]> => {
  const look = async (payment: PaymentRecord): Promise<Discrepancy[]> => {
    const [known, lines] = await Promise.all([
      gateway.inspect(payment.sessionId),
      paidOrders({ orders }, payment),
    ]);
    const view = { payment, order: lines[0], lines, gateway: known };
    return paymentDiscrepancies(view, terms);
  };
  if ((await look(found)).length === 0) return [];
  const again = await payments.find(found.sessionId);
  return again ? look(again) : [];
};
