export { ApiError } from './src/api-error.ts';
export { prepareCall, type PreparedCall } from './src/api.ts';
export { Checkout, type Announce } from './src/checkout.ts';
export { IdempotencyKeys, type Answered } from './src/idempotency.ts';
export type { Charge, CheckoutSession, GatewayEvent } from './src/objects.ts';
export { createRefund, failRefund } from './src/refunds.ts';
export { createSimulator } from './src/server.ts';
export { newId, nowSeconds, Store } from './src/store.ts';
export { signatureOf } from './src/webhooks.ts';
