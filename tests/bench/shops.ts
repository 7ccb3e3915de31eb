import { newProduct } from '../support/api-orders.ts';
import { startScript } from '../support/api-processes.ts';
import { readCount, refuse } from '../support/options.ts';
import { rush, type Wish } from './buyers.ts';
import { loadNow, summarise, type Measured } from './report.ts';

/** A number that the environment may change; with one that is none the command ends. */
export const setting = (name: string, otherwise: number, least = 1): number => {
  try {
    return readCount(name, process.env[name] ?? String(otherwise), least);
  } catch (error) {
    return refuse((error as Error).message);
  }
};

export interface Round {
  tries: number;
  /** Of all products together. */
  pieces: number;
  limitMs: number;
  buyers: number;
}

/** So many products that share the pieces. */
export const newProducts = (count: number, pieces: number): Promise<string[]> =>
  Promise.all(
    Array.from({ length: count }, () => newProduct({ minOrder: 1, available: pieces / count })),
  );

/** The shop in several processes on one database, with its own inventory or a plain transaction per order. */
export const startShops = async (kind: 'queue' | 'transaction', processes: number) => {
  const shops = await Promise.all(
    Array.from({ length: processes }, () =>
      startScript('../bench/shop-under-load.ts', [kind], { stderr: 'ignore' }),
    ),
  );
  const urls = shops.map(({ line }) => `http://127.0.0.1:${line}`);
  /** Buyers who want these products, each wish in its turn. */
  const sell = async (wishes: readonly Wish[], { pieces, ...round }: Round): Promise<Measured> => {
    const load = loadNow();
    const answers = await rush({ shops: urls, wishes, ...round });
    return summarise([...new Set(wishes.flat())], pieces, load, answers);
  };
  const stop = () => {
    for (const { child } of shops) child.kill('SIGTERM');
  };
  return { sell, stop };
};
