import { isInStock, isLowStock } from '../../contract/products/stock.ts';
import type { Today } from '../../contract/schemas/today.ts';
import type { Deps } from '../deps.ts';

/** What the office has to see to: counts of open work, which cost the same whatever is behind them. */
export const getToday = async ({
  openWork,
  cachedReads,
  now,
}: Pick<Deps, 'openWork' | 'cachedReads' | 'now'>): Promise<Today> => {
  const [counted, { value: products }] = await Promise.all([
    openWork.count(now()),
    cachedReads.allProducts(),
  ]);
  const lowStock = products.filter((product) => !isInStock(product) || isLowStock(product)).length;
  return { ...counted, lowStock };
};
