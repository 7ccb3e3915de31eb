import type { Ledger, ProductAccount } from '../../data/ledger.ts';
import type { OrderRecord } from '../../data/order-repository.ts';
import type { Difference } from './difference.ts';

const TRIES = 5;

/** How a product's figures break the law of the stock, if they do. */
export const stockDifference = (
  product: ProductAccount,
  orders: readonly OrderRecord[],
): Difference | undefined => {
  const held = orders.filter(({ returned }) => !returned);
  const ordered = held.reduce((sum, { quantity }) => sum + quantity, 0);
  const { available, received } = product;
  if (available + ordered === received) return undefined;
  const right = received - ordered;
  return {
    kind: 'stock_differs',
    about: `product ${product.id}`,
    shop: { name: product.name, available, received },
    other: { ordered, wouldBeAvailable: right, orders: held.map(({ _id }) => _id) },
    // More was ordered than ever received: which figure is wrong, nobody but a person can know.
    repair: right < 0 ? undefined : { kind: 'stock', product, available: right },
  };
};

/**
 * Checks a product against its orders. Every change of its stock changes the product in the same
 * commit; so when it is the same before and after its orders were read, all of it is of one moment.
 */
export const checkStock = async (
  ledger: Ledger,
  found: ProductAccount,
): Promise<Difference | undefined> => {
  let before: ProductAccount | undefined = found;
  for (let tries = 0; before && tries < TRIES; tries += 1) {
    const difference = stockDifference(before, await ledger.ordersOf(before.id));
    if (!difference) return undefined;
    const after: ProductAccount | undefined = await ledger.product(before.id);
    if (after?.version === before.version) return difference;
    before = after;
  }
  return undefined;
};
