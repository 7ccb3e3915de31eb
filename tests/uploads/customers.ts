import { setTimeout as sleep } from 'node:timers/promises';
import { delivery } from '../support/api-orders.ts';

const PAUSE_MS = 100;

/** Customers who order while others upload, one after the other, each somebody else. */
export class Customers {
  readonly #shop: string;
  readonly #productId: string;
  readonly #ended: Promise<void>;
  #open = true;
  #orders = 0;
  #failed = 0;
  readonly #times: number[] = [];

  constructor(shop: string, productId: string) {
    this.#shop = shop;
    this.#productId = productId;
    this.#ended = this.#keepOrdering();
  }

  /** Milliseconds of each order since this was last asked. */
  takeTimes(): number[] {
    return this.#times.splice(0);
  }

  /** Milliseconds of the slowest order since orders were last taken; 0 for none. */
  takeSlowest(): number {
    return Math.max(0, ...this.takeTimes());
  }

  async end(): Promise<{ orders: number; failed: number }> {
    this.#open = false;
    await this.#ended;
    return { orders: this.#orders, failed: this.#failed };
  }

  async #keepOrdering(): Promise<void> {
    while (this.#open) {
      const begun = performance.now();
      const status = await this.#order(`customer-${this.#orders}`);
      this.#times.push(performance.now() - begun);
      this.#orders += 1;
      if (status !== 201) this.#failed += 1;
      await sleep(PAUSE_MS);
    }
  }

  async #order(token: string): Promise<number> {
    const response = await fetch(`${this.#shop}/order`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...delivery, productId: this.#productId, quantity: 1 }),
    });
    await response.text();
    return response.status;
  }
}
