import { randomBytes } from 'node:crypto';
import type {
  Charge,
  Delivery,
  Dispute,
  GatewayEvent,
  PaymentIntent,
  Refund,
  SessionRecord,
} from './objects.ts';

/** A long run is not to fill the memory with deliveries. */
const DELIVERIES_KEPT = 1000;

/** Everything of one run of the simulator; it forgets when it stops. */
export class Store {
  readonly sessions = new Map<string, SessionRecord>();
  readonly intents = new Map<string, PaymentIntent>();
  readonly charges = new Map<string, Charge>();
  readonly refunds = new Map<string, Refund>();
  readonly disputes = new Map<string, Dispute>();
  readonly events = new Map<string, GatewayEvent>();
  /** False while the shop's account has too little for refunds, which then wait. */
  hasBalance = true;
  /** The latest tries to tell the shop of an event, oldest first. */
  readonly deliveries: Delivery[] = [];

  addDelivery({ event: { id, type }, ...delivery }: Omit<Delivery, 'at'>): void {
    this.deliveries.push({ ...delivery, at: Date.now(), event: { id, type } });
    if (this.deliveries.length > DELIVERIES_KEPT) this.deliveries.shift();
  }
}

/** A new id such as `cs_test_4f0c…`. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

/** The present time in whole seconds. */
export const nowSeconds = (): number => Math.floor(Date.now() / 1000);
