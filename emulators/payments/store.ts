import { randomBytes } from 'node:crypto';
import type { Charge, GatewayEvent, PaymentIntent, Refund, SessionRecord } from './objects.ts';

/** Everything of one run of the simulator; it forgets when it stops. */
export class Store {
  readonly sessions = new Map<string, SessionRecord>();
  readonly intents = new Map<string, PaymentIntent>();
  readonly charges = new Map<string, Charge>();
  readonly refunds = new Map<string, Refund>();
  readonly events = new Map<string, GatewayEvent>();
}

/** A new id such as `cs_test_4f0c…`. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

/** The present time in whole seconds. */
export const nowSeconds = (): number => Math.floor(Date.now() / 1000);
