import type { ENDPOINTS, EndpointName } from './endpoints.ts';

type PostCall = {
  [Name in EndpointName]: (typeof ENDPOINTS)[Name]['method'] extends 'POST' ? Name : never;
}[EndpointName];

/**
 * What becomes of a POST that is sent again because its answer was lost. `key`: it makes something, takes
 * an Idempotency-Key and under it makes that once. `harmless`: afterwards all is as after the first. Each
 * POST says which. Of the other methods none makes a second thing.
 */
const REPEATED = {
  eraseAccount: 'harmless',
  lookUpProducts: 'harmless',
  createProduct: 'key',
  restockProduct: 'key',
  endStockAlerts: 'harmless',
  placeOrder: 'key',
  placePurchase: 'key',
  placePurchaseFor: 'key',
  recordTransfer: 'key',
  refundOrder: 'key',
  refundAmount: 'key',
  addNote: 'key',
  openCheckout: 'key',
  /** The gateway's events have ids of their own. */
  paymentWebhook: 'harmless',
  createReview: 'key',
  createBlog: 'key',
  uploadImage: 'key',
  createContactMessage: 'key',
  withdraw: 'key',
} as const satisfies Record<PostCall, 'key' | 'harmless'>;

/** The calls that take an Idempotency-Key. */
export type KeyedCall = {
  [Name in PostCall]: (typeof REPEATED)[Name] extends 'key' ? Name : never;
}[PostCall];

export const takesKey = (name: EndpointName): name is KeyedCall =>
  name in REPEATED && REPEATED[name as PostCall] === 'key';
