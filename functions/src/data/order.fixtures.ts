import type { Order } from '../contract/schemas/order.ts';
import type { OrderRecord } from './stored-order.ts';
import type { PaymentRecord } from './stored-payment.ts';

const PLACED = '2026-11-21T08:00:00.000Z';

/** An unpaid order of 3 rollers at 4.35 for tests, with these differences. */
export const orderWith = (changes: Partial<Order> = {}): Order => ({
  _id: 'order-1',
  uid: 'uid',
  email: 'buyer@test.example',
  productId: 'roller',
  productName: 'Roller',
  price: 4.35,
  quantity: 3,
  totalPrice: 13.05,
  customerName: 'Buyer',
  phone: '1',
  address: 'Street 1',
  city: 'Town',
  paid: false,
  shipped: false,
  tranID: null,
  refundAskedAt: null,
  refundedAt: null,
  returned: false,
  holdUntil: null,
  createdAt: PLACED,
  updatedAt: PLACED,
  events: [],
  ...changes,
});

/** The same as the database keeps it, with a checkout opened. */
export const orderRecordWith = (changes: Partial<OrderRecord> = {}): OrderRecord => ({
  ...orderWith(),
  checkoutSessionId: 'cs_1',
  refundRequest: null,
  version: 'v1',
  ...changes,
});

/** The open payment of its session cs_1 for tests, with these differences. */
export const paymentRecordWith = (changes: Partial<PaymentRecord> = {}): PaymentRecord => ({
  sessionId: 'cs_1',
  orderId: 'order-1',
  uid: 'uid',
  amount: 1305,
  currency: 'EUR',
  status: 'open',
  paymentIntentId: null,
  refundId: null,
  reason: null,
  declines: 0,
  version: 'v1',
  ...changes,
});
