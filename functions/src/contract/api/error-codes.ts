/** Every stable error code of the API with its HTTP status and the sentence used when nothing better is known. */
export const ERRORS = {
  invalid_request: { status: 400, message: 'The request cannot be understood.' },
  validation_failed: { status: 400, message: 'Some fields are not valid.' },
  foreign_picture: {
    status: 400,
    message: 'This picture is not kept by this shop. Upload it here.',
  },
  invalid_signature: { status: 400, message: 'The signature of this event is not valid.' },
  unauthenticated: { status: 401, message: 'Please sign in.' },
  payment_declined: { status: 402, message: 'The payment was declined.' },
  permission_denied: { status: 403, message: 'You may not do this.' },
  not_received: {
    status: 403,
    message: 'Only customers who have received this product can review it.',
  },
  not_found: { status: 404, message: 'Nothing was found here.' },
  method_not_allowed: { status: 405, message: 'This address has no such method.' },
  out_of_stock: { status: 409, message: 'There is not enough stock.' },
  in_stock: { status: 409, message: 'This product can be ordered now.' },
  price_changed: { status: 409, message: 'The price has changed.' },
  delivery_changed: { status: 409, message: 'What delivery costs has changed.' },
  vat_changed: { status: 409, message: 'The VAT of this order has changed.' },
  address_doubtful: {
    status: 409,
    message: 'Something about this address looks wrong: correct it, or confirm that it is right.',
  },
  order_paid: { status: 409, message: 'This order is already paid.' },
  order_not_paid: { status: 409, message: 'This order is not paid yet.' },
  order_shipped: { status: 409, message: 'This order is on its way already.' },
  undo_too_late: {
    status: 409,
    message: 'It is too late to undo this: the customer is being told.',
  },
  order_refunded: {
    status: 409,
    message: 'This order is refunded already, or its refund is under way.',
  },
  refund_not_failed: {
    status: 409,
    message: 'The refund of this order has not failed, so there is nothing to transfer.',
  },
  order_disputed: {
    status: 409,
    message: 'The payment of this order is disputed. Say that you know, if it is to be shipped.',
  },
  order_withdrawn: {
    status: 409,
    message:
      'The customer has withdrawn from this order. Say that you know, if it is to be shipped.',
  },
  quantity_changed: {
    status: 409,
    message: 'This line has another number of pieces by now. Load the order again.',
  },
  refund_refused: { status: 409, message: 'The payment service refused the refund.' },
  email_unverified: {
    status: 409,
    message:
      'Nobody has verified this address yet, so it may be anybody’s. They can ask for the link in My Profile.',
  },
  ambiguous_email: {
    status: 409,
    message: 'Several accounts have this address. Choose one of them in the list of people.',
  },
  last_admin: { status: 409, message: 'The shop needs at least one admin.' },
  article_number_taken: { status: 409, message: 'Another product has this article number.' },
  conflict: { status: 409, message: 'Somebody else changed this in the meantime.' },
  too_large: { status: 413, message: 'The body is too large.' },
  unsupported_media_type: { status: 415, message: 'This type of content is not accepted.' },
  idempotency_mismatch: {
    status: 422,
    message: 'This Idempotency-Key was used before with another body.',
  },
  too_many_requests: { status: 429, message: 'Too many requests. Try again in a moment.' },
  payment_unavailable: {
    status: 503,
    message:
      'The payment service does not answer. Nothing was charged or changed; try again in a moment.',
  },
  vat_register_unavailable: {
    status: 503,
    message:
      'The register of VAT numbers does not answer. Try again in a moment, or order with VAT.',
  },
  internal: { status: 500, message: 'Something went wrong on our side.' },
} as const satisfies Record<string, { status: number; message: string }>;

/** The statuses of what may succeed later: their answers say after how many seconds. */
export const TRY_AGAIN: readonly number[] = [429, 503];

export type ErrorCode = keyof typeof ERRORS;

/** The body of every failure. `fields` maps a field's name to the sentence to show beside it. */
export interface ErrorBody {
  error: { code: ErrorCode; message: string; fields?: Record<string, string> };
}
