import type { Standing, StandingRepository } from '../../data/standing-repository.ts';

/** For how long a standing is believed, own orders counted along; a cancellation shows after it. */
const FRESH_MS = 2_000;
/** Nobody who is refused again and again has more reads than one in so long. */
const ANEW_MS = 250;
/** Of how many people the standings are kept. */
const MOST_PEOPLE = 10_000;

interface Known {
  standing: Promise<Standing>;
  readAt: number;
  /** Orders placed here since, and those under way, which the database may not have yet. */
  orders: number;
  pieces: number;
}

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

  /** What a person has, with an order of so many pieces that they are about to place. */
  async withOrder(uid: string, pieces: number): Promise<Standing> {
    const known = this.#fresh(uid) ?? this.#read(uid);
    known.orders += 1;
    known.pieces += pieces;
    // Those who ask later stand behind this one, whichever answer comes first.
    const { orders: ownOrders, pieces: ownPieces } = known;
    const { openOrders, unpaidPieces, ranOut } = await known.standing;
    return { openOrders: openOrders + ownOrders, unpaidPieces: unpaidPieces + ownPieces, ranOut };
  }

  /** An order that was counted by `withOrder` was not placed after all. */
  withoutOrder(uid: string, pieces: number): void {
    const known = this.#known.get(uid);
    if (!known || known.orders === 0) return;
    known.orders -= 1;
    known.pieces -= pieces;
  }

  /** As `withOrder`, read anew: before somebody is refused who may have paid or cancelled just now. */
  withOrderAnew(uid: string, pieces: number): Promise<Standing> {
    this.withoutOrder(uid, pieces);
    const known = this.#known.get(uid);
    if (known && this.#now() - known.readAt >= ANEW_MS) this.#known.delete(uid);
    return this.withOrder(uid, pieces);
  }

  #fresh(uid: string): Known | undefined {
    const known = this.#known.get(uid);
    return known && this.#now() - known.readAt < FRESH_MS ? known : undefined;
  }

  #read(uid: string): Known {
    if (this.#known.size >= MOST_PEOPLE) this.#known.clear();
    const readAt = this.#now();
    const standing = this.#repository.of(uid, readAt);
    const known = { standing, readAt, orders: 0, pieces: 0 };
    this.#known.set(uid, known);
    // Whoever asked hears of the failure; the next one reads again.
    standing.catch(() => this.#known.delete(uid));
    return known;
  }
}
