import { LRUCache } from 'lru-cache';
import { VIEW_AGE_MS } from '../../contract/constants.ts';
import { MOST_KEPT } from '../catalogue/snapshot.ts';

/** What was read, and when it was known to be true: when reading it began, in milliseconds since 1970. */
export interface Dated<Value> {
  readonly value: Value;
  readonly readAt: number;
}

/** Reads something, and says when. */
export const readNow = async <Value>(
  load: () => Promise<Value>,
  now: () => number,
): Promise<Dated<Value>> => {
  const readAt = now();
  return { value: await load(), readAt };
};

type Load = () => Promise<object>;

/**
 * Keeps what was read for as long as a view of it is fresh, within bounds. Who misses at the same time
 * shares one read; failures are not kept.
 */
export class ReadCache {
  readonly #now: () => number;
  #kept: LRUCache<string, Dated<object>, Load>;

  /** @param now milliseconds since 1970 */
  constructor(now: () => number) {
    this.#now = now;
    this.#kept = this.#empty();
  }

  /** A new one, so that what is under way when everything is forgotten is not kept by it. */
  #empty(): LRUCache<string, Dated<object>, Load> {
    return new LRUCache<string, Dated<object>, Load>({
      ...MOST_KEPT,
      ttl: VIEW_AGE_MS.fresh,
      ttlResolution: 0,
      perf: { now: this.#now },
      fetchMethod: (_key, _stale, { context }) => readNow(context, this.#now),
    });
  }

  async read<Value extends object>(key: string, load: () => Promise<Value>): Promise<Dated<Value>> {
    // A clock that was set back makes nothing fresh.
    const forceRefresh = (this.#kept.peek(key)?.readAt ?? -Infinity) > this.#now();
    const read = await this.#kept.fetch(key, { context: load, forceRefresh });
    if (!read) throw new Error('what is read is there');
    return read as Dated<Value>;
  }

  /** Whoever reads after this reads anew. */
  clear(): void {
    this.#kept = this.#empty();
  }
}
