const BACKOFF_MS = { step: 5, longest: 300 };
/** How long a pause is beside the work before it, and at most. */
const PAUSE = { share: 1.5, longestMs: 40 };

/**
 * How a queue shares a product with the queues of other processes, of which it knows nothing but
 * its collisions: smaller groups after each, for a small commit is quick and gets in between those
 * of others, and after each success a pause in which others get through. Without the pause, one
 * process can crowd out another for long.
 */
export class Pace {
  readonly #most: number;
  #size: number;

  constructor(most: number) {
    this.#most = most;
    this.#size = most;
  }

  /** How many to serve together next. */
  get size(): number {
    return this.#size;
  }

  /** Milliseconds to leave to others after work that took so many. */
  succeeded(tookMs: number): number {
    this.#size = Math.min(this.#most, this.#size * 2);
    return Math.min(PAUSE.longestMs, tookMs * PAUSE.share);
  }

  /**
   * Milliseconds to wait after the so many-th collision: random, so that those who collided come
   * back at different times, and growing slowly, for usually two or three compete.
   */
  collided(tries: number): number {
    this.#size = Math.max(1, Math.ceil(this.#size / 2));
    return Math.random() * Math.min(BACKOFF_MS.longest, BACKOFF_MS.step * tries);
  }
}
