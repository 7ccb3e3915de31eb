/** Names of the Firestore collections. */
export const COLLECTIONS = {
  users: 'users',
  products: 'products',
  orders: 'orders',
  reviews: 'reviews',
  blogs: 'blogs',
  payments: 'payments',
  paymentEvents: 'paymentEvents',
  idempotencyKeys: 'idempotencyKeys',
  contactMessages: 'contactMessages',
  auditLog: 'auditLog',
  rateLimits: 'rateLimits',
  mail: 'mail',
  uploads: 'uploads',
  /** How far the books were compared. */
  reconciliation: 'reconciliation',
  /** Mails that were not to be sent, with the reason. */
  withheldMail: 'withheldMail',
} as const;
