const DAY_MS = 24 * 60 * 60 * 1000;

/** How far back the lowest price is looked for, and how long a reduction is announced (art. 6a(2) of Directive 98/6/EC). */
export const PRICE_WINDOW_MS = 30 * DAY_MS;

/** The most former prices that are kept of a product; of more, the two oldest count as the lower one. */
export const MOST_PAST_PRICES = 50;

/** A former price of a product (decimal), and until when it held, in milliseconds since 1970. */
export interface PastPrice {
  price: number;
  until: number;
}

/** A price that was lowered: the lowest one of the thirty days before (decimal), and until when that is said (ISO 8601). */
export interface Reduction {
  lowest: number;
  until: string;
}

/** What a change of a product's price leaves behind. */
export interface PriceChange {
  pastPrices: PastPrice[];
  /** Null where the new price is no lower than the lowest of the thirty days before. */
  reduction: Reduction | null;
}

/**
 * Former prices that can still be the lowest of some window: one that a later one undercuts never
 * is again. So they grow from the oldest to the newest.
 */
const withoutUndercut = (prices: readonly PastPrice[]): PastPrice[] =>
  prices.filter(({ price }, index) =>
    prices.slice(index + 1).every((later) => later.price > price),
  );

/** Where there are too many, the oldest counts for longer: then we claim less of a reduction than we might. */
const bounded = (prices: readonly PastPrice[]): PastPrice[] => {
  const [oldest, next, ...rest] = prices;
  if (prices.length <= MOST_PAST_PRICES || !oldest || !next) return [...prices];
  return bounded([{ price: oldest.price, until: next.until }, ...rest]);
};

/**
 * What is kept when a price changes, and whether that is a reduction to be announced: against the
 * lowest price of the thirty days before, and against no other.
 *
 * @param before the price that held until now, and the former ones
 * @param price the new one
 * @param at milliseconds since 1970
 */
export function priceChange(
  before: { price: number; pastPrices: readonly PastPrice[] },
  price: number,
  at: number,
): PriceChange {
  const inWindow = before.pastPrices.filter(({ until }) => until > at - PRICE_WINDOW_MS);
  const held = [...inWindow, { price: before.price, until: at }];
  const lowest = Math.min(...held.map((past) => past.price));
  const until = new Date(at + PRICE_WINDOW_MS).toISOString();
  return {
    pastPrices: bounded(withoutUndercut(held)),
    reduction: price < lowest ? { lowest, until } : null,
  };
}

/** The lowest price of the thirty days before a reduction that is announced at a moment; undefined without one. */
export const announcedLowest = (
  { reduction }: { reduction?: Reduction | undefined },
  at: number = Date.now(),
): number | undefined =>
  reduction && at < Date.parse(reduction.until) ? reduction.lowest : undefined;
