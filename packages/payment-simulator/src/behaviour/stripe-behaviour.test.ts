/**
 * What Stripe's documentation says, each sentence with its place there and held against the
 * simulator: where the two part, the simulator is wrong.
 */
import { afterEach, beforeEach, describe, it } from 'vitest';
import { openBench, type Bench } from '../testing.fixtures.ts';
import { CHECKOUTS } from './checkouts.fixtures.ts';
import { DISPUTES } from './disputes.fixtures.ts';
import { KEYS } from './keys.fixtures.ts';
import { REFUNDS } from './refunds.fixtures.ts';

let bench: Bench;
beforeEach(async () => {
  bench = await openBench();
});
afterEach(() => {
  bench.close();
});

describe.each([
  ['idempotency keys', KEYS],
  ['checkouts', CHECKOUTS],
  ['refunds', REFUNDS],
  ['disputes', DISPUTES],
])('the simulator does as Stripe says of %s:', (_subject, rows) => {
  it.each(rows)('Stripe %s (%s)', async (_says, _source, shows) => {
    await shows(bench);
  });
});
