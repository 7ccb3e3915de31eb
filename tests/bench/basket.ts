/**
 * `npm run bench:basket`: many buyers, each with three products at once of five that everybody wants,
 * in a shop of two processes on one Firestore emulator; beside it, in the same run, as many pieces in
 * orders of one product each, and both kinds of buyers at the same time.
 *
 * BUYERS, TRIES, PIECES, PROCESSES, WARM_UPS and TIMES change the numbers. Ends with code 1 when a
 * piece too many or too few was sold, an answer was a failure of ours, or one took over 10 seconds.
 */
import { optionsOf } from '../support/options.ts';
import type { Wish } from './buyers.ts';
import { isExact, show, showMiddle, type Measured } from './report.ts';
import { newProducts, setting, startShops, type Round } from './shops.ts';

const BUYERS = setting('BUYERS', 200);
const TRIES = setting('TRIES', 2000);
const PIECES = setting('PIECES', 5000);
const PROCESSES = setting('PROCESSES', 2);
const WARM_UPS = setting('WARM_UPS', 2, 0);
const TIMES = setting('TIMES', 3);
optionsOf({});
const PRODUCTS = 5;
const LINES = 3;
/** Nobody waits longer, in milliseconds. */
const PATIENCE_MS = 10_000;

/** Three neighbours in a ring of products, from each of them; every second time named backwards. */
const baskets = (ids: readonly string[]): Wish[] =>
  ids.flatMap((id, index) => {
    const others = Array.from(
      { length: LINES - 1 },
      (_none, step) => ids[(index + step + 1) % ids.length] ?? id,
    );
    const [last = id, ...rest] = [...others].reverse();
    return [
      [id, ...others],
      [last, ...rest, id],
    ] satisfies Wish[];
  });

const singles = (ids: readonly string[]): Wish[] => ids.map((id) => [id]);

const KINDS = {
  'baskets of three': { wishes: baskets, tries: TRIES },
  'single orders': { wishes: singles, tries: TRIES * LINES },
  // A buyer goes through the wishes in turn, so that both kinds are under way all the time.
  'both at once': {
    wishes: (ids: readonly string[]) => [...baskets(ids), ...singles(ids)],
    tries: Math.round((TRIES * LINES) / 2),
  },
};

const { sell, stop } = await startShops('queue', PROCESSES);
const sellOut = async ({
  wishes,
  tries,
}: (typeof KINDS)[keyof typeof KINDS]): Promise<Measured> => {
  const round: Round = { tries, pieces: PIECES, limitMs: 60_000, buyers: BUYERS };
  return sell(wishes(await newProducts(PRODUCTS, PIECES)), round);
};

console.log(
  `${BUYERS} buyers, ${PRODUCTS} products, ${PROCESSES} processes, measured after ${WARM_UPS} rushes of each kind to warm up; sign-in is taken as given`,
);
let good = true;
for (const [title, kind] of Object.entries(KINDS)) {
  for (let warmUp = 0; warmUp < WARM_UPS; warmUp += 1) await sellOut(kind);
  const rounds: Measured[] = [];
  while (rounds.length < TIMES) rounds.push(await sellOut(kind));
  for (const round of rounds) show(title, round);
  showMiddle(rounds);
  good &&= rounds.every(
    (round) =>
      isExact(round) && round.failed === 0 && round.busy === 0 && round.slowest < PATIENCE_MS,
  );
}
stop();

console.log(
  good ? 'exact: every piece was sold once, and everybody had an answer in time' : 'NOT in order',
);
process.exit(good ? 0 : 1);
