import type {
  HoldSummary,
  CustomerHoldsRepository,
} from '../../data/orders/customer-holds-repository.ts';

/**
 * How long a cached summary is used, with this process's own orders added. Nobody is refused by a stale one (`refresh`),
 * so it may be long enough that a rush costs next to no reads.
 */
const FRESH_MS = 10_000;
/** Whoever is refused again and again costs at most one read in so long. */
const REFRESH_MS = 250;
/** How many people's summaries are cached. */
const MAX_PEOPLE = 10_000;

/** Orders, and pieces in them of all products together. */
export interface HoldCount {
  orders: number;
  pieces: number;
}

interface Known {
  summary: Promise<HoldSummary>;
  readAt: number;
  /** Placed here since it was read. */
  placed: HoldCount;
  /** Being placed here, with no outcome yet. */
  pending: HoldCount;
}

const add = (held: HoldCount, { orders, pieces }: HoldCount, sign: 1 | -1 = 1): void => {
  held.orders += sign * orders;
  held.pieces += sign * pieces;
};

/**
 * What each buyer has on hold, for the limits per person. Nothing is written for it, so a person's
 * orders of several products never meet; one person's rush costs one read. Several processes don't
 * know of each other's latest orders: together they may let a person a little past a limit.
 */
export class CustomerHolds {
  readonly #repository: CustomerHoldsRepository;
  readonly #now: () => number;
  readonly #known = new Map<string, Known>();

  /** `now` tells milliseconds since 1970. */
  constructor(repository: CustomerHoldsRepository, now: () => number) {
    this.#repository = repository;
    this.#now = now;
  }

  /**
   * What a person has, with what they are about to place. `finish` has to be called for it, whatever
   * the outcome.
   */
  reserve(uid: string, wanted: HoldCount): Promise<HoldSummary> {
    const known = this.#knownFor(uid, FRESH_MS);
    add(known.pending, wanted);
    return this.#sum(known);
  }

  /** As `reserve`, for the same orders, but read again: before refusing somebody who may have paid. */
  refresh(uid: string, wanted: HoldCount): Promise<HoldSummary> {
    const known = this.#knownFor(uid, REFRESH_MS);
    // Those that they were counted with may have gone since; they may have been forgotten as well.
    if (known.pending.orders === 0) add(known.pending, wanted);
    return this.#sum(known);
  }

  /** Ends what `reserve` counted: the orders were placed, or not. */
  finish(uid: string, wanted: HoldCount, placed: boolean): void {
    const known = this.#known.get(uid);
    if (!known || known.pending.orders < wanted.orders) return;
    add(known.pending, wanted, -1);
    if (placed) add(known.placed, wanted);
  }

  /** Counted before the read is awaited, so that later requests of the person include this one. */
  async #sum({ summary, placed, pending }: Known): Promise<HoldSummary> {
    const orders = placed.orders + pending.orders;
    const pieces = placed.pieces + pending.pieces;
    const { openOrders, unpaidPieces, placedLately, ranOut } = await summary;
    return {
      openOrders: openOrders + orders,
      unpaidPieces: unpaidPieces + pieces,
      placedLately: placedLately + orders,
      ranOut,
    };
  }

  #knownFor(uid: string, freshMs: number): Known {
    const known = this.#known.get(uid);
    if (known && this.#now() - known.readAt < freshMs) return known;
    return this.#read(uid, known?.pending ?? { orders: 0, pieces: 0 });
  }

  #read(uid: string, pending: HoldCount): Known {
    if (this.#known.size >= MAX_PEOPLE) this.#known.clear();
    const readAt = this.#now();
    const summary = this.#repository.of(uid, readAt);
    const known = { summary, readAt, placed: { orders: 0, pieces: 0 }, pending };
    this.#known.set(uid, known);
    // The caller gets the failure; the next one reads again.
    summary.catch(() => this.#forget(uid, known));
    return known;
  }

  #forget(uid: string, known: Known): void {
    if (this.#known.get(uid) === known) this.#known.delete(uid);
  }
}
