import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  announcedLowest,
  MOST_PAST_PRICES,
  PRICE_WINDOW_MS,
  priceChange,
  type PastPrice,
  type Reduction,
} from './price-history.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const START = Date.parse('2026-01-01T00:00:00Z');

interface Step {
  /** Milliseconds since the step before. */
  after: number;
  price: number;
}

/** What the product says after each change. */
const played = (first: number, steps: readonly Step[]): (Reduction | null)[] => {
  let state: { price: number; pastPrices: PastPrice[] } = { price: first, pastPrices: [] };
  let at = START;
  return steps.map(({ after, price }) => {
    at += after;
    const { pastPrices, reduction } = priceChange(state, price, at);
    expect(pastPrices.length).toBeLessThanOrEqual(MOST_PAST_PRICES);
    state = { price, pastPrices };
    return reduction;
  });
};

/** The same without any cleverness: every price that held for some moment of the thirty days before. */
const naive = (first: number, steps: readonly Step[]): (number | null)[] => {
  const changes = [{ at: -Infinity, price: first }];
  let at = START;
  return steps.map(({ after, price }) => {
    at += after;
    const held = changes.filter((change, index) => {
      const end = changes[index + 1]?.at ?? at;
      return end > at - PRICE_WINDOW_MS && change.at < at;
    });
    const lowest = Math.min(...held.map((change) => change.price));
    changes.push({ at, price });
    return price < lowest ? lowest : null;
  });
};

const price = fc.integer({ min: 0, max: 60 }).map((tens) => tens / 10);
const pause = fc.oneof(
  fc.integer({ min: 1, max: 40 }).map((days) => days * DAY_MS),
  fc.integer({ min: 1, max: 3 * DAY_MS }),
  fc.constantFrom(PRICE_WINDOW_MS, PRICE_WINDOW_MS - 1, PRICE_WINDOW_MS + 1),
);
const steps = (most: number) =>
  fc.array(fc.record({ after: pause, price }), { minLength: 1, maxLength: most });

describe('the lowest price of thirty days', () => {
  it('is that of a naive look through the history, in 10,000 generated ones', () => {
    fc.assert(
      fc.property(price, steps(40), (first, history) => {
        const lowest = played(first, history).map((reduction) => reduction?.lowest ?? null);
        expect(lowest).toEqual(naive(first, history));
      }),
      { numRuns: 10_000 },
    );
  });

  it('is never said to be higher than it was, however often a price goes up within the days', () => {
    const hourly = Array.from({ length: 3 * MOST_PAST_PRICES }, (_, index) => ({
      after: 60 * 60 * 1000,
      price: 10 + index / 100,
    }));
    const late = { after: 29 * DAY_MS, price: 1 };
    const history = [...hourly, late];
    const [said, known] = [played(10, history).at(-1), naive(10, history).at(-1)];
    expect(said?.lowest).toBeLessThanOrEqual(known ?? 0);
    expect(said?.lowest).toBeGreaterThan(1);
  });
});

describe('a reduction', () => {
  it('is announced against the lowest price, not against the one of the day before', () => {
    const raised = { after: 10 * DAY_MS, price: 8 };
    expect(played(7, [raised, { after: DAY_MS, price: 7.5 }]).at(-1)).toBeNull();
    expect(played(7, [raised, { after: DAY_MS, price: 6 }]).at(-1)?.lowest).toBe(7);
  });

  it('is announced for thirty days, to the millisecond', () => {
    const [reduction] = played(7, [{ after: DAY_MS, price: 6 }]);
    const until = Date.parse(reduction?.until ?? '');
    expect(until).toBe(START + DAY_MS + PRICE_WINDOW_MS);
    expect(announcedLowest({ reduction: reduction ?? undefined }, until - 1)).toBe(7);
    expect(announcedLowest({ reduction: reduction ?? undefined }, until)).toBeUndefined();
    expect(announcedLowest({})).toBeUndefined();
  });
});
