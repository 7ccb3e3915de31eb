import { Timestamp } from 'firebase-admin/firestore';
import { HOLD_AFTER_RUN_OUT, PERSON_LIMITS } from '../contract/person-limits.ts';
import { collection, type Firestore } from './firestore.ts';
import { orderCollection } from './stored-order.ts';

/** What a person has of the shop's stock without having paid. */
export interface Standing {
  openOrders: number;
  unpaidPieces: number;
  /** Holds of theirs that ran out lately; counted no further than they matter. */
  ranOut: number;
}

export interface StandingRepository {
  /** Reads no more documents than it takes to know whether a limit is reached. */
  of(uid: string, now: number): Promise<Standing>;
}

export const createStandingRepository = (db: Firestore): StandingRepository => {
  const unpaid = (uid: string) =>
    orderCollection(db)
      .where('uid', '==', uid)
      .where('paid', '==', false)
      .limit(PERSON_LIMITS.openOrders)
      .select('quantity');
  const released = (uid: string, now: number) =>
    collection(db, 'auditLog')
      .where('type', '==', 'order.released')
      .where('order.uid', '==', uid)
      .where('at', '>=', Timestamp.fromMillis(now - HOLD_AFTER_RUN_OUT.countedMs))
      .limit(HOLD_AFTER_RUN_OUT.atMost)
      .select();

  return {
    of: async (uid, now) => {
      const [orders, holds] = await Promise.all([unpaid(uid).get(), released(uid, now).get()]);
      const pieces = orders.docs.map((order) => Number(order.get('quantity')));
      return {
        openOrders: orders.size,
        unpaidPieces: pieces.reduce((sum, quantity) => sum + quantity, 0),
        ranOut: holds.size,
      };
    },
  };
};
