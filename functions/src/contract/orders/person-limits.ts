import { UPLOAD_LIMIT } from '../constants.ts';

const HOUR_MS = 60 * 60 * 1000;

/**
 * How often one person may do something, so that nobody keeps the shop from the others. Generous: a
 * decorator's busiest day stays far below.
 */
export const PERSON_LIMITS = {
  /** A customer writes one review, or a few after a delivery; a shop reads them all. */
  reviews: { atMost: 30, withinMs: HOUR_MS },
  /** A browser exchanges a sign-in once a session; several tabs and devices do it at once. */
  signIns: { atMost: 60, withinMs: 60 * 1000 },
  /** As many pictures as one address may send, wherever the person sends them from. */
  uploads: { atMost: UPLOAD_LIMIT.requests, withinMs: UPLOAD_LIMIT.windowMs },
  /**
   * Mails about orders received; what follows from money is told without a limit. The busiest buyer
   * gets one for each order, and a mailbox that somebody wants to flood stays usable.
   */
  orderMails: { atMost: 60, withinMs: HOUR_MS },
  /** Each sends an order elsewhere, and a mail that says so. */
  addressChanges: { atMost: 20, withinMs: HOUR_MS },
  /** Numbers that a register is asked for: whoever tries more reads other people's names. */
  vatNumbers: { atMost: 20, withinMs: HOUR_MS },
  /**
   * Receipts of withdrawals to one address: who withdraws from all their orders of a month gets them.
   * Those that fit an order and those that fit none have so many each, so that no stranger uses up an
   * address's own.
   */
  withdrawalMails: { atMost: 20, withinMs: HOUR_MS },
} as const;

/** What the shop keeps for one person who has not paid yet. */
export interface HoldTerms {
  /** How long an order is held, as a share of the usual time. */
  timeShare: number;
  /** Orders that are not paid. */
  openOrders: number;
  /** Pieces in them, of all products together. */
  unpaidPieces: number;
  /** How much of what is there of a product one order may take; the product's minimum in any case. */
  stockShare: number;
}

/**
 * The terms by how many holds of a person ran out lately: pieces that are held and never paid are
 * lost to the others. The last row is for whoever let even more run out.
 */
export const HOLD_TERMS: readonly [HoldTerms, ...HoldTerms[]] = [
  // A hundred orders of a few people within seconds pass, and so does all there is of a product.
  { timeShare: 1, openOrders: 200, unpaidPieces: 10_000, stockShare: 1 },
  // Once is bad luck: it costs time alone.
  { timeShare: 1 / 2, openOrders: 200, unpaidPieces: 10_000, stockShare: 1 },
  // Twice may be, too. A painter's week is not much bothered; a second warehouse of ours is.
  { timeShare: 1 / 4, openOrders: 20, unpaidPieces: 1_000, stockShare: 1 / 2 },
  { timeShare: 1 / 8, openOrders: 5, unpaidPieces: 250, stockShare: 1 / 5 },
  // Enough to order something, and to pay for it, within the hour.
  { timeShare: 1 / 16, openOrders: 2, unpaidPieces: 100, stockShare: 1 / 10 },
];

/** How holds that ran out are counted, and what they cannot shorten any further. */
export const RUN_OUT = {
  /** How far back one counts: a season's bad luck is forgotten. */
  countedMs: 30 * 24 * HOUR_MS,
  /** So many cancellations count as one: to order and cancel in turn keeps pieces from others, too. */
  cancellations: 20,
  /** Still long enough to find the card and pay. */
  shortestMs: HOUR_MS,
} as const;

/** The terms for a person of whose holds so many ran out. */
export const holdTermsAfter = (ranOut: number): HoldTerms =>
  HOLD_TERMS[ranOut] ?? HOLD_TERMS.at(-1) ?? HOLD_TERMS[0];

/** Milliseconds for which an order is held; never longer than usual. */
export const holdMsOf = ({ timeShare }: HoldTerms, usualMs: number): number =>
  Math.min(usualMs, Math.max(RUN_OUT.shortestMs, usualMs * timeShare));
