import { LRUCache } from 'lru-cache';
import { VIEW_AGE_MS, VIEW_KEPT_MS } from '../../contract/constants.ts';
import type { Watch } from './change-watch.ts';

/**
 * What was read, and when it was known to be true, in milliseconds since 1970: when reading it began,
 * or a later look at what was changed.
 */
export interface View<Value> {
  readonly value: Value;
  readonly readAt: number;
}

/** Reads something, or gives what was read under the same key before. */
export interface Reads<Value> {
  read(key: string, load: () => Promise<Value>): Promise<View<Value>>;
  /**
   * The next reader reads anew, and so does whoever comes while an earlier read is under way.
   * @param shows whether something that was read is to be forgotten; everything without it
   */
  forget(shows?: (value: Value) => boolean): void;
}

const readNow = async <Value>(load: () => Promise<Value>, now: () => number) => {
  const readAt = now();
  return { value: await load(), readAt };
};

/** Reads anew each time. */
export const newReads = <Value>(now: () => number): Reads<Value> => ({
  read: (_key, load) => readNow(load, now),
  forget: () => undefined,
});

export interface Keeping {
  /** Milliseconds since 1970. */
  now: () => number;
  watch: Watch;
}

/** Bounds of what one of these keeps: entries, and characters of them all written as JSON. */
const MOST_KEPT = { max: 500, maxSize: 4_000_000 };

/**
 * Keeps what was read, within bounds, for as long as nobody changes it; whether somebody did is looked
 * up now and then. Who misses at the same time shares one read.
 */
export class KeptReads<Value extends object> implements Reads<Value> {
  readonly #kept = new LRUCache<string, View<Value>>({
    ...MOST_KEPT,
    sizeCalculation: ({ value }) => JSON.stringify(value).length,
  });
  readonly #underWay = new Map<string, Promise<View<Value>>>();
  readonly #keeping: Keeping;

  constructor(keeping: Keeping) {
    this.#keeping = keeping;
  }

  async read(key: string, load: () => Promise<Value>): Promise<View<Value>> {
    if (this.#mayBeOld(key)) await this.#keeping.watch.look();
    const kept = this.#given(key);
    if (kept) return kept;
    return this.#underWay.get(key) ?? this.#begin(key, load);
  }

  forget(shows?: (value: Value) => boolean): void {
    // What is under way may be older than what makes us forget, and nobody knows yet what it shows.
    this.#underWay.clear();
    for (const [key, { value }] of this.#kept.entries())
      if (shows?.(value) ?? true) this.#kept.delete(key);
  }

  /** A clock that was set back makes nothing fresh. */
  #isWithin(ms: number, since: number): boolean {
    const age = this.#keeping.now() - since;
    return age >= 0 && age < ms;
  }

  /** What is kept, or under way, and was not compared with what was changed for too long. */
  #mayBeOld(key: string): boolean {
    const isThere = this.#kept.has(key) || this.#underWay.has(key);
    return isThere && !this.#isWithin(VIEW_AGE_MS.fresh, this.#keeping.watch.seenUntil);
  }

  /** What is kept, as of when it is known to be true. */
  #given(key: string): View<Value> | undefined {
    const kept = this.#kept.get(key);
    if (!kept || !this.#isWithin(VIEW_KEPT_MS, kept.readAt)) return undefined;
    const readAt = Math.max(kept.readAt, this.#keeping.watch.seenUntil);
    return this.#isWithin(VIEW_AGE_MS.fresh, readAt) ? { value: kept.value, readAt } : undefined;
  }

  #begin(key: string, load: () => Promise<Value>): Promise<View<Value>> {
    const reading = readNow(load, this.#keeping.now);
    this.#underWay.set(key, reading);
    const settle = (view?: View<Value>): void => {
      // Forgotten meanwhile: what was read may be older than what made it forgotten.
      if (this.#underWay.get(key) !== reading) return;
      this.#underWay.delete(key);
      if (view) this.#kept.set(key, view);
    };
    // Whoever asked hears of the failure; the next one reads again.
    reading.then(settle, () => {
      settle();
    });
    return reading;
  }
}
