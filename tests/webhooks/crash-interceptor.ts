import { carryOut, never } from '../histories/shop/outcome.ts';
import type { ExternalCall, Interceptor } from '../histories/shop/interceptor.ts';

/** Where a delivery is killed: at the so many-th await that leaves the process, before it or after. */
export interface CrashPoint {
  at: number;
  when: 'crash-before' | 'crash-after';
}

/** The way out of one delivery, which may end in the middle. */
export class CrashInterceptor implements Interceptor {
  readonly #death: CrashPoint | undefined;
  readonly #dead: () => void;
  /** Ends when the delivery was killed. */
  readonly died: Promise<void>;
  #passed = 0;

  constructor(death: CrashPoint | undefined) {
    this.#death = death;
    let dead = (): void => undefined;
    this.died = new Promise((resolve) => (dead = resolve));
    this.#dead = dead;
  }

  async pass<Result>(outside: ExternalCall, io: () => Promise<Result>): Promise<Result> {
    this.#passed += 1;
    const at = this.#death?.at ?? Infinity;
    if (this.#passed < at) return io();
    if (this.#passed === at && this.#death) {
      await carryOut(this.#death.when, outside, io, () => new Error('never told'));
      this.#dead();
    }
    // Also what the delivery was doing beside the await that killed it.
    return never();
  }
}
