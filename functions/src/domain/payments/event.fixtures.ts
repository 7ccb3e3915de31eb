import { cents } from '../../contract/money/units.ts';
import type { CheckoutFacts, PaymentFact } from '../../data/payments/gateway-types.ts';
import type { WholeOrder } from '../../data/orders/order-repository.ts';
import { MemoryShop } from '../memory-shop.fixtures.ts';
import { product } from '../stock/allocate.fixtures.ts';
import { receiveEvent } from './receive-event.ts';

/** The 13.05 of order-1, paid by somebody with another address than the buyer. */
export const checkout: CheckoutFacts = {
  sessionId: 'cs_1',
  orderId: 'order-1',
  purchase: null,
  paymentIntentId: 'pi_1',
  amount: cents(1305),
  currency: 'EUR',
  email: 'payer@test.example',
};

/** The whole 13.05 of order-1 went back. */
export const refunded = {
  kind: 'refunded',
  paymentIntentId: 'pi_1',
  orderId: 'order-1',
  amount: cents(1305),
  full: true,
} as const;

/** A shop with order-1, paid. */
export const paidShop = (changes: Partial<WholeOrder> = {}): MemoryShop => {
  const shop = new MemoryShop();
  shop.productTable.put('roller', product);
  shop.putOrder({ paid: true, tranID: 'pi_1', ...changes });
  shop.putPayment({ status: 'paid', paymentIntentId: 'pi_1' });
  return shop;
};

/** Hands the shop an event of the gateway. */
export const deliver = (
  shop: MemoryShop,
  fact: PaymentFact,
  id = 'evt_1',
  signature = 'signed',
  noteOrder?: (id: string) => void,
) => {
  const body = Buffer.from(JSON.stringify({ id, type: 'its.type', fact }));
  return receiveEvent(shop, body, signature, { order: noteOrder });
};
