import { VIEW_AGE_MS } from '../../contract/constants.ts';
import type { CatalogueRepository } from '../../data/products/catalogue-repository.ts';
import { Snapshot } from './snapshot.ts';

/** A snapshot, and when it was known to be true: when asking for it began, in milliseconds since 1970. */
export interface KnownCatalogue {
  snapshot: Snapshot;
  readAt: number;
}

interface Keeping {
  repository: CatalogueRepository;
  /** Milliseconds since 1970. */
  now: () => number;
}

/**
 * The one snapshot of the catalogue that a process keeps: loaded for the first who asks, and brought
 * up to date for who finds it too old, once for all who wait at the same time. Nothing happens
 * between requests.
 */
export class Catalogue {
  readonly #keeping: Keeping;
  #snapshot: Snapshot | undefined;
  /** Until when it knows all changes by Firestore's clock, and when all products were read. */
  #times = { asOf: 0, completeAt: 0 };
  #readAt = -Infinity;
  #underWay: Promise<void> | undefined;
  /** How often this process has begun to ask, at which of these what it knows was read, and from which on it is known to be true. */
  #asked = { begun: 0, known: 0, needed: 1 };

  constructor(keeping: Keeping) {
    this.#keeping = keeping;
  }

  /** This process has changed a product, or may have: who reads after that asks first. */
  changed(): void {
    this.#asked.needed = this.#asked.begun + 1;
  }

  /** @param isPresent whether changes count that were made just now, by whichever process */
  async read({ isPresent = false } = {}): Promise<KnownCatalogue> {
    const needed = isPresent ? this.#asked.begun + 1 : this.#asked.needed;
    while (this.#asked.known < needed || (!isPresent && !this.#isFresh())) await this.#ask();
    if (!this.#snapshot) throw new Error('what was asked for is there');
    return { snapshot: this.#snapshot, readAt: this.#readAt };
  }

  /** A clock that was set back makes nothing fresh. */
  #isFresh(): boolean {
    const age = this.#keeping.now() - this.#readAt;
    return age >= 0 && age < VIEW_AGE_MS.fresh;
  }

  #ask(): Promise<void> {
    this.#underWay ??= this.#renew().finally(() => {
      this.#underWay = undefined;
    });
    return this.#underWay;
  }

  async #renew(): Promise<void> {
    this.#asked.begun += 1;
    const { begun } = this.#asked;
    const readAt = this.#keeping.now();
    const { repository } = this.#keeping;
    const changes = this.#snapshot && (await repository.changedSince(this.#times));
    if (this.#snapshot && changes) {
      this.#snapshot.apply(changes);
      this.#times = changes.times;
    } else {
      const { products, times } = await repository.load();
      this.#snapshot = new Snapshot(products);
      this.#times = times;
    }
    this.#readAt = readAt;
    this.#asked.known = begun;
  }
}
