import type { Standing, StandingRepository } from '../../data/standing-repository.ts';

/**
 * For how long a standing is believed, own orders counted along. Nobody is refused by an old one, so
 * it may be long enough that a rush costs next to no reads.
 */
const FRESH_MS = 10_000;
/** Nobody who is refused again and again has more reads than one in so long. */
const ANEW_MS = 250;
/** Of how many people the standings are kept. */
const MOST_PEOPLE = 10_000;

/** Orders, and pieces in them of all products together. */
export interface Held {
  orders: number;
  pieces: number;
}

interface Known {
  standing: Promise<Standing>;
  readAt: number;
  /** Placed here since it was read. */
  placed: Held;
  /** Asked for here, of which nobody knows yet whether it is placed. */
  underWay: Held;
}

const add = (held: Held, { orders, pieces }: Held, sign: 1 | -1 = 1): void => {
  held.orders += sign * orders;
  held.pieces += sign * pieces;
};

/**
 * What each buyer has on hold, for the limits per person. Nothing is written for it, so a person's
 * orders of several products never meet; one person's rush costs one read. Several processes don't
 * know of each other's latest orders: together they may let a person a little past a limit.
 */
export class Standings {
  readonly #repository: StandingRepository;
  readonly #now: () => number;
  readonly #known = new Map<string, Known>();

  /** `now` tells milliseconds since 1970. */
  constructor(repository: StandingRepository, now: () => number) {
    this.#repository = repository;
    this.#now = now;
  }

  /**
   * What a person has, with what they are about to place. `ended` has to be called for it, whatever
   * becomes of it.
   */
  withOrders(uid: string, wanted: Held): Promise<Standing> {
    const known = this.#knownFor(uid, FRESH_MS);
    add(known.underWay, wanted);
    return this.#sum(known);
  }

  /** As `withOrders`, for the same ones: read anew, before somebody is refused who may have paid. */
  withOrdersAnew(uid: string, wanted: Held): Promise<Standing> {
    const known = this.#knownFor(uid, ANEW_MS);
    // Those that they were counted with may have gone since; they may have been forgotten as well.
    if (known.underWay.orders === 0) add(known.underWay, wanted);
    return this.#sum(known);
  }

  /** What was counted by `withOrders` was placed, or was not. */
  ended(uid: string, wanted: Held, placed: boolean): void {
    const known = this.#known.get(uid);
    if (!known || known.underWay.orders < wanted.orders) return;
    add(known.underWay, wanted, -1);
    if (placed) add(known.placed, wanted);
  }

  /** Those who ask later stand behind this one, whichever answer comes first. */
  async #sum({ standing, placed, underWay }: Known): Promise<Standing> {
    const orders = placed.orders + underWay.orders;
    const pieces = placed.pieces + underWay.pieces;
    const { openOrders, unpaidPieces, placedLately, ranOut } = await standing;
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
    return this.#read(uid, known?.underWay ?? { orders: 0, pieces: 0 });
  }

  #read(uid: string, underWay: Held): Known {
    if (this.#known.size >= MOST_PEOPLE) this.#known.clear();
    const readAt = this.#now();
    const standing = this.#repository.of(uid, readAt);
    const known = { standing, readAt, placed: { orders: 0, pieces: 0 }, underWay };
    this.#known.set(uid, known);
    // Whoever asked hears of the failure; the next one reads again.
    standing.catch(() => this.#forget(uid, known));
    return known;
  }

  #forget(uid: string, known: Known): void {
    if (this.#known.get(uid) === known) this.#known.delete(uid);
  }
}
