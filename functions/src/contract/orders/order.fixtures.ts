import { orderNumber } from './order-number.ts';
import type { OrderProgress } from './order-transitions.ts';
import type { Order } from '../schemas/order.ts';
import { NEW_ORDER_STATE } from './new-order-state.ts';

const PLACED = '2026-11-21T08:00:00.000Z';

/** Within the country of the warehouse, at no cost. */
export const HOME_DELIVERY: Order['delivery'] = {
  country: 'DE',
  postcode: '',
  cost: 0,
  vatPercent: 19,
  transitDays: 3,
};

/** An unpaid order of 3 rollers at 4.35 for tests, with these differences. */
export const orderWith = (changes: Partial<Order> = {}): Order => ({
  _id: 'order-1',
  number: orderNumber('order-1', PLACED),
  purchase: null,
  uid: 'uid',
  email: 'buyer@test.example',
  productId: 'roller',
  productName: 'Roller',
  articleNumber: null,
  price: 4.35,
  quantity: 3,
  totalPrice: 13.05,
  customerName: 'Buyer',
  phone: '1',
  address: 'Street 1',
  city: 'Town',
  delivery: HOME_DELIVERY,
  business: null,
  ...NEW_ORDER_STATE,
  holdUntil: null,
  createdAt: PLACED,
  updatedAt: PLACED,
  events: [],
  ...changes,
});

const placed: OrderProgress = {
  paid: false,
  shipped: false,
  undoUntil: null,
  refundAskedAt: null,
  refundedAt: null,
  refundFailure: null,
};
const paid = { ...placed, paid: true };
const shipped = { ...paid, shipped: true };
const refunded = { ...paid, refundedAt: PLACED };

/** How far an order is in each of its states. */
export const PROGRESS = {
  placed,
  paid,
  shipped,
  refunding: { ...shipped, refundAskedAt: PLACED },
  refunded,
  refund_failed: { ...refunded, refundFailure: { at: PLACED } },
};
