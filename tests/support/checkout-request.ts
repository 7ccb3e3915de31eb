import { cents, pieces } from '../../functions/src/contract/money/units.ts';
import type { CheckoutRequest } from '../../functions/src/data/payments/gateway-types.ts';

/** What the shop asks the gateway for when somebody pays for an order. */
export const checkoutRequest = (): CheckoutRequest => ({
  key: 'checkout-1',
  orderId: 'order-1',
  purchase: null,
  uid: 'buyer',
  email: 'buyer@test.example',
  items: [{ name: 'Roller 25 cm', unitAmount: cents(435), quantity: pieces(3) }],
  delivery: cents(0),
  currency: 'EUR',
  invoice: null,
  successUrl: 'https://shop.example/payment/order-1?checkout=success',
  cancelUrl: 'https://shop.example/payment/order-1?checkout=cancelled',
  expiresAt: Math.floor(Date.now() / 1000) + 3600,
  wordsChanged: false,
});
