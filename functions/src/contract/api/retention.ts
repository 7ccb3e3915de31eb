import {
  BASKET_TTL_MS,
  CANCELLED_ORDER_TTL_MS,
  CATALOGUE_LIMITS,
  IDEMPOTENCY_TTL_MS,
  UNUSED_PICTURE_TTL_MS,
} from '../constants.ts';
import { STOCK_ALERT_TTL_MS } from '../products/stock.ts';
import type { COLLECTIONS } from './collections.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Years for which what visitors write by the contact form is kept. */
export const CONTACT_MESSAGE_YEARS = 3;
/** Days for which mails are kept after they were sent, given up or withheld. */
export const MAIL_DAYS = 90;
/** Years for which it is kept that an account was erased, without the address. */
export const ERASURE_YEARS = 3;

/**
 * What ends the documents of a collection: `ttl`: a TTL policy on `expireAt`; `job`: a scheduled
 * function; `account`: the erasure of the account, or its person; `with`: what they belong to; `office`:
 * an admin, whenever the shop has no use for them; `never`: they are facts of the books, which the law
 * wants for up to ten years and nothing here deletes, or few and about nobody.
 */
type RetentionEnd = 'ttl' | 'job' | 'account' | 'with' | 'office' | 'never';

interface Retention {
  end: RetentionEnd;
  /** Milliseconds after which they go at the latest, where a time decides. */
  keptMs?: number;
  /** Why so long, or what they go with. */
  why: string;
  /**
   * What becomes of a person's documents when the account is erased: `gone`, `kept` since the law wants
   * them, `pseudonym` in place of the address, `expires` by itself soon, `nobody` is named in them.
   */
  erased: 'gone' | 'kept' | 'pseudonym' | 'expires' | 'nobody';
}

/** How long each collection keeps what it has, and by what that ends. */
export const RETENTION = {
  users: { end: 'account', why: 'as long as there is the account', erased: 'gone' },
  products: { end: 'office', why: 'as long as it is sold', erased: 'nobody' },
  articleNumbers: { end: 'with', why: 'its product', erased: 'nobody' },
  catalogue: { end: 'with', why: 'its products; written anew after changes', erased: 'nobody' },
  removedProducts: {
    end: 'ttl',
    keptMs: CATALOGUE_LIMITS.markTtlMs,
    why: 'until no process knows the product',
    erased: 'nobody',
  },
  baskets: {
    end: 'ttl',
    keptMs: BASKET_TTL_MS,
    why: 'a customer comes back next season',
    erased: 'gone',
  },
  vatNumbers: { end: 'ttl', why: 'as long as what the register said counts', erased: 'nobody' },
  /**
   * After an erasure, those alone that were paid: unpaid ones were cancelled by it, and have no invoice. An
   * invoice names its customer, and the gateway pays back to them, so there is no pseudonym.
   */
  orders: { end: 'never', why: 'the law on books and taxes', erased: 'kept' },
  cancelledOrders: {
    end: 'ttl',
    keptMs: CANCELLED_ORDER_TTL_MS,
    // Those that a former admin cancelled for others keep a pseudonym in place of the address.
    why: 'so that customer and office can look up how it ended',
    erased: 'gone',
  },
  /** Its history names who of the office did what, which is part of the books, former admins too. */
  privateOrders: { end: 'with', why: 'its order', erased: 'kept' },
  privateProducts: { end: 'with', why: 'its product', erased: 'nobody' },
  /** Its notes and partial refunds say who of the office wrote them, for the same reason. */
  officeOrders: { end: 'with', why: 'its order', erased: 'kept' },
  reviews: { end: 'account', why: 'until it is removed', erased: 'gone' },
  productReviews: { end: 'account', why: 'until it is removed', erased: 'gone' },
  stockAlerts: {
    end: 'ttl',
    keptMs: STOCK_ALERT_TTL_MS,
    why: 'until it was sent, is ended, or half a year is over',
    erased: 'gone',
  },
  blogs: { end: 'office', why: 'until it is removed', erased: 'nobody' },
  payments: { end: 'never', why: 'the law on books and taxes', erased: 'kept' },
  paymentEvents: {
    end: 'ttl',
    keptMs: 90 * DAY_MS,
    why: 'the gateway repeats an event for days, its dashboard for a month',
    erased: 'nobody',
  },
  idempotencyKeys: {
    end: 'ttl',
    keptMs: IDEMPOTENCY_TTL_MS,
    why: 'a call is repeated within hours',
    erased: 'expires',
  },
  contactMessages: {
    end: 'ttl',
    keptMs: CONTACT_MESSAGE_YEARS * 365 * DAY_MS,
    why: 'claims that rest on what was written end after three years',
    erased: 'gone',
  },
  auditLog: { end: 'never', why: 'the law on books and taxes', erased: 'pseudonym' },
  rateLimits: { end: 'ttl', why: 'for the window of its limit', erased: 'expires' },
  settings: { end: 'never', why: 'one document, of the shop', erased: 'nobody' },
  withdrawals: { end: 'never', why: 'proof of what was declared of an order', erased: 'kept' },
  mail: {
    end: 'ttl',
    keptMs: MAIL_DAYS * DAY_MS,
    why: 'after it was sent or given up: to answer who asks whether it came',
    // Those to the person go at once; those to the office that name them do so by themselves.
    erased: 'expires',
  },
  uploads: {
    end: 'job',
    keptMs: UNUSED_PICTURE_TTL_MS,
    why: 'after nobody shows the picture any more',
    // What a product or post shows stays, and no longer says who sent it.
    erased: 'gone',
  },
  erasures: {
    end: 'ttl',
    keptMs: ERASURE_YEARS * 365 * DAY_MS,
    why: 'proof that it was done, without the address',
    erased: 'pseudonym',
  },
  reconciliation: { end: 'never', why: 'one document, about nobody', erased: 'nobody' },
  withheldMail: {
    end: 'ttl',
    keptMs: MAIL_DAYS * DAY_MS,
    why: 'a mail that waited longer says nothing new',
    erased: 'gone',
  },
  migrations: { end: 'never', why: 'a document for each migration', erased: 'nobody' },
} as const satisfies Record<keyof typeof COLLECTIONS, Retention>;

/** When something that is written at `now` goes by the TTL policy of its collection; both in milliseconds. */
export const expiresAt = (
  name: 'contactMessages' | 'erasures' | 'paymentEvents' | 'withheldMail',
  now: number,
): number => now + RETENTION[name].keptMs;
