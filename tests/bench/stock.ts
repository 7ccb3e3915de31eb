/**
 * `npm run bench:stock`: many buyers over HTTP want one product of a shop that runs in two processes
 * on one Firestore emulator, and then 50 products; beside each, in the same run, the same with a
 * plain transaction per order. Last, 20 buyers at a time through Hosting and the Functions emulator,
 * which is no measure of either: for correctness alone.
 *
 * BUYERS, TRIES, PIECES, PROCESSES, WARM_UPS and TIMES change the numbers. Ends with code 1 when a
 * piece too many or too few was sold, or an answer of the queue was a failure of ours.
 */
import { newCustomer } from '../support/api-accounts.ts';
import { optionsOf } from '../support/options.ts';
import { rush, type Wish } from './buyers.ts';
import {
  isExact,
  isPerfect,
  loadNow,
  show,
  showMiddle,
  summarise,
  type Measured,
} from './report.ts';
import { newProducts, setting, startShops, type Round } from './shops.ts';

const BUYERS = setting('BUYERS', 200);
const TRIES = setting('TRIES', 6000);
const PIECES = setting('PIECES', 5000);
const PROCESSES = setting('PROCESSES', 2);
const WARM_UPS = setting('WARM_UPS', 3, 0);
const TIMES = setting('TIMES', 5);
optionsOf({});
const SPREAD = 50;
const EMULATOR = { buyers: 20, tries: 120, pieces: 100, limitMs: 120_000 };
/** A transaction for each order takes minutes for what the queue does in seconds. */
const TRANSACTION = { tries: 400, pieces: 200, limitMs: 20_000, buyers: BUYERS };

interface Plan {
  /** Rushes for products of their own: what is measured is a running shop and not one that starts. */
  warmUps: Round[];
  /** How often one product is sold out. */
  times: number;
  round: Round;
}

/** Products of which each buyer wants one at a time. */
const singles = async (products: number, { pieces }: Round): Promise<Wish[]> =>
  (await newProducts(products, pieces)).map((id) => [id]);

const measure = async (kind: 'queue' | 'transaction', { warmUps, times, round }: Plan) => {
  const { sell, stop } = await startShops(kind, PROCESSES);
  for (const warmUp of warmUps) await sell(await singles(1, warmUp), warmUp);
  const hot: Measured[] = [];
  while (hot.length < times) hot.push(await sell(await singles(1, round), round));
  const spread = await sell(await singles(SPREAD, round), round);
  stop();
  return { hot, spread };
};

const throughEmulator = async (): Promise<Measured> => {
  const productIds = await newProducts(1, EMULATOR.pieces);
  const buyers = await Promise.all(Array.from({ length: 4 }, () => newCustomer()));
  const shops = [process.env.SHOP_URL ?? 'http://127.0.0.1:5000'];
  const tokens = buyers.map(({ token }) => token);
  const load = loadNow();
  const wishes = productIds.map((id): Wish => [id]);
  const answers = await rush({ shops, wishes, tokens, ...EMULATOR });
  return summarise(productIds, EMULATOR.pieces, load, answers);
};

const title = (kind: string, products: number): string =>
  `${kind}, ${products === 1 ? 'one product' : `${products} products`}`;

console.log(
  `${BUYERS} buyers, ${PROCESSES} processes, measured after ${WARM_UPS} rushes to warm up; sign-in is taken as given`,
);
const round = { tries: TRIES, pieces: PIECES, limitMs: 60_000, buyers: BUYERS };
const warmUps = Array.from({ length: WARM_UPS }, () => round);
const queue = await measure('queue', { warmUps, times: TIMES, round });
for (const hot of queue.hot) show(title('queue per product', 1), hot);
showMiddle(queue.hot);
show(title('queue per product', SPREAD), queue.spread);

const few = { tries: 40, pieces: 40, limitMs: 10_000, buyers: 4 };
const transaction = await measure('transaction', { warmUps: [few], times: 1, round: TRANSACTION });
for (const hot of transaction.hot) show(title('runTransaction per order', 1), hot);
show(title('runTransaction per order', SPREAD), transaction.spread);

const emulator = await throughEmulator();
show(`through the Functions emulator, ${EMULATOR.buyers} buyers, one product`, emulator);

const good =
  queue.hot.every(isPerfect) &&
  isExact(queue.spread) &&
  queue.spread.failed === 0 &&
  // Emulators crowd themselves: who is asked to come back was not failed.
  isExact(emulator) &&
  emulator.left === 0 &&
  emulator.failed === 0;
console.log(good ? 'exact: every piece was sold once' : 'NOT exact');
process.exit(good ? 0 : 1);
