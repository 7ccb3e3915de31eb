const HOUR_MS = 60 * 60 * 1000;

/**
 * What one person may have or do, so that nobody keeps the shop from the others. Generous: a
 * decorator's busiest day stays far below, and so do a hundred orders of a few people in a minute.
 */
export const PERSON_LIMITS = {
  /** Orders that are not paid. A large painter has a dozen; each keeps pieces from others. */
  openOrders: 200,
  /** Pieces in them, of all products together: more than the shop ever has of one. */
  unpaidPieces: 10_000,
  /** A customer writes one review, or a few after a delivery; a shop reads them all. */
  reviews: { atMost: 30, withinMs: HOUR_MS },
  /** A browser exchanges a sign-in once a session; several tabs and devices do it at once. */
  signIns: { atMost: 60, withinMs: 60 * 1000 },
} as const;

/**
 * How long an order is held for somebody whose earlier holds ran out: half as long for each of the
 * latest ones, because pieces that are held and never paid are lost to the others.
 */
export const HOLD_AFTER_RUN_OUT = {
  /** How far back a hold that ran out counts: a season's bad luck is forgotten. */
  countedMs: 30 * 24 * HOUR_MS,
  /** Further ones shorten nothing any more. */
  atMost: 5,
  /** Still long enough to find the card and pay. */
  shortestMs: HOUR_MS,
} as const;

/** Milliseconds for which an order is held: `usualMs` for whoever let none run out. */
export const holdAfter = (usualMs: number, ranOut: number): number =>
  Math.min(usualMs, Math.max(HOLD_AFTER_RUN_OUT.shortestMs, usualMs / 2 ** ranOut));
