import { orderWith } from '../../contract/orders/order.fixtures.ts';
import { cents, pieces } from '../../contract/money/units.ts';
import type { OrderRecord, WholeOrder } from './stored-order.ts';
import type { PaymentRecord } from '../payments/stored-payment.ts';

/** The same as the database keeps it, with a checkout opened. */
export const orderRecordWith = (changes: Partial<WholeOrder> = {}): WholeOrder => ({
  ...orderWith(),
  quantity: pieces(orderWith().quantity),
  checkoutSessionId: 'cs_1',
  refundRequest: null,
  version: 'v1',
  ...changes,
});

/** The same without what is private. */
export const bareOrder = ({
  checkoutSessionId: _session,
  refundRequest: _request,
  ...order
}: WholeOrder): OrderRecord => order;

/** The open payment of its session cs_1 for tests, with these differences. */
export const paymentRecordWith = (changes: Partial<PaymentRecord> = {}): PaymentRecord => ({
  sessionId: 'cs_1',
  orderId: 'order-1',
  uid: 'uid',
  amount: cents(1305),
  currency: 'EUR',
  status: 'open',
  paymentIntentId: null,
  refundId: null,
  reason: null,
  partlyReturned: cents(0),
  purchase: null,
  lineRefunds: {},
  failedRefunds: [],
  declines: 0,
  version: 'v1',
  ...changes,
});
