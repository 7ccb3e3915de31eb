import { Timestamp } from '../firestore/firestore-library.ts';
import { HOLD_TERMS, PERSON_LIMITS, RUN_OUT } from '../../contract/orders/person-limits.ts';
import { collection, type Firestore } from '../firestore/firestore.ts';
import { orderCollection } from './stored-order.ts';

/** What a person has on hold without having paid. */
export interface HoldSummary {
  openOrders: number;
  unpaidPieces: number;
  /** Holds of theirs that ran out lately; counted no further than they matter. */
  ranOut: number;
  /** Orders placed within the last hour and not paid, those that are gone included. */
  placedLately: number;
}

export interface CustomerHoldsRepository {
  /** Reads no more documents than the limits need. */
  of(uid: string, now: number): Promise<HoldSummary>;
}

const LAST_ROW = HOLD_TERMS.length - 1;
const RELEASED = 'order.released';
const ENDED_UNPAID = [RELEASED, 'order.cancelled'];
/** Among so many that ended unpaid are enough of either kind. */
const MOST_ENDED = LAST_ROW * RUN_OUT.cancellations + LAST_ROW;

const ranOutOf = (types: readonly string[]): number => {
  const released = types.filter((type) => type === RELEASED).length;
  return released + Math.floor((types.length - released) / RUN_OUT.cancellations);
};

export const createCustomerHoldsRepository = (db: Firestore): CustomerHoldsRepository => {
  const unpaid = (uid: string) =>
    orderCollection(db)
      .where('uid', '==', uid)
      .where('paid', '==', false)
      .limit(HOLD_TERMS[0].openOrders)
      .select('quantity', 'createdAt');
  const endedUnpaid = (uid: string, now: number) =>
    collection<{ type: string }>(db, 'auditLog')
      .where('order.uid', '==', uid)
      .where('type', 'in', ENDED_UNPAID)
      .where('at', '>=', Timestamp.fromMillis(now - RUN_OUT.countedMs))
      .orderBy('at', 'desc')
      .limit(MOST_ENDED)
      .select('type', 'order.createdAt');

  return {
    of: async (uid, now) => {
      const [orders, ended] = await Promise.all([unpaid(uid).get(), endedUnpaid(uid, now).get()]);
      const since = now - PERSON_LIMITS.orderMails.withinMs;
      const placed = [
        ...orders.docs.map((order) => (order.get('createdAt') as Timestamp).toMillis()),
        ...ended.docs.map((entry) => Date.parse(String(entry.get('order.createdAt')))),
      ];
      const pieces = orders.docs.map((order) => Number(order.get('quantity')));
      return {
        openOrders: orders.size,
        unpaidPieces: pieces.reduce((sum, quantity) => sum + quantity, 0),
        ranOut: ranOutOf(ended.docs.map((entry) => String(entry.get('type')))),
        placedLately: placed.filter((at) => at > since).length,
      };
    },
  };
};
