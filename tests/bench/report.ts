import { loadavg } from 'node:os';
import { db } from '../support/api-admin.ts';
import type { Try } from './buyers.ts';
import { middle } from './middle.ts';

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

const piecesOf = (results: readonly Try[]): number =>
  results.reduce((sum, { pieces }) => sum + pieces, 0);

const count = (results: readonly Try[], wanted: (status: number) => boolean): number =>
  results.filter(({ status }) => wanted(status)).length;

/** What came of a rush, and what stands in the database afterwards. */
export interface Measured {
  tries: number;
  /** Pieces that the tries asked for. */
  wanted: number;
  pieces: number;
  sold: number;
  orders: number;
  left: number;
  refused: number;
  busy: number;
  failed: number;
  perSecond: number;
  p50: number;
  p99: number;
  slowest: number;
  seconds: number;
  /** The machine's load before it. */
  load: number;
}

/** The machine's load of the last minute. */
export const loadNow = (): number => loadavg()[0] ?? 0;

/** Counts what was answered and what the database says of these products. */
export const summarise = async (
  productIds: readonly string[],
  pieces: number,
  load: number,
  { results, seconds }: { results: Try[]; seconds: number },
): Promise<Measured> => {
  const stock = await Promise.all(
    productIds.map(async (id) => {
      const product = await db.doc(`products/${id}`).get();
      const orders = await db.collection('orders').where('productId', '==', id).count().get();
      return { left: product.get('available') as number, orders: orders.data().count };
    }),
  );
  const sold = piecesOf(results.filter(({ status }) => status === 201));
  const times = results.map(({ ms }) => ms).sort((one, other) => one - other);
  return {
    tries: results.length,
    wanted: piecesOf(results),
    pieces,
    sold,
    orders: stock.reduce((sum, { orders }) => sum + orders, 0),
    left: stock.reduce((sum, { left }) => sum + left, 0),
    refused: count(results, (status) => status === 409),
    busy: count(results, (status) => status === 429),
    failed: count(
      results,
      (status) => status === 0 || (status >= 400 && status !== 409 && status !== 429),
    ),
    perSecond: sold / seconds,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    slowest: times.at(-1) ?? 0,
    seconds,
    load,
  };
};

const ms = (value: number): string => `${value.toFixed(0)} ms`;

export const show = (title: string, measured: Measured): void => {
  const { tries, pieces, sold, orders, left, refused, busy, failed } = measured;
  const { perSecond, p50, p99, slowest, seconds, load } = measured;
  console.log(
    `${title}: ${tries} tries in ${seconds.toFixed(1)} s (load before: ${load.toFixed(1)})`,
  );
  console.log(
    `  ${perSecond.toFixed(0)} pieces/s, p50 ${ms(p50)}, p99 ${ms(p99)}, slowest ${ms(slowest)}`,
  );
  console.log(
    `  sold ${sold} of ${pieces} (${orders} orders, ${left} left), refused ${refused}, busy ${busy}, failed ${failed}`,
  );
};

/** One slow moment decides the slowest hundredth of a short rush, so several are taken together. */
export const showMiddle = (rounds: readonly Measured[]): void => {
  const perSecond = middle(rounds.map((round) => round.perSecond)).toFixed(0);
  const slow = rounds.map(({ p99 }) => p99);
  const [least, most] = [Math.min(...slow), Math.max(...slow)];
  console.log(
    `  in the middle of these ${rounds.length}: ${perSecond} pieces/s, p99 ${ms(middle(slow))} (${ms(least)} to ${ms(most)})`,
  );
};

/** Every piece is in an order of its own or still there, and all of them were answered with 201. */
export const isExact = ({ sold, orders, left, pieces }: Measured): boolean =>
  sold === orders && sold + left === pieces;

/** Everything was sold, once, and nobody was sent away without a reason of the shop's. */
export const isPerfect = (measured: Measured): boolean => {
  const { sold, pieces, wanted, failed, busy } = measured;
  return isExact(measured) && sold === Math.min(pieces, wanted) && failed === 0 && busy === 0;
};
