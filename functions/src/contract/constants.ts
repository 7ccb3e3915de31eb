/** Business constants and limits that the API, the site and the tests share. */

/** ISO 4217 code of the shop's one currency; every amount is a decimal number of it. */
export const CURRENCY = 'EUR';

/** Where the shop's clock hangs: the zone of every time that the shop itself writes, as in mails. */
export const SHOP_TIME_ZONE = 'Europe/Berlin';

export const HOME_PRODUCT_LIMIT = 6;

/** How many characters of a text stand in a preview. */
export const PREVIEW = { card: 80, adminTable: 10, review: 70 } as const;

export const RATINGS = [1, 2, 3, 4, 5] as const;

export const SUMMARY_FIGURES = [
  { figure: '100+', label: 'customers served' },
  { figure: '120M+', label: 'annual revenue' },
  { figure: '33K+', label: 'reviews' },
  { figure: '50+', label: 'popular tools' },
] as const;

/**
 * How long a public view may be shown once it was read, in milliseconds: for `fresh` by whoever has
 * it, be it a process of the API or the CDN, and for `renewing` more by the CDN while it asks anew.
 * No view shows what was changed more than a minute ago.
 */
export const VIEW_AGE_MS = { fresh: 30_000, renewing: 29_000 } as const;

/** Of the catalogue that each process keeps, in milliseconds where nothing else is said. */
export const CATALOGUE_LIMITS = {
  /** A commit may take effect this long after the time that it carries: Firestore's own limit for one. */
  lateMs: 60_000,
  /** After this all products are read anew: what somebody changes past the API is seen then. */
  completeMs: 24 * 60 * 60 * 1000,
  /** For which the mark of a deleted product is kept: longer than anybody knows the product. */
  markTtlMs: 3 * 24 * 60 * 60 * 1000,
  /** After so many changes the documents from which a process begins are written anew. */
  worn: 100,
} as const;

export const LIST_LIMIT = { default: 50, max: 100 } as const;

/** Unpaid orders hold their stock this long unless ORDER_HOLD_HOURS says otherwise. */
export const DEFAULT_ORDER_HOLD_HOURS = 24;

/** Milliseconds for which Shipped can be undone; the customer is told afterwards. */
export const SHIP_UNDO_MS = 15_000;

/** Milliseconds for which an idempotency key answers the first result again. */
export const IDEMPOTENCY_TTL_MS = 24 * 60 * 60 * 1000;
/** Characters of one; those of a visitor have no account beside them, and so have to be random ones. */
export const IDEMPOTENCY_KEY_LENGTH = { min: 1, minOfVisitor: 16, max: 255 } as const;

/**
 * What a password has to be: so many characters at least, and a digit. The forms and the identity
 * provider ask for the same, else who sets one at the provider's own page is locked out of the form.
 */
export const PASSWORD_RULE = { minLength: 6, digit: /\d/ } as const;

/** Lifetime of the access token (a Firebase session cookie), in milliseconds; Firebase allows 14 days at most. */
export const SESSION_TTL_MS = 12 * 60 * 60 * 1000;

/** Bytes of an uploaded picture and of a JSON body. */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;
export const MAX_JSON_BYTES = 100 * 1024;

/** How often one address may write without signing in, per route. */
export const PUBLIC_WRITE_LIMIT = { requests: 20, windowMs: 60 * 1000 } as const;

/** How many pictures one address may upload: all the photos of a new season in one go. */
export const UPLOAD_LIMIT = { requests: 100, windowMs: 10 * 60 * 1000 } as const;

/** How many uploads wait while another is encoded; more are asked to come back. */
export const MAX_WAITING_UPLOADS = 4;

/** For how many days backups, and former versions of pictures, are kept. */
export const BACKUP_DAYS = 30;

/** Milliseconds after which a picture that nothing refers to is deleted, and between two looks at one. */
export const UNUSED_PICTURE_TTL_MS = 24 * 60 * 60 * 1000;

/** Longest accepted texts, in characters. */
export const MAX_LENGTH = {
  name: 120,
  postcode: 12,
  /** The longest path that a mail server takes (RFC 5321). */
  email: 254,
  /** With what people put between its parts. */
  vatNumber: 24,
  line: 200,
  url: 2048,
  message: 5000,
  article: 20_000,
} as const;

/** How many of each kind an answer of GET /user/data/{email} has at most, the newest of orders. */
export const MOST_OWN_DATA = 1000;

/** The office keeps so many notes of an order. */
export const MAX_ORDER_NOTES = 100;

/** Largest amount of money of one unit and the largest stock figure; both keep every sum a safe integer of cents. */
export const MAX_PRICE = 1_000_000;
export const MAX_QUANTITY = 1_000_000;

/** Largest total of an order: what Stripe takes in one euro payment (99,999,999 cents). */
export const MAX_ORDER_TOTAL = 999_999.99;

/**
 * Smallest total of an order that is paid, by currency: what Stripe takes in one payment by card
 * (https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts). Nothing at all is no payment.
 */
const SMALLEST_PAYMENT = { EUR: 0.5 } as const satisfies Record<typeof CURRENCY, number>;
export const MIN_ORDER_TOTAL = SMALLEST_PAYMENT[CURRENCY];

/** No rate of VAT is anywhere near; more is a slip of the hand. */
export const MAX_VAT_PERCENT = 50;

/** Most that delivery of one purchase costs (decimal), and most working days that it takes. */
export const MAX_DELIVERY_COST = 1000;
export const MAX_TRANSIT_DAYS = 30;

/** Most working days until a paid order leaves us, and how often and how long we may be closed. */
export const MAX_HANDLING_DAYS = 30;
export const MAX_CLOSURES = 20;
export const MAX_CLOSURE_DAYS = 60;

/** How many products one purchase may have: as many rows as a quick order takes, in one commit. */
export const MAX_PURCHASE_LINES = 200;

/** Into how many lines one purchase may be split, those that it was placed with included. */
export const MAX_SPLIT_LINES = 300;

/** Today counts no further, so that it costs the same whatever there is. */
export const MOST_COUNTED = 1000;

/** Days after which a paid order that has not left is late. */
export const LATE_AFTER_DAYS = 3;

/** Hours before the end of its hold from which on an unpaid order is about to lapse. */
export const LAPSING_HOURS = 6;

/** Milliseconds for which a basket is kept after its last change: a customer comes back next season. */
export const BASKET_TTL_MS = 365 * 24 * 60 * 60 * 1000;

/** Years for which the record of a cancelled order is kept, and the same in milliseconds. */
export const CANCELLED_ORDER_YEARS = 3;
export const CANCELLED_ORDER_TTL_MS = CANCELLED_ORDER_YEARS * 365 * 24 * 60 * 60 * 1000;

/** How often one address may look products up: a basket asks when it opens, a quick order for each try. */
export const LOOK_UP_LIMIT = { requests: 60, windowMs: 60 * 1000 } as const;

/** How many orders are shipped in one call. */
export const MAX_SHIPMENTS = 100;

/** How many carriers the settings name. */
export const MAX_CARRIERS = 20;

export const DEFAULT_AUTHOR = 'Anonymous';

export const ROLES = ['admin', 'customer'] as const;
export type Role = (typeof ROLES)[number];
