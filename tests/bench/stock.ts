/**
 * `npm run bench:stock`: many buyers over HTTP want one product of a shop that runs in two processes
 * on one Firestore emulator; beside it, in the same run, the same with a plain transaction per order.
 * BUYERS, TRIES, PIECES and PROCESSES change the numbers. Ends with code 1 when a piece too many or
 * too few was sold, or an answer was a failure of ours.
 */
import { db } from '../support/api-admin.ts';
import { newProduct } from '../support/api-orders.ts';
import { startScript } from '../support/api-processes.ts';
import { rush, type Try } from './buyers.ts';

const setting = (name: string, otherwise: number): number => Number(process.env[name] ?? otherwise);
const BUYERS = setting('BUYERS', 200);
const TRIES = setting('TRIES', 6000);
const PIECES = setting('PIECES', 5000);
const PROCESSES = setting('PROCESSES', 2);
/** A transaction for each order takes minutes for what the queue does in seconds. */
const TRANSACTION = { tries: 400, pieces: 200, limitMs: 30_000 };

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

const count = (results: readonly Try[], wanted: (status: number) => boolean): number =>
  results.filter(({ status }) => wanted(status)).length;

const measure = async (
  kind: 'queue' | 'transaction',
  { tries, pieces, limitMs }: typeof TRANSACTION,
) => {
  const shops = await Promise.all(
    Array.from({ length: PROCESSES }, () =>
      startScript('../bench/shop-under-load.ts', [kind], 'ignore'),
    ),
  );
  const urls = shops.map(({ line }) => `http://127.0.0.1:${line}`);
  // A first short rush, so that what is measured is a running shop and not one that starts.
  const warmUp = await newProduct({ minOrder: 1, available: 2500 });
  const warmTries = kind === 'queue' ? 3000 : 40;
  const warm = { productId: warmUp, tries: warmTries, limitMs: 10_000 };
  await rush({ shops: urls, buyers: kind === 'queue' ? BUYERS : 4, ...warm });

  const productId = await newProduct({ minOrder: 1, available: pieces });
  const { results, seconds } = await rush({
    shops: urls,
    productId,
    buyers: BUYERS,
    tries,
    limitMs,
  });
  for (const { child } of shops) child.kill('SIGTERM');

  const product = await db.doc(`products/${productId}`).get();
  const orders = await db.collection('orders').where('productId', '==', productId).count().get();
  const placed = results.filter(({ status }) => status === 201);
  const times = results.map(({ ms }) => ms).sort((one, other) => one - other);
  return {
    tries: results.length,
    sold: placed.length,
    orders: orders.data().count,
    left: product.get('available') as number,
    pieces,
    refused: count(results, (status) => status === 409),
    busy: count(results, (status) => status === 429),
    failed: count(results, (status) => status === 0 || status >= 500),
    perSecond: placed.length / seconds,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    seconds,
  };
};

type Measured = Awaited<ReturnType<typeof measure>>;

const show = (title: string, measured: Measured): void => {
  const { tries, sold, orders, left, refused, busy, failed } = measured;
  console.log(`${title}: ${tries} tries in ${measured.seconds.toFixed(1)} s`);
  console.log(
    `  ${measured.perSecond.toFixed(0)} orders/s, p50 ${measured.p50.toFixed(0)} ms, p99 ${measured.p99.toFixed(0)} ms`,
  );
  console.log(
    `  sold ${sold} of ${measured.pieces} (${orders} orders, ${left} left), refused ${refused}, busy ${busy}, failed ${failed}`,
  );
};

/** Every piece is in an order or still there, and every order was answered with 201. */
const isExact = ({ sold, orders, left, pieces }: Measured): boolean =>
  sold === orders && sold + left === pieces;

console.log(`${BUYERS} buyers, ${PROCESSES} processes; sign-in is taken as given`);
const queue = await measure('queue', { tries: TRIES, pieces: PIECES, limitMs: 120_000 });
show('queue per product', queue);
const transaction = await measure('transaction', TRANSACTION);
show('runTransaction per order', transaction);

const allSold = queue.sold === Math.min(PIECES, TRIES);
const good = allSold && isExact(queue) && queue.failed === 0 && queue.busy === 0;
console.log(good ? 'exact: every piece was sold once' : 'NOT exact');
process.exit(good ? 0 : 1);
