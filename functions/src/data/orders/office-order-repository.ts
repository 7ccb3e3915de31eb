import type { Order } from '../../contract/schemas/order.ts';
import type {
  OfficeNote,
  OfficeOrder,
  PartialRefund,
} from '../../contract/schemas/office-order.ts';
import { collection, type Firestore } from '../firestore/firestore.ts';
import { FieldValue, type WriteBatch } from '../firestore/firestore-library.ts';

/** What the office keeps of an order with all its lines, in a document that no browser reads. */
type OfficeRecords = Pick<OfficeOrder, 'notes' | 'partialRefunds'>;

interface StoredOfficeOrder {
  notes?: OfficeNote[];
  /** By their ids, so that one of them changes by itself. */
  partialRefunds?: Record<string, PartialRefund>;
  /** Ids of those that the payment service has not answered. */
  askedRefunds?: string[];
}

/** Something that the office adds to its records of an order, or a partial refund as it now stands. */
export type OfficeChange = { orderKey: string } & (
  | { note: OfficeNote; partialRefund?: undefined }
  | { partialRefund: PartialRefund; note?: undefined }
);

export interface OfficeOrderRepository {
  /** Empty lists where nothing was ever written. */
  find(orderKey: string): Promise<OfficeRecords>;
  /** Partial refunds that the payment service has not answered, of at most so many orders. */
  listAskedRefunds(orders: number): Promise<PartialRefund[]>;
}

const officeOrders = (db: Firestore) => collection<StoredOfficeOrder>(db, 'officeOrders');

/** Under what all lines of an order are kept together, before it is split and after. */
export const orderKeyOf = ({ _id, purchase }: Pick<Order, '_id' | 'purchase'>): string =>
  purchase?.id ?? _id;

const waiting = ({ id, state }: PartialRefund): FieldValue =>
  state === 'asked' ? FieldValue.arrayUnion(id) : FieldValue.arrayRemove(id);

/** Adds a change of the office's records to a commit. */
export const addOfficeChange = (
  db: Firestore,
  batch: WriteBatch,
  { orderKey, note, partialRefund }: OfficeChange,
): void => {
  const changed = note
    ? { notes: FieldValue.arrayUnion(note) as unknown as OfficeNote[] }
    : {
        partialRefunds: { [partialRefund.id]: partialRefund },
        askedRefunds: waiting(partialRefund) as unknown as string[],
      };
  batch.set(officeOrders(db).doc(orderKey), changed, { merge: true });
};

const byTime = (one: { at: string }, other: { at: string }): number =>
  one.at < other.at ? -1 : Number(one.at > other.at);

export const createOfficeOrderRepository = (db: Firestore): OfficeOrderRepository => ({
  find: async (orderKey) => {
    const { notes = [], partialRefunds = {} } =
      (await officeOrders(db).doc(orderKey).get()).data() ?? {};
    return { notes, partialRefunds: Object.values(partialRefunds).sort(byTime) };
  },
  listAskedRefunds: async (limit) => {
    const { docs } = await officeOrders(db).where('askedRefunds', '!=', []).limit(limit).get();
    return docs.flatMap((document) => {
      const { partialRefunds = {} } = document.data();
      return Object.values(partialRefunds).filter(({ state }) => state === 'asked');
    });
  },
});
