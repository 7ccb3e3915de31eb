import type { EventType, GatewayEvent } from './objects.ts';
import { newId, nowSeconds } from './store.ts';

/** The version of Stripe's API that events and answers are of. */
export const API_VERSION = '2026-10-28.endive';

/** An event of now about an object as it is now, whatever becomes of it. */
export const newEvent = (
  type: EventType,
  object: GatewayEvent['data']['object'],
): GatewayEvent => ({
  id: newId('evt'),
  object: 'event',
  api_version: API_VERSION,
  created: nowSeconds(),
  data: { object: structuredClone(object) },
  livemode: false,
  pending_webhooks: 1,
  request: { id: null, idempotency_key: null },
  type,
});
