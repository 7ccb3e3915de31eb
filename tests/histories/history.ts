import fc from 'fast-check';
import { fixedPrefixes } from './fixed-prefixes.ts';
import { VERDICTS, type Verdict } from './protocol.ts';
import type { Step } from './step.ts';
import { FAULT_KINDS, FAULTY_CALLS } from './gateway-fault.ts';

/** At each moment: which of the things that could happen next happens, and how it ends. */
export interface Choice {
  pick: number;
  verdict: Verdict;
}

export interface History {
  products: { available: number; minOrder: number; price: number }[];
  /** What happened before, one after the other and without any fault but those it names. */
  fixedPrefixes: readonly Step[];
  steps: Step[];
  choices: Choice[];
  /** At the end the holds run out before the news has arrived of who paid in time. */
  releasesFirst: boolean;
}

const shop = fc.nat(1);
const small = fc.nat(9);
const key = fc.option(fc.nat(1), { freq: 2 });
/** Of some lines a part alone. */
const pieces = fc.option(fc.nat(3), { freq: 1 });

const PLACE: fc.Arbitrary<Step> = fc.record({
  do: fc.constant('place' as const),
  shop,
  buyer: fc.nat(1),
  product: fc.nat(1),
  quantity: fc.integer({ min: 1, max: 4 }),
  key,
  seesPrice: fc.boolean(),
  together: fc.oneof({ weight: 2, arbitrary: fc.constant(false) }, fc.boolean()),
});
const CHECKOUT: fc.Arbitrary<Step> = fc.record({
  do: fc.constant('checkout' as const),
  shop,
  order: small,
  key,
});

const STEPS: [weight: number, arbitrary: fc.Arbitrary<Step>][] = [
  [8, PLACE],
  [
    4,
    fc.record({
      do: fc.constant('cancel' as const),
      shop,
      order: small,
      byAdmin: fc.boolean(),
      together: fc.boolean(),
    }),
  ],
  [2, fc.record({ do: fc.constant('ship' as const), shop, order: small, pieces })],
  [1, fc.record({ do: fc.constant('undo-ship' as const), shop, order: small })],
  [1, fc.record({ do: fc.constant('send-shipped-mails' as const), shop })],
  [5, CHECKOUT],
  [
    3,
    fc.record({
      do: fc.constant('edit' as const),
      shop,
      product: fc.nat(1),
      add: fc.integer({ min: -2, max: 6 }),
    }),
  ],
  [
    3,
    fc.record({
      do: fc.constant('restock' as const),
      shop,
      product: fc.nat(1),
      delta: fc.integer({ min: -3, max: 5 }).filter((delta) => delta !== 0),
      key,
    }),
  ],
  [2, fc.record({ do: fc.constant('release' as const), shop })],
  [1, fc.record({ do: fc.constant('finish-refunds' as const), shop })],
  [
    4,
    fc.record({
      do: fc.constant('refund' as const),
      shop,
      order: small,
      restock: fc.boolean(),
      key,
      pieces,
    }),
  ],
  [2, fc.record({ do: fc.constant('transfer' as const), shop, order: small })],
  [2, fc.record({ do: fc.constant('withdraw' as const), shop, order: small, pieces })],
  [6, fc.record({ do: fc.constant('deliver' as const), shop, event: small })],
  [3, fc.record({ do: fc.constant('time' as const), minutes: fc.constantFrom(5, 40, 61) })],
  [5, fc.record({ do: fc.constant('pay' as const), session: small })],
  [3, fc.record({ do: fc.constantFrom('decline' as const, 'run-out' as const), session: small })],
  [3, fc.record({ do: fc.constant('stray' as const), order: small, together: fc.boolean() })],
  [1, fc.record({ do: fc.constant('foreign' as const), order: small, together: fc.boolean() })],
  [1, fc.record({ do: fc.constant('dashboard-refund' as const), session: small })],
  [3, fc.record({ do: fc.constant('fail-refund' as const), refund: small })],
  [
    3,
    fc.record({
      do: fc.constant('trouble' as const),
      call: fc.constantFrom(...FAULTY_CALLS),
      kind: fc.constantFrom(...FAULT_KINDS),
    }),
  ],
];

/** Two in the office see to the first order's money at the same time. */
const SEEN_TO_TWICE: readonly Step[] = [
  { do: 'refund', shop: 0, order: 0, restock: false, key: null, pieces: null },
  { do: 'transfer', shop: 1, order: 0 },
];

const opening: fc.Arbitrary<readonly Step[]> = fc.oneof(
  { weight: 5, arbitrary: fc.constant([]) },
  { weight: 1, arbitrary: fc.constant(SEEN_TO_TWICE) },
);

const step: fc.Arbitrary<Step> = fc.oneof(
  ...STEPS.map(([weight, arbitrary]) => ({ weight, arbitrary })),
);

const faults = VERDICTS.filter((verdict) => verdict !== 'go');
const choice = (faulty: number): fc.Arbitrary<Choice> =>
  fc.record({
    pick: small,
    verdict: fc.oneof(
      { weight: 100 - faulty, arbitrary: fc.constant<Verdict>('go') },
      { weight: faulty, arbitrary: fc.constantFrom(...faults) },
    ),
  });

const CHOICES = { minLength: 40, maxLength: 40, size: 'max' } as const;

/** Small histories, some of them without any fault: what needs few events to go wrong is found so. */
export const histories: fc.Arbitrary<History> = fc.record({
  products: fc.array(
    fc.record({
      available: fc.integer({ min: 2, max: 8 }),
      minOrder: fc.integer({ min: 1, max: 2 }),
      price: fc.integer({ min: 100, max: 999 }).map((cents) => cents / 100),
    }),
    { minLength: 1, maxLength: 2 },
  ),
  fixedPrefixes,
  // Without orders and checkouts there is little that could go wrong.
  steps: fc
    .tuple(
      opening,
      fc.array(PLACE, { minLength: 1, maxLength: 2 }),
      fc.array(CHECKOUT, { maxLength: 2 }),
      fc.array(step, { minLength: 6, maxLength: 12, size: 'max' }),
    )
    .map((parts) => parts.flat()),
  choices: fc.oneof(
    { weight: 1, arbitrary: fc.array(choice(0), CHOICES) },
    { weight: 3, arbitrary: fc.array(choice(12), CHOICES) },
  ),
  releasesFirst: fc.boolean(),
});
