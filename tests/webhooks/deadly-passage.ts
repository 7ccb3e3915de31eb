import { carryOut, never } from '../histories/shop/outcome.ts';
import type { Outside, Passage } from '../histories/shop/passage.ts';

/** Where a delivery is killed: at the so many-th await that leaves the process, before it or after. */
export interface Death {
  at: number;
  when: 'crash-before' | 'crash-after';
}

/** The way out of one delivery, which may end in the middle. */
export class DeadlyPassage implements Passage {
  readonly #death: Death | undefined;
  readonly #dead: () => void;
  /** Ends when the delivery was killed. */
  readonly died: Promise<void>;
  #passed = 0;

  constructor(death: Death | undefined) {
    this.#death = death;
    let dead = (): void => undefined;
    this.died = new Promise((resolve) => (dead = resolve));
    this.#dead = dead;
  }

  async pass<Result>(outside: Outside, io: () => Promise<Result>): Promise<Result> {
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
