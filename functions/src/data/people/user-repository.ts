import {
  Timestamp,
  type DocumentSnapshot,
  type Transaction,
} from '../firestore/firestore-library.ts';
import { AppError } from '../../contract/api/app-error.ts';
import type { Role } from '../../contract/constants.ts';
import type { DeliveryDetails } from '../../contract/schemas/delivery-details.ts';
import type { Profile, User } from '../../contract/schemas/user.ts';
import { addAudit, type AuditEntry } from '../firestore/audit.ts';
import { dropBasket } from '../orders/basket-repository.ts';
import { readStockAlerts } from '../products/stock-alert-repository.ts';
import { collection, isDocumentId, type Firestore } from '../firestore/firestore.ts';
import { isAlreadyThere } from '../firestore/firestore-errors.ts';
import { addErasure, isErasing, type Erasure } from './erasure-repository.ts';
import type { Account } from './identity.ts';
import { addMail, type Mail } from './mail.ts';
import { readPage, type Page, type PageOrder, type PageRequest } from '../firestore/page.ts';
import { toIso } from '../firestore/timestamps.ts';

/** What the delivery details alone hold; not there before they are saved. */
type OfDelivery = Omit<DeliveryDetails, keyof Profile>;

interface StoredUser
  extends Omit<User, '_id' | 'createdAt' | 'disabled' | keyof OfDelivery>, OfDelivery {
  createdAt: Timestamp;
  /** Written when an admin closes or reopens the account; the rules read it too. */
  disabled?: boolean;
  /** Seconds since 1970; sessions begun before count no longer. The rules read it. */
  sessionsFrom?: number;
}

export interface UserRepository {
  get(uid: string): Promise<User | undefined>;
  /** Whoever has this (lower-case) email at the shop, the newest first: one, unless it has moved on. */
  withEmail(email: string): Promise<User[]>;
  list(page: PageRequest): Promise<Page<User>>;
  /** The emails of the office: those of the admins whose accounts are open. */
  adminEmails(): Promise<string[]>;
  /**
   * Creates the user as a customer, or takes over a changed email; fills in what is still empty.
   * False for an account that an admin closed: then nothing changes. `audit` is written with a user who
   * is created.
   */
  open(account: Account, now: number, audit?: AuditEntry): Promise<boolean>;
  setEmail(uid: string, email: string): Promise<void>;
  update(uid: string, changes: Profile | DeliveryDetails): Promise<void>;
  /**
   * False when the user has the role already: then there is nothing to log or to tell either.
   * @throws AppError `last_admin` when nobody could run the shop afterwards.
   */
  setRole(uid: string, role: Role, audit: AuditEntry, mails?: readonly Mail[]): Promise<boolean>;
  /**
   * Closes or reopens an account; false when it is so already.
   * @throws AppError `last_admin` when nobody could run the shop afterwards.
   */
  setDisabled(uid: string, disabled: boolean, audit: AuditEntry): Promise<boolean>;
  /**
   * Closes an account for good and notes that it is to be erased; nothing happens where it is noted.
   * @throws AppError `last_admin` when nobody could run the shop afterwards.
   */
  beginErasure(erasure: Erasure, audit: AuditEntry): Promise<void>;
  /** Lets sessions count only if they begin at `seconds` since 1970 or later. */
  endSessionsBefore(uid: string, seconds: number): Promise<void>;
}

/** An email is one person's at a time; those it belonged to before are few. */
const MOST_OF_ONE_EMAIL = 20;
/** More than an office has; a mail has to end somewhere. */
const MOST_ADMINS = 20;

const NEWEST: PageOrder<StoredUser> = {
  list: 'users',
  field: 'createdAt',
  direction: 'desc',
  kind: 'time',
};

const toUser = (
  id: string,
  { createdAt, sessionsFrom: _sessionsFrom, disabled = false, ...stored }: StoredUser,
): User => {
  const { postcode = '', country = '', company = '', vatNumber = '', ...profile } = stored;
  return {
    ...{ _id: id, disabled, createdAt: toIso(createdAt) },
    ...profile,
    postcode,
    country,
    company,
    vatNumber,
  };
};

const fromSnapshot = (document: DocumentSnapshot<StoredUser>): User | undefined => {
  const stored = document.data();
  return stored && toUser(document.id, stored);
};

/** Whether no admin has closed the account, which leaves its role as it is. */
const isOpen = (document: DocumentSnapshot<StoredUser>): boolean =>
  document.get('disabled') !== true;

const newUser = (account: Account, now: number): StoredUser => ({
  email: account.email,
  displayName: account.displayName,
  phone: '',
  address: '',
  city: '',
  education: '',
  linkedIn: '',
  github: '',
  imageLink: account.imageLink,
  role: 'customer',
  createdAt: Timestamp.fromMillis(now),
  sessionsFrom: account.sessionsFrom,
});

/** What a sign-in changes of a user who is already known. */
const refreshed = (user: User, account: Account, sessionsFrom = 0): Partial<StoredUser> => ({
  // A new password ends sessions at the provider; the rules learn of it here.
  ...(account.sessionsFrom > sessionsFrom && { sessionsFrom: account.sessionsFrom }),
  ...(user.email !== account.email && { email: account.email }),
  ...(user.displayName === '' && account.displayName && { displayName: account.displayName }),
  ...(user.imageLink === '' && account.imageLink && { imageLink: account.imageLink }),
});

export const createUserRepository = (db: Firestore): UserRepository => {
  const users = collection<StoredUser>(db, 'users');

  const refresh = async (account: Account): Promise<'refreshed' | 'closed' | 'unknown'> => {
    const snapshot = await users.doc(account.uid).get();
    const known = fromSnapshot(snapshot);
    if (!known) return 'unknown';
    if (known.disabled) return 'closed';
    const changes = refreshed(known, account, snapshot.data()?.sessionsFrom);
    if (Object.keys(changes).length > 0) await users.doc(account.uid).update(changes);
    return 'refreshed';
  };

  /** Reads the admins in the transaction, so that two of them cannot remove each other at once. */
  const requireAnotherAdmin = async (transaction: Transaction, uid: string): Promise<void> => {
    const admins = await transaction.get(users.where('role', '==', 'admin').limit(MOST_ADMINS));
    const others = admins.docs.filter((doc) => doc.id !== uid && isOpen(doc));
    if (others.length === 0) throw new AppError('last_admin');
  };

  return {
    get: async (uid) => (isDocumentId(uid) ? fromSnapshot(await users.doc(uid).get()) : undefined),
    withEmail: async (email) => {
      const { docs } = await users.where('email', '==', email).limit(MOST_OF_ONE_EMAIL).get();
      return docs
        .map((document) => toUser(document.id, document.data()))
        .sort((one, other) => other.createdAt.localeCompare(one.createdAt));
    },
    adminEmails: async () => {
      const { docs } = await users.where('role', '==', 'admin').limit(MOST_ADMINS).get();
      return docs
        .filter(isOpen)
        .map((document) => document.data().email)
        .filter((email) => email !== '');
    },
    list: (page) => readPage(users, NEWEST, page, (doc) => toUser(doc.id, doc.data())),
    open: async (account, now, audit) => {
      const found = await refresh(account);
      if (found !== 'unknown') return found === 'refreshed';
      const batch = db.batch();
      batch.create(users.doc(account.uid), newUser(account, now));
      if (audit) addAudit(db, batch, audit);
      try {
        await batch.commit();
        return true;
      } catch (error) {
        if (!isAlreadyThere(error)) throw error;
        // Another sign-in of the same new user was faster.
        return (await refresh(account)) === 'refreshed';
      }
    },
    setEmail: async (uid, email) => {
      await users.doc(uid).update({ email });
    },
    update: async (uid, changes) => {
      await users.doc(uid).update({ ...changes });
    },
    setRole: (uid, role, audit, mails = []) =>
      db.runTransaction(async (transaction) => {
        const user = await transaction.get(users.doc(uid));
        if (user.get('role') === role) return false;
        if (role !== 'admin') await requireAnotherAdmin(transaction, uid);
        transaction.update(users.doc(uid), { role });
        addAudit(db, transaction, audit);
        for (const mail of mails) addMail(db, transaction, mail);
        return true;
      }),
    setDisabled: (uid, disabled, audit) =>
      db.runTransaction(async (transaction) => {
        const user = await transaction.get(users.doc(uid));
        if ((user.get('disabled') ?? false) === disabled) return false;
        if (disabled && user.get('role') === 'admin') await requireAnotherAdmin(transaction, uid);
        const waiting = disabled ? await readStockAlerts(db, transaction, uid) : undefined;
        transaction.update(users.doc(uid), { disabled });
        if (disabled) dropBasket(db, transaction, uid);
        for (const { ref } of waiting?.docs ?? []) transaction.delete(ref);
        addAudit(db, transaction, audit);
        return true;
      }),
    beginErasure: (erasure, audit) =>
      db.runTransaction(async (transaction) => {
        const user = await transaction.get(users.doc(erasure.uid));
        if (!user.exists || (await isErasing(db, transaction, erasure.uid))) return;
        if (user.get('role') === 'admin') await requireAnotherAdmin(transaction, erasure.uid);
        transaction.update(users.doc(erasure.uid), { disabled: true });
        addErasure(db, transaction, erasure);
        addAudit(db, transaction, audit);
      }),
    endSessionsBefore: async (uid, seconds) => {
      await users.doc(uid).update({ sessionsFrom: seconds });
    },
  };
};
