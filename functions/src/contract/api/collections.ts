/** Names of the Firestore collections. */
export const COLLECTIONS = {
  users: 'users',
  products: 'products',
  /** Which product has an article number, by the number: no two can claim one. */
  articleNumbers: 'articleNumbers',
  /** All products in few documents, from which a process begins; what changed since is asked for. */
  catalogue: 'catalogue',
  /** Marks of products that are gone, for a few days: every process that knows them asks. */
  removedProducts: 'removedProducts',
  /** What somebody who is signed in wants to order, by their uid. */
  baskets: 'baskets',
  /** VAT numbers that their registers confirmed lately, by the number. */
  vatNumbers: 'vatNumbers',
  orders: 'orders',
  /** What is kept of orders that were cancelled or released, under the same id. */
  cancelledOrders: 'cancelledOrders',
  /** What of an order or a product no browser reads, under the same id. */
  privateOrders: 'privateOrders',
  privateProducts: 'privateProducts',
  /** Notes and partial refunds of an order with all its lines, which the office alone reads. */
  officeOrders: 'officeOrders',
  /** What anybody with an account says of the shop. */
  reviews: 'reviews',
  /** What buyers say of what they were sent, by product and buyer. */
  productReviews: 'productReviews',
  /** Who waits for which product to be back in stock. */
  stockAlerts: 'stockAlerts',
  blogs: 'blogs',
  payments: 'payments',
  paymentEvents: 'paymentEvents',
  idempotencyKeys: 'idempotencyKeys',
  contactMessages: 'contactMessages',
  auditLog: 'auditLog',
  rateLimits: 'rateLimits',
  /** Of the shop: one document, `shop`. */
  settings: 'settings',
  /** What customers declared by the withdrawal function. */
  withdrawals: 'withdrawals',
  mail: 'mail',
  uploads: 'uploads',
  /** Accounts that are being erased or were, by their uid, with how far that is. */
  erasures: 'erasures',
  /** How far the books were compared. */
  reconciliation: 'reconciliation',
  /** Mails that were not to be sent, with the reason. */
  withheldMail: 'withheldMail',
  /** Migrations that ran, or how far they are, by their ids. */
  migrations: 'migrations',
} as const;

/**
 * The shape of stored documents. It grows when that changes, with the sample data made anew: `npm start`
 * does not begin from data that a run kept under another one.
 */
export const DATA_SHAPE = 7;
