import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Faults } from './faults.ts';
import type { GatewayEvent } from './objects.ts';

/** Waits between the tries of one delivery, in milliseconds. */
const RETRY_MS = [250, 500, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000];
const TRY_TIMEOUT_MS = 20_000;
/** How long whoever pays waits for the shop to hear of it before being sent back there. */
const FIRST_TRY_WAIT_MS = 10_000;

/** `Stripe-Signature` of exactly these bytes; `at` in seconds. */
export const signatureOf = (body: string, secret: string, at: number): string =>
  `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;

export interface WebhookTarget {
  url: string;
  secret: string;
}

/** Delivers events to the shop until it answers with a 2xx status, signed anew for each try. */
export class Webhooks {
  readonly #target: WebhookTarget;
  readonly #faults: Faults;

  constructor(target: WebhookTarget, faults: Faults) {
    this.#target = target;
    this.#faults = faults;
  }

  /** Begins the delivery; resolves after its first try, or after ten seconds if that hangs. */
  async send(event: GatewayEvent): Promise<void> {
    if (this.#faults.drop > 0) {
      this.#faults.drop -= 1;
      return;
    }
    const copies = 1 + this.#faults.duplicates;
    const firstTries = Array.from({ length: copies }, () => this.#deliver(event));
    await Promise.race([
      Promise.all(firstTries),
      sleep(FIRST_TRY_WAIT_MS, undefined, { ref: false }),
    ]);
  }

  /** Delivers an event once more whatever the faults say; answers the shop's status, 0 if it cannot be reached. */
  async redeliver(event: GatewayEvent): Promise<number> {
    return this.#post(JSON.stringify(event, null, 2));
  }

  async #deliver(event: GatewayEvent): Promise<void> {
    // Written once: later changes of the object belong to later events.
    const body = JSON.stringify(event, null, 2);
    if (this.#faults.delayMs > 0) {
      void sleep(this.#faults.delayMs, undefined, { ref: false }).then(() => this.#persist(body));
      return;
    }
    if (!accepted(await this.#post(body))) void this.#persist(body, RETRY_MS);
  }

  async #persist(body: string, waits: readonly number[] = [0, ...RETRY_MS]): Promise<void> {
    for (const wait of waits) {
      await sleep(wait, undefined, { ref: false });
      if (accepted(await this.#post(body))) return;
    }
  }

  async #post(body: string): Promise<number> {
    const { url, secret } = this.#target;
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'Stripe-Signature': signatureOf(body, secret, Math.floor(Date.now() / 1000)),
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
