import { LAPSING_HOURS, LATE_AFTER_DAYS, MOST_COUNTED } from '../../contract/constants.ts';
import type { Today } from '../../contract/schemas/today.ts';
import { Timestamp, type Query } from '../firestore/firestore-library.ts';
import { collection, type Firestore } from '../firestore/firestore.ts';
import type { StoredMail } from '../people/mail.ts';
import { countUpTo } from '../search/rarest-first.ts';
import { ORDER_LISTS } from './order-lists.ts';
import { orderCollection, type StoredOrder } from './stored-order.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Open work that the database counts. */
type CountedWork = Omit<Today, 'lowStock'>;

export interface OpenWork {
  /** Counted at `now` (milliseconds): each count is billed as one read, whatever there is. */
  count(now: number): Promise<CountedWork>;
}

/** Counts up to one more than `MOST_COUNTED`. */
const counted = <Stored extends object>(query: Query<Stored>): Promise<number> =>
  countUpTo(query, MOST_COUNTED + 1);

export const createOpenWork = (db: Firestore): OpenWork => {
  const orders = orderCollection(db);
  const messages = collection<{ createdAt: Timestamp }>(db, 'contactMessages');
  const mails = collection<StoredMail>(db, 'mail');
  const { paid, disputed, refund_failed: failed, withdrawn } = ORDER_LISTS;
  /** Sorted as its list is, which leaves out what has no such field. */
  const listed = ({ candidates, order: { field } }: typeof failed): Query<StoredOrder> =>
    candidates(orders).orderBy(field);

  /** When the evidence of the most urgent dispute is due. */
  const firstDue = async (): Promise<string | null> => {
    const { docs } = await disputed
      .candidates(orders)
      .where('dispute.dueBy', '>', '')
      .orderBy('dispute.dueBy')
      .limit(1)
      .select('dispute')
      .get();
    return (docs[0]?.data() as Pick<StoredOrder, 'dispute'> | undefined)?.dispute?.dueBy ?? null;
  };

  return {
    count: async (now) => {
      const before = (ms: number) => Timestamp.fromMillis(now + ms);
      const [
        toShip,
        late,
        lapsing,
        disputes,
        failedRefunds,
        withdrawals,
        failedMails,
        recent,
        evidenceDueBy,
      ] = await Promise.all([
        counted(paid.candidates(orders)),
        counted(
          paid.candidates(orders).where('createdAt', '<=', before(-LATE_AFTER_DAYS * DAY_MS)),
        ),
        counted(orders.where('holdUntil', '<=', before(LAPSING_HOURS * HOUR_MS))),
        counted(disputed.candidates(orders)),
        counted(listed(failed)),
        counted(listed(withdrawn)),
        counted(mails.where('state', '==', 'failed')),
        counted(messages.where('createdAt', '>', before(-DAY_MS))),
        firstDue(),
      ]);
      return {
        ...{ toShip, late, lapsing, disputed: disputes, evidenceDueBy },
        ...{ failedRefunds, withdrawn: withdrawals, failedMails, messages: recent },
      };
    },
  };
};
