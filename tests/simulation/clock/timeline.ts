import { setImmediate } from 'node:timers/promises';

/** More than a season can need: whoever goes on longer never ends. */
const MOST_HAPPENINGS = 5_000_000;

/** Something that is to happen, unless it is called off. */
export interface TimelineEvent {
  at: number;
  run: () => unknown;
  isOff: boolean;
}

interface Placed extends TimelineEvent {
  /** What was asked for first happens first. */
  turn: number;
}

const isBefore = (one: Placed, other: Placed): boolean =>
  one.at < other.at || (one.at === other.at && one.turn < other.turn);

/**
 * The simulated time: everything that waits for a moment, in a heap. One thing happens at a time, and
 * the next only when all promises have run that it kept waiting.
 */
export class Timeline {
  /** Milliseconds since 1970. */
  now: number;
  readonly #heap: Placed[] = [];
  #turns = 0;

  constructor(now: number) {
    this.now = now;
  }

  after(ms: number, run: () => unknown): TimelineEvent {
    this.#turns += 1;
    if (this.#turns > MOST_HAPPENINGS) throw new Error('it goes on for ever');
    // Whole milliseconds: no clock tells more.
    const at = this.now + Math.max(0, Math.ceil(ms));
    const placed = { at, run, isOff: false, turn: this.#turns };
    this.#rise(placed);
    return placed;
  }

  /** Waits in simulated time. */
  wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      this.after(ms, resolve);
    });
  }

  /** Lets everything happen until a time, or until `isOver`. */
  async runUntil(end: number, isOver: () => boolean = () => false): Promise<void> {
    // What was begun beforehand may ask for time.
    await setImmediate();
    for (;;) {
      // Asked first: it may want something to happen.
      if (isOver()) return;
      const [next] = this.#heap;
      if (!next || next.at > end) break;
      this.#takeFirst();
      if (next.isOff) continue;
      this.now = next.at;
      await next.run();
      // A turn of the real event loop: by its end nothing runs any more that did not ask for time.
      await setImmediate();
    }
    this.now = Math.max(this.now, end);
  }

  #rise(placed: Placed): void {
    const heap = this.#heap;
    let index = heap.push(placed) - 1;
    while (index > 0) {
      const above = (index - 1) >> 1;
      const parent = heap[above];
      if (!parent || !isBefore(placed, parent)) break;
      heap[index] = parent;
      index = above;
    }
    heap[index] = placed;
  }

  #takeFirst(): void {
    const heap = this.#heap;
    const last = heap.pop();
    if (!last || heap.length === 0) return;
    let index = 0;
    for (;;) {
      const left = heap[2 * index + 1];
      const right = heap[2 * index + 2];
      const child = left && right && isBefore(right, left) ? right : left;
      if (!child || !isBefore(child, last)) break;
      heap[index] = child;
      index = child === left ? 2 * index + 1 : 2 * index + 2;
    }
    heap[index] = last;
  }
}
