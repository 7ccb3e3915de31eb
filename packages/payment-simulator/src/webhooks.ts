import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Faults } from './faults.ts';
import type { DeliveryCause, GatewayEvent } from './objects.ts';
import type { Store } from './store.ts';

/** Waits between the tries of one delivery, in milliseconds. */
const RETRY_MS = [250, 500, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000];
const TRY_TIMEOUT_MS = 20_000;
/** How long whoever pays waits for the shop to hear of it before being sent back there. */
const FIRST_TRY_WAIT_MS = 10_000;
const HOUR_S = 60 * 60;

/** `Stripe-Signature` of exactly these bytes; `at` in seconds. */
export const signatureOf = (body: string, secret: string, at: number): string =>
  `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;

export interface WebhookTarget {
  url: string;
  secret: string;
}

/** How an event is delivered once more. */
export interface Redelivery {
  /** How many hours ago the event is said to have happened; its signature is fresh all the same. */
  hoursLate?: number;
  /** How many seconds old the signature is; negative: made in the future. */
  signedAgoS?: number;
}

export const RELEASE_ORDERS = ['inOrder', 'reversed', 'shuffled'] as const;
export type ReleaseOrder = (typeof RELEASE_ORDERS)[number];

interface Outgoing {
  event: GatewayEvent;
  body: string;
}

const bodyOf = (event: GatewayEvent): string => JSON.stringify(event, null, 2);

/** Delivers events to the shop until it answers with a 2xx status, signed anew for each try. */
export class Webhooks {
  readonly #target: WebhookTarget;
  readonly #faults: Faults;
  readonly #store: Store;
  #held: Outgoing[] = [];

  constructor(target: WebhookTarget, faults: Faults, store: Store) {
    this.#target = target;
    this.#faults = faults;
    this.#store = store;
  }

  /** Events that wait to be released, oldest first. */
  get held(): GatewayEvent[] {
    return this.#held.map(({ event }) => event);
  }

  /** Begins the delivery; resolves after its first try, or after ten seconds if that hangs. */
  async send(event: GatewayEvent): Promise<void> {
    if (this.#faults.drop > 0) {
      this.#faults.drop -= 1;
      this.#store.addDelivery({ event, cause: 'dropped', status: null, ms: 0 });
      return;
    }
    // Written once: later changes of the object belong to later events.
    const outgoing = { event, body: bodyOf(event) };
    if (this.#faults.hold) this.#held.push(outgoing);
    else await this.#begin(outgoing);
  }

  /** Lets the held events go one after the other; each has had its first try when the next follows. */
  async release(order: ReleaseOrder): Promise<number> {
    const held = this.#held;
    this.#held = [];
    if (order === 'reversed') held.reverse();
    if (order === 'shuffled') held.sort(() => Math.random() - 0.5);
    for (const outgoing of held) await this.#begin(outgoing);
    return held.length;
  }

  /** Delivers an event once more whatever the faults say; answers the shop's status, 0 if it cannot be reached. */
  async redeliver(
    event: GatewayEvent,
    { hoursLate = 0, signedAgoS = 0 }: Redelivery = {},
  ): Promise<number> {
    const late = { ...event, created: event.created - hoursLate * HOUR_S };
    return this.#post({ event, body: bodyOf(late) }, 'by hand', signedAgoS);
  }

  async #begin(outgoing: Outgoing): Promise<void> {
    const copies = 1 + this.#faults.duplicates;
    const firstTries = Array.from({ length: copies }, (_item, index) =>
      this.#deliver(outgoing, index === 0 ? 'first' : 'copy'),
    );
    await Promise.race([
      Promise.all(firstTries),
      sleep(FIRST_TRY_WAIT_MS, undefined, { ref: false }),
    ]);
  }

  async #deliver(outgoing: Outgoing, cause: DeliveryCause): Promise<void> {
    if (this.#faults.delayMs > 0) {
      void sleep(this.#faults.delayMs, undefined, { ref: false }).then(() =>
        this.#persist(outgoing, [0, ...RETRY_MS]),
      );
      return;
    }
    if (!accepted(await this.#post(outgoing, cause))) void this.#persist(outgoing, RETRY_MS);
  }

  async #persist(outgoing: Outgoing, waits: readonly number[]): Promise<void> {
    for (const wait of waits) {
      await sleep(wait, undefined, { ref: false });
      const cause = wait === 0 ? 'delayed' : 'retry';
      if (accepted(await this.#post(outgoing, cause))) return;
    }
  }

  async #post({ event, body }: Outgoing, cause: DeliveryCause, signedAgoS = 0): Promise<number> {
    const begun = performance.now();
    const status = await this.#send(body, Math.floor(Date.now() / 1000) - signedAgoS);
    this.#store.addDelivery({ event, cause, status, ms: performance.now() - begun });
    return status;
  }

  /** The shop's status, 0 if it cannot be reached; `signedAt` in seconds. */
  async #send(body: string, signedAt: number): Promise<number> {
    const { url, secret } = this.#target;
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'Stripe-Signature': signatureOf(body, secret, signedAt),
          'User-Agent': 'Stripe/1.0 (payment simulator)',
        },
        body,
        signal: AbortSignal.timeout(TRY_TIMEOUT_MS),
      });
      await answer.arrayBuffer();
      return answer.status;
    } catch {
      return 0;
    }
  }
}

const accepted = (status: number): boolean => status >= 200 && status < 300;
