import type { Ledger, ProductAccount } from '../../data/orders/ledger.ts';
import type { Discrepancy } from './discrepancy.ts';

const TRIES = 5;

/** So many orders of a product are told by their ids: a log entry has an end, and so has patience. */
const MOST_IDS = 20;

const told = (ids: readonly string[]): string[] =>
  ids.length > MOST_IDS ? [...ids.slice(0, MOST_IDS), 'and more'] : [...ids];

/**
 * How a product's figures break the law of the stock, if they do.
 * @param ordered pieces in its orders that did not come back
 * @param ids some of those orders
 */
export const stockDiscrepancy = (
  product: ProductAccount,
  ordered: number,
  ids: readonly string[] = [],
): Discrepancy | undefined => {
  const { available, received } = product;
  if (available + ordered === received) return undefined;
  const right = received - ordered;
  return {
    kind: 'stock_mismatch',
    about: `product ${product.id}`,
    shop: { name: product.name, available, received },
    other: { ordered, wouldBeAvailable: right, orders: told(ids) },
    // More was ordered than ever received: which figure is wrong, nobody but a person can know.
    repair: right < 0 ? undefined : { kind: 'stock', product, available: right },
  };
};

/** The first ids, one more than are told where there are more. */
const firstOf = async (ids: AsyncIterable<string>): Promise<string[]> => {
  const first: string[] = [];
  for await (const id of ids) {
    first.push(id);
    if (first.length > MOST_IDS) break;
  }
  return first;
};

/**
 * Checks a product against its orders. Every change of its stock changes the product in the same
 * commit; so when it is the same before and after its orders were read, all of it is of one moment.
 */
export const checkStock = async (
  ledger: Ledger,
  found: ProductAccount,
): Promise<Discrepancy | undefined> => {
  let before: ProductAccount | undefined = found;
  for (let tries = 0; before && tries < TRIES; tries += 1) {
    const ordered = await ledger.orderedPieces(before.id);
    if (!stockDiscrepancy(before, ordered)) return undefined;
    const after: ProductAccount | undefined = await ledger.product(before.id);
    if (after?.version === before.version)
      return stockDiscrepancy(before, ordered, await firstOf(ledger.ordersOf(before.id)));
    before = after;
  }
  return undefined;
};
