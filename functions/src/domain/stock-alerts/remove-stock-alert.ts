import type { EndStockAlerts } from '../../contract/schemas/stock-alert.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';

type AlertDeps = Pick<Deps, 'stockAlerts'>;

/** Ends that the caller waits for a product. Gives 1, or 0 when they did not. */
export const removeStockAlert = async (
  { stockAlerts }: AlertDeps,
  { uid }: Pick<Caller, 'uid'>,
  productId: string,
): Promise<number> => ((await stockAlerts.remove(uid, productId)) ? 1 : 0);

/** Ends all that somebody waits for, whoever has the key of their mails; one that fits nothing is answered alike. */
export const endStockAlerts = async (
  { stockAlerts }: AlertDeps,
  { key }: EndStockAlerts,
): Promise<{ received: true }> => {
  await stockAlerts.removeByKey(key);
  return { received: true };
};
