import { ENDPOINT_SCHEMAS } from '../../contract/endpoint-schemas.ts';
import { ENDPOINTS, type Access, type EndpointName } from '../../contract/endpoints.ts';
import type { ErrorCode } from '../../contract/error-codes.ts';
import { refusalsOf, type OrderAction } from '../../contract/order-transitions.ts';
import { ADDRESS_LIMITS } from '../../domain/count-public-write.ts';
import { IDEMPOTENT_CALLS } from '../../domain/idempotency.ts';

/** What may be wrong with any request, escapes in its address or the encoding of its body, or with us. */
const ALWAYS: ErrorCode[] = ['invalid_request', 'too_large', 'unsupported_media_type', 'internal'];

/** Failures that come with who may call. */
const OF_ACCESS: Record<Access, ErrorCode[]> = {
  anyone: [],
  idToken: ['unauthenticated', 'permission_denied'],
  user: ['unauthenticated'],
  admin: ['unauthenticated', 'permission_denied'],
  gateway: ['invalid_signature'],
  uploadKey: ['permission_denied'],
};

/** What a call does to an order: the table of transitions says why it may not. */
const ACTION_OF: Partial<Record<EndpointName, OrderAction>> = {
  cancelOrder: 'cancel',
  cancelPurchase: 'cancel',
  shipOrder: 'ship',
  undoShipOrder: 'undoShip',
  recordTransfer: 'recordTransfer',
  refundOrder: 'askRefund',
  openCheckout: 'pay',
};

/** Of whatever takes pieces from the stock. */
const OF_PLACING: ErrorCode[] = [
  'not_found',
  'out_of_stock',
  'price_changed',
  'delivery_changed',
  'vat_changed',
  'vat_register_unavailable',
  'too_many_requests',
];

/** What else a use case refuses with. */
const OF_CALL: Partial<Record<EndpointName, ErrorCode[]>> = {
  getUser: ['not_found'],
  makeAdmin: ['not_found', 'email_unverified'],
  demoteAdmin: ['not_found', 'last_admin'],
  closeAccount: ['not_found', 'last_admin'],
  reopenAccount: ['not_found'],
  updateBasket: ['conflict'],
  createProduct: ['article_number_taken'],
  updateProduct: ['article_number_taken', 'conflict', 'too_many_requests'],
  restockProduct: ['out_of_stock', 'too_many_requests'],
  deleteProduct: ['conflict'],
  addStockAlert: ['in_stock', 'email_unverified', 'too_many_requests'],
  checkVatNumber: ['validation_failed', 'too_many_requests', 'vat_register_unavailable'],
  placeOrder: OF_PLACING,
  placePurchase: OF_PLACING,
  cancelOrder: ['conflict', 'too_many_requests', 'payment_unavailable'],
  cancelPurchase: ['conflict', 'too_many_requests', 'payment_unavailable'],
  changeAddress: ['order_shipped', 'order_refunded', 'too_many_requests'],
  setTracking: ['order_not_paid', 'too_many_requests'],
  shipOrder: ['order_disputed', 'order_withdrawn', 'too_many_requests'],
  undoShipOrder: ['too_many_requests'],
  recordTransfer: ['too_many_requests'],
  refundOrder: ['refund_refused', 'too_many_requests'],
  paymentWebhook: ['conflict', 'refund_refused', 'too_many_requests', 'payment_unavailable'],
  openSession: ['too_many_requests'],
  createReview: ['too_many_requests'],
  reviewProduct: ['not_received', 'too_many_requests'],
  deleteProductReview: ['permission_denied', 'too_many_requests'],
  openCheckout: ['payment_declined', 'too_many_requests', 'payment_unavailable'],
  uploadImage: ['validation_failed'],
  updateSettings: ['conflict'],
};

interface Endpoint {
  access: Access;
  path: string;
  email?: string;
}

/** Whether a call takes an Idempotency-Key. */
export const takesKey = (name: EndpointName): boolean =>
  (IDEMPOTENT_CALLS as readonly EndpointName[]).includes(name);

/** What is refused before a use case is asked, or by what stands in its way whichever it is. */
const ofDoor = (name: EndpointName): ErrorCode[] => {
  const schemas: { body?: unknown; query?: unknown; response: unknown } = ENDPOINT_SCHEMAS[name];
  const { access, path, email }: Endpoint = ENDPOINTS[name];
  const isChecked = Boolean(schemas.body ?? schemas.query) || path.includes(':email');
  const codes: (ErrorCode | false)[] = [
    ...OF_ACCESS[access],
    isChecked && 'validation_failed',
    email !== undefined && 'permission_denied',
    /:(id|orderId)$/.test(path) && 'not_found',
    takesKey(name) && 'idempotency_mismatch',
    name in ADDRESS_LIMITS && 'too_many_requests',
  ];
  return codes.filter((code) => code !== false);
};

/** Every code with which a call can fail. */
export const failuresOf = (name: EndpointName): ErrorCode[] => {
  const action = ACTION_OF[name];
  return [
    ...new Set([
      ...ALWAYS,
      ...ofDoor(name),
      ...(action ? refusalsOf(action) : []),
      ...(OF_CALL[name] ?? []),
    ]),
  ];
};
