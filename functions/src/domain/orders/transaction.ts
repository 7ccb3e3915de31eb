import { payableOf } from '../../contract/destinations.ts';
import type { PaymentIntentId, SessionId } from '../../contract/units.ts';
import type { OrderRecord } from '../../data/order-repository.ts';

/**
 * What an order was paid by: a payment at the gateway, or the checkout session alone where there was
 * nothing to pay; both stand in `tranID`.
 */
export const transactionOf = ({
  tranID,
  ...order
}: Pick<OrderRecord, 'tranID' | 'price' | 'quantity' | 'delivery' | 'business'>): {
  intent: PaymentIntentId | null;
  session: SessionId | null;
} => {
  const isFree = payableOf(order) === 0;
  return {
    intent: isFree ? null : (tranID as PaymentIntentId | null),
    session: isFree ? (tranID as SessionId | null) : null,
  };
};
