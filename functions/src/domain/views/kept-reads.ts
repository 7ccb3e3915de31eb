import { LRUCache } from 'lru-cache';

/** What was read, and when reading it began, in milliseconds since 1970: it is no older than that. */
export interface View<Value> {
  readonly value: Value;
  readonly readAt: number;
}

/** Reads something, or gives what was read under the same key before. */
export interface Reads<Value> {
  read(key: string, load: () => Promise<Value>): Promise<View<Value>>;
  /** The next reader reads anew, and so does whoever comes while an earlier read is under way. */
  forget(): void;
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
  /** Milliseconds for which something that was read is given again; 0 keeps nothing. */
  freshMs: number;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Bounds of what one of these keeps: entries, and characters of them all written as JSON. */
const MOST_KEPT = { max: 500, maxSize: 4_000_000 };

/** Keeps what was read for a while, within bounds. Who misses at the same time shares one read. */
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

  read(key: string, load: () => Promise<Value>): Promise<View<Value>> {
    const kept = this.#kept.get(key);
    if (kept && this.#isFresh(kept)) return Promise.resolve(kept);
    return this.#underWay.get(key) ?? this.#begin(key, load);
  }

  forget(): void {
    this.#kept.clear();
    this.#underWay.clear();
  }

  /** A clock that was set back makes nothing fresh. */
  #isFresh({ readAt }: View<Value>): boolean {
    const age = this.#keeping.now() - readAt;
    return age >= 0 && age < this.#keeping.freshMs;
  }

  #begin(key: string, load: () => Promise<Value>): Promise<View<Value>> {
    const reading = readNow(load, this.#keeping.now);
    this.#underWay.set(key, reading);
    const settle = (view?: View<Value>): void => {
      // Forgotten meanwhile: what was read may be older than what made it forgotten.
      if (this.#underWay.get(key) !== reading) return;
      this.#underWay.delete(key);
      if (view && this.#keeping.freshMs > 0) this.#kept.set(key, view);
    };
    // Whoever asked hears of the failure; the next one reads again.
    reading.then(settle, () => {
      settle();
    });
    return reading;
  }
}
