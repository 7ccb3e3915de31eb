import fc from 'fast-check';
import type { Step } from './step.ts';

const FIRST_ORDER: Step = {
  ...{ do: 'place', shop: 0, buyer: 0, product: 0 },
  ...{ quantity: 2, key: null, seesPrice: false, together: false },
};

/** An order is paid and refunded, and the bank sends the money back: too long to happen by chance. */
const FAILED_REFUND: readonly Step[] = [
  FIRST_ORDER,
  { do: 'checkout', shop: 0, order: 0, key: null },
  { do: 'pay', session: 0 },
  { do: 'deliver', shop: 0, event: 0 },
  { do: 'refund', shop: 1, order: 0, restock: false, key: null, pieces: null },
  { do: 'fail-refund', refund: 0 },
  { do: 'deliver', shop: 1, event: 2 },
];

/** A checkout is open and no shop knows of it; its customer asks for one again. Rare by chance. */
const LOST_CHECKOUT: readonly Step[] = [
  FIRST_ORDER,
  { do: 'lose-answer', of: 'openCheckout' },
  { do: 'checkout', shop: 0, order: 0, key: 0 },
  { do: 'checkout', shop: 1, order: 0, key: 1 },
];

/** A restock is done, and the shop is told that somebody was faster. Rare by chance. */
const LOST_RESTOCK: readonly Step[] = [
  { do: 'lose-answer', of: 'commit' },
  { do: 'restock', shop: 0, product: 0, delta: 3, key: null },
];

/** All lines of a purchase are paid; their money is seen to line by line from then on. Rare by chance. */
const PAID_PURCHASE: readonly Step[] = [
  { ...FIRST_ORDER, together: true },
  { do: 'checkout', shop: 0, order: 0, key: null },
  { do: 'pay', session: 0 },
  { do: 'deliver', shop: 1, event: 0 },
];

/** It is withdrawn from, and declared once more by somebody who did not hear of the first. */
const WITHDRAWN_TWICE: readonly Step[] = [
  ...PAID_PURCHASE,
  { do: 'withdraw', shop: 0, order: 0, pieces: null },
  { do: 'time', minutes: 5 },
  { do: 'withdraw', shop: 1, order: 0, pieces: null },
];

/** An order of two pieces is paid, one of them is shipped, and the money of the other goes back. */
const SPLIT_ORDER: readonly Step[] = [
  FIRST_ORDER,
  { do: 'checkout', shop: 0, order: 0, key: null },
  { do: 'pay', session: 0 },
  { do: 'deliver', shop: 0, event: 0 },
  { do: 'ship', shop: 1, order: 0, pieces: 0 },
  { do: 'refund', shop: 0, order: 0, restock: true, key: null, pieces: null },
];

/** Mostly none: the whole of one, or each beginning of the longest, is the past of some history. */
export const fixedPrefixes: fc.Arbitrary<readonly Step[]> = fc.oneof(
  { weight: 6, arbitrary: fc.constant([]) },
  { weight: 1, arbitrary: fc.constant(LOST_CHECKOUT) },
  { weight: 1, arbitrary: fc.constant(LOST_RESTOCK) },
  { weight: 1, arbitrary: fc.constant(FAILED_REFUND) },
  { weight: 2, arbitrary: fc.constant(PAID_PURCHASE) },
  { weight: 1, arbitrary: fc.constant(WITHDRAWN_TWICE) },
  {
    weight: 2,
    arbitrary: fc
      .integer({ min: 4, max: SPLIT_ORDER.length })
      .map((length) => SPLIT_ORDER.slice(0, length)),
  },
  {
    weight: 1,
    arbitrary: fc
      .integer({ min: 1, max: FAILED_REFUND.length - 1 })
      .map((length) => FAILED_REFUND.slice(0, length)),
  },
);
