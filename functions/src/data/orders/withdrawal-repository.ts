import { Timestamp, type QueryDocumentSnapshot } from '../firestore/firestore-library.ts';
import { MAX_SPLIT_LINES } from '../../contract/constants.ts';
import { emailKey } from '../../contract/text/email.ts';
import type { Order } from '../../contract/schemas/order.ts';
import type { Withdrawal } from '../../contract/schemas/withdrawal.ts';
import { addRecords, type CommitRecords } from '../firestore/commit-records.ts';
import { collection, createDocument, type Firestore } from '../firestore/firestore.ts';
import { addMail, type Mail } from '../people/mail.ts';
import { addChangedOrder, type ChangedOrder } from '../payments/payment-repository.ts';
import { addPaymentChange, type PaymentChange } from '../payments/stored-payment.ts';
import { resolveOrderNumbers } from './resolve-order-numbers.ts';
import { readPage, type Page, type PageRequest, latestFirst } from '../firestore/page.ts';
import { numberForms } from '../search/order-keywords.ts';
import {
  ORDER_FIELDS,
  orderCollection,
  toOrder,
  toOrderRecord,
  type OrderRecord,
  type StoredOrder,
} from './stored-order.ts';
import { toIso } from '../firestore/timestamps.ts';

/** A withdrawal with the ids of the orders that it is about; none where no order fits. */
export interface DeclaredWithdrawal extends Omit<Withdrawal, 'orders'> {
  orderIds: string[];
}

interface StoredWithdrawal extends Omit<DeclaredWithdrawal, '_id' | 'createdAt'> {
  createdAt: Timestamp;
}

/** Everything that one withdrawal writes, all of it or nothing. */
export interface WithdrawalCommit {
  withdrawal: DeclaredWithdrawal;
  orders: readonly ChangedOrder[];
  /** Of an order that was placed by itself and is split. */
  payments: readonly PaymentChange[];
  audit: CommitRecords['audit'];
  mails: readonly Mail[];
}

export interface WithdrawalRepository {
  find(id: string): Promise<DeclaredWithdrawal | undefined>;
  /**
   * The orders whose numbers or ids stand in what somebody typed, and that were placed with an
   * address, or by the account (a uid) that has it today.
   */
  ordersOf(typed: string, email: string, account: string | undefined): Promise<OrderRecord[]>;
  /** Fails with contention if an order changed since it was read, or the withdrawal is there. */
  record(commit: WithdrawalCommit): Promise<void>;
  /** Newest first. */
  list(page: PageRequest): Promise<Page<DeclaredWithdrawal>>;
  /** Orders by their ids; those that are gone are left out. */
  orders(ids: readonly string[]): Promise<Map<string, Order>>;
}

const NEWEST = latestFirst<StoredWithdrawal>('withdrawals', 'createdAt');

const toWithdrawal = (id: string, stored: StoredWithdrawal): DeclaredWithdrawal => ({
  ...stored,
  _id: id,
  createdAt: toIso(stored.createdAt),
});

export const createWithdrawalRepository = (db: Firestore): WithdrawalRepository => {
  const withdrawals = collection<StoredWithdrawal>(db, 'withdrawals');
  const orders = orderCollection(db);
  return {
    find: async (id) => {
      const stored = (await withdrawals.doc(id).get()).data();
      return stored && toWithdrawal(id, stored);
    },
    ordersOf: async (typed, email, account) => {
      // Other words fit orders by what was bought or who did: whoever knows an address alone would
      // withdraw from all of its orders.
      const numbers = await resolveOrderNumbers(db, typed);
      if (numbers.length === 0) return [];
      const { docs } = await orders
        .where('keywords', 'array-contains-any', numberForms(numbers))
        .limit(MAX_SPLIT_LINES * numbers.length)
        .get();
      return docs
        .map((document) => toOrderRecord(document))
        .filter((order) => order !== undefined)
        .filter((order) => order.uid === account || emailKey(order.email) === emailKey(email));
    },
    record: async ({ withdrawal, orders: changed, payments, audit, mails }) => {
      const { _id, createdAt, ...facts } = withdrawal;
      const batch = db.batch();
      const stored: StoredWithdrawal = {
        ...facts,
        createdAt: Timestamp.fromDate(new Date(createdAt)),
      };
      createDocument(batch, withdrawals.doc(_id), stored);
      for (const each of changed) addChangedOrder(db, batch, each);
      for (const payment of payments) addPaymentChange(db, batch, payment, Date.parse(createdAt));
      for (const mail of mails) addMail(db, batch, mail);
      addRecords(db, batch, { audit });
      await batch.commit();
    },
    list: (page) =>
      readPage(withdrawals, NEWEST, page, (document: QueryDocumentSnapshot<StoredWithdrawal>) =>
        toWithdrawal(document.id, document.data()),
      ),
    orders: async (ids) => {
      if (ids.length === 0) return new Map();
      const documents = await db.getAll(...ids.map((id) => orders.doc(id)), {
        fieldMask: [...ORDER_FIELDS],
      });
      return new Map(
        documents.flatMap((document) => {
          const stored = document.data() as StoredOrder | undefined;
          return stored ? [[document.id, toOrder(document.id, stored)] as [string, Order]] : [];
        }),
      );
    },
  };
};
