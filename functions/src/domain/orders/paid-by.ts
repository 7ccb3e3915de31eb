import type { PaymentIntentId, SessionId } from '../../contract/units.ts';
import type { OrderRecord } from '../../data/order-repository.ts';

/**
 * What an order was paid by: a payment at the gateway, or the checkout session alone where there was
 * nothing to pay; both stand in `tranID`.
 */
export const paidBy = ({
  tranID,
  totalPrice,
}: Pick<OrderRecord, 'tranID' | 'totalPrice'>): {
  intent: PaymentIntentId | null;
  session: SessionId | null;
} => {
  const isFree = totalPrice === 0;
  return {
    intent: isFree ? null : (tranID as PaymentIntentId | null),
    session: isFree ? (tranID as SessionId | null) : null,
  };
};
