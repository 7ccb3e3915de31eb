import { ENDPOINT_SCHEMAS } from '../../contract/endpoint-schemas.ts';
import { ENDPOINTS, type Access, type EndpointName } from '../../contract/endpoints.ts';
import { ERRORS, type ErrorCode } from '../../contract/error-codes.ts';

/** Failures that come with who may call. */
const OF_ACCESS: Record<Access, ErrorCode[]> = {
  anyone: [],
  idToken: ['unauthenticated', 'permission_denied'],
  user: ['unauthenticated'],
  admin: ['unauthenticated', 'permission_denied'],
  gateway: ['invalid_signature'],
  uploadKey: ['permission_denied'],
};

/** Failures that come with what a call does. */
const OF_CALL: Partial<Record<EndpointName, ErrorCode[]>> = {
  getUser: ['not_found'],
  makeAdmin: ['not_found', 'email_unverified'],
  demoteAdmin: ['not_found', 'last_admin'],
  closeAccount: ['not_found', 'last_admin'],
  reopenAccount: ['not_found'],
  getProduct: ['not_found'],
  relatedProducts: ['not_found'],
  createProduct: ['article_number_taken'],
  updateProduct: ['not_found', 'article_number_taken', 'conflict', 'too_many_requests'],
  restockProduct: ['not_found', 'out_of_stock', 'idempotency_mismatch', 'too_many_requests'],
  deleteProduct: ['not_found', 'conflict'],
  placeOrder: [
    'not_found',
    'out_of_stock',
    'price_changed',
    'idempotency_mismatch',
    'too_many_requests',
  ],
  cancelOrder: ['not_found', 'order_paid', 'conflict', 'too_many_requests', 'payment_unavailable'],
  shipOrder: [
    'not_found',
    'order_not_paid',
    'order_refunded',
    'order_disputed',
    'too_many_requests',
  ],
  undoShipOrder: [
    'not_found',
    'order_not_paid',
    'order_refunded',
    'undo_too_late',
    'too_many_requests',
  ],
  recordTransfer: ['not_found', 'refund_not_failed', 'too_many_requests'],
  refundOrder: [
    'not_found',
    'order_not_paid',
    'order_refunded',
    'refund_refused',
    'idempotency_mismatch',
    'too_many_requests',
  ],
  getPayment: ['not_found'],
  paymentWebhook: ['conflict', 'refund_refused', 'too_many_requests', 'payment_unavailable'],
  openSession: ['too_many_requests'],
  createReview: ['too_many_requests'],
  openCheckout: [
    'not_found',
    'order_paid',
    'payment_declined',
    'idempotency_mismatch',
    'too_many_requests',
    'payment_unavailable',
  ],
  deleteReview: ['not_found'],
  getBlog: ['not_found'],
  deleteBlog: ['not_found'],
  createBlog: ['too_many_requests'],
  createContactMessage: ['too_many_requests'],
  uploadImage: ['validation_failed', 'too_many_requests'],
};

/** What may be wrong with any request: escapes in its address, or the encoding of its body. */
const ALWAYS: ErrorCode[] = ['invalid_request', 'too_large', 'unsupported_media_type'];

interface Endpoint {
  access: Access;
  path: string;
  email?: string;
}

/** Every code with which a call can fail, `internal` aside. */
export const failuresOf = (name: EndpointName): ErrorCode[] => {
  const schemas: { body?: unknown; query?: unknown; response: unknown } = ENDPOINT_SCHEMAS[name];
  const { access, path, email }: Endpoint = ENDPOINTS[name];
  return [
    ...new Set([
      ...ALWAYS,
      ...(schemas.body || schemas.query ? (['validation_failed'] as const) : []),
      ...OF_ACCESS[access],
      ...(path.includes(':email') ? (['validation_failed'] as const) : []),
      ...(email ? (['permission_denied'] as const) : []),
      ...(OF_CALL[name] ?? []),
    ]),
  ];
};

/** Every status with which a call can answer. */
export const statusesOf = (name: EndpointName): number[] => [
  ENDPOINTS[name].status,
  ...[...failuresOf(name), 'internal' as const].map((code) => ERRORS[code].status),
];
