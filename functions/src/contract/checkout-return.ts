/**
 * How the gateway's page leads back to the payment screen: `/payment/{id}?checkout=success` after
 * the customer paid there, `cancelled` when they left it. It only says where somebody comes from;
 * an order becomes paid by the webhook alone.
 */
export const CHECKOUT_RETURN = {
  param: 'checkout',
  success: 'success',
  cancelled: 'cancelled',
} as const;
