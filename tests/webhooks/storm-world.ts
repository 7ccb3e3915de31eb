import type { Firestore } from 'firebase-admin/firestore';
import { Timestamp } from 'firebase-admin/firestore';
import { CURRENCY } from '../../functions/src/contract/constants.ts';
import { destinationsOf } from '../../functions/src/contract/delivery/destinations.ts';
import { NO_SHARES } from '../../functions/src/contract/money/quote.ts';
import { toCents, totalPrice } from '../../functions/src/contract/money/money.ts';
import { SAMPLE_SETTINGS } from '../../functions/src/contract/shop-settings.ts';
import { pieces } from '../../functions/src/contract/money/units.ts';
import { toStoredOrder } from '../../functions/src/data/orders/order-repository.ts';
import { newOrder } from '../../functions/src/domain/orders/new-order.ts';
import { delivery } from '../support/api-orders.ts';
import type { Gateway } from '../histories/gateway.ts';

const BATCH = 200;
const QUANTITY = 3;
const HOUR_MS = 60 * 60 * 1000;
const PRODUCT = {
  id: 'roller',
  name: 'Roller',
  price: 4.35,
  minOrder: pieces(1),
  available: pieces(0),
  version: '',
};

/** What the gateway has to tell of an order. `gone`: money came in for it, and it is no more. */
type Fate = 'paid' | 'declined' | 'expired' | 'gone';
const FATES: readonly Fate[] = ['paid', 'paid', 'paid', 'declined', 'expired', 'gone'];

interface Prepared {
  orderId: string;
  sessionId: string;
  fate: Fate;
}

/** Opens a checkout at the gateway for each of so many orders, which are still to be written. */
export const prepare = (gateway: Gateway, count: number): Prepared[] =>
  Array.from({ length: count }, (_item, index) => {
    const orderId = `storm-${index}`;
    const total = totalPrice(PRODUCT.price, QUANTITY);
    const order = { id: orderId, uid: 'buyer', purchase: null, totalPrice: total, deliveryCost: 0 };
    const { id } = gateway.stray([order]);
    return { orderId, sessionId: id, fate: FATES[index % FATES.length] ?? 'paid' };
  });

/** Lets happen at the gateway what it is going to tell of: one event for each order. */
export const playEvent = async (gateway: Gateway, prepared: readonly Prepared[]): Promise<void> => {
  for (const { sessionId, fate } of prepared) {
    if (fate === 'expired') gateway.expire(sessionId);
    else await gateway.decide(sessionId, fate === 'declined' ? 'decline' : 'approve');
  }
};

/** Home, where delivery is free. */
const HOME = {
  terms: destinationsOf(SAMPLE_SETTINGS)[0],
  postcode: '',
  seenCost: undefined,
};

const documentsOf = ({ orderId, sessionId }: Prepared, now: number) => {
  const time = Timestamp.fromMillis(now);
  const line = { orderId, body: { ...delivery, productId: PRODUCT.id, quantity: QUANTITY } };
  const order = newOrder(
    { purchaseId: null, lines: [line], delivery: HOME, uid: 'buyer', email: 'buyer@shop.test' },
    line,
    { product: PRODUCT, shares: NO_SHARES },
    { now, holdMs: HOUR_MS },
  );
  return {
    order: {
      ...toStoredOrder(order),
      events: [...order.events, { type: 'checkout_opened', at: order.createdAt, by: order.email }],
    },
    privatePart: { checkoutSessionId: sessionId, refundRequest: null, officeEvents: [] },
    payment: {
      orderId,
      uid: 'buyer',
      amount: toCents(order.totalPrice),
      currency: CURRENCY,
      status: 'open',
      paymentIntentId: null,
      refundId: null,
      reason: null,
      partlyReturned: 0,
      declines: 0,
      createdAt: time,
      updatedAt: time,
    },
  };
};

/** Writes orders and payments as they are before the gateway tells anything. */
export const writeOrders = async (
  db: Firestore,
  prepared: readonly Prepared[],
  now: number,
): Promise<void> => {
  for (let from = 0; from < prepared.length; from += BATCH) {
    const batch = db.batch();
    for (const item of prepared.slice(from, from + BATCH)) {
      const { order, privatePart, payment } = documentsOf(item, now);
      if (item.fate !== 'gone') {
        batch.create(db.doc(`orders/${item.orderId}`), order);
        batch.create(db.doc(`privateOrders/${item.orderId}`), privatePart);
      }
      batch.create(db.doc(`payments/${item.sessionId}`), payment);
    }
    await batch.commit();
  }
};

/** Fields that say when something was written, or which of two equal refunds it was. */
const PASSING = new Set(['at', 'createdAt', 'updatedAt', 'holdUntil', 'refundId', 'expireAt']);
const COLLECTIONS = ['orders', 'privateOrders', 'payments', 'paymentEvents', 'auditLog', 'mail'];

const lasting = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .filter(([field]) => !PASSING.has(field))
          .sort(([one], [other]) => (one < other ? -1 : 1)),
      )
    : value;

/** Everything that lasts, as sorted lines: two equal states give equal lines. */
export const stateOf = async (db: Firestore): Promise<string[]> => {
  const lines: string[] = [];
  for (const name of COLLECTIONS) {
    const { docs } = await db.collection(name).get();
    for (const document of docs) {
      // An entry of the log has a random id.
      const id = name === 'auditLog' ? '' : document.id;
      lines.push(`${name}/${id} ${JSON.stringify(document.data(), lasting)}`);
    }
  }
  return lines.sort();
};
