import type { StockAlert } from '../../contract/schemas/stock-alert.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';

/** What the caller waits for, the newest first. */
export const listStockAlerts = async (
  { stockAlerts }: Pick<Deps, 'stockAlerts'>,
  { uid }: Pick<Caller, 'uid'>,
): Promise<StockAlert[]> =>
  (await stockAlerts.of(uid)).map(({ productId, productName, createdAt }) => ({
    ...{ productId, productName, createdAt },
  }));
