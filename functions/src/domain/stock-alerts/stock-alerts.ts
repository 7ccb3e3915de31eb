import { isInStock, MAX_STOCK_ALERTS, STOCK_ALERT_TTL_MS } from '../../contract/products/stock.ts';
import type { EndStockAlerts, StockAlert } from '../../contract/schemas/stock-alert.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { randomUUID } from 'node:crypto';
import { AppError } from '../../contract/api/app-error.ts';
import { LIMITED } from '../../contract/text/messages.ts';
import { getProduct } from '../products/products.ts';

/** What the caller waits for, the newest first. */
export const listStockAlerts = async (
  { stockAlerts }: Pick<Deps, 'stockAlerts'>,
  { uid }: Pick<Caller, 'uid'>,
): Promise<StockAlert[]> =>
  (await stockAlerts.of(uid)).map(({ productId, productName, createdAt }) => ({
    ...{ productId, productName, createdAt },
  }));

/**
 * Notes that the caller wants to hear by mail when a product can be ordered again. Gives 1, or 0 when
 * that was noted before.
 * @throws AppError `not_found`; `in_stock` for what can be ordered now; `email_unverified` where no
 *   mail may go to the caller; `too_many_requests` for more products than one may wait for.
 */
export const addStockAlert = async (
  {
    products,
    stockAlerts,
    mailPolicy,
    now,
  }: Pick<Deps, 'products' | 'stockAlerts' | 'mailPolicy' | 'now'>,
  { uid, email }: Pick<Caller, 'uid' | 'email'>,
  productId: string,
): Promise<number> => {
  const product = await getProduct({ products }, productId);
  if (isInStock(product)) throw new AppError('in_stock');
  const own = await stockAlerts.of(uid);
  if (own.some((alert) => alert.productId === productId)) return 0;
  if (own.length >= MAX_STOCK_ALERTS)
    throw new AppError('too_many_requests', { message: LIMITED.stockAlerts(MAX_STOCK_ALERTS) });
  if ((await mailPolicy.recipientOf(uid, email)).withheld) throw new AppError('email_unverified');
  const at = now();
  const key = own[0]?.key ?? randomUUID();
  const created = await stockAlerts.create(
    { uid, email, productId, productName: product.name, key },
    { createdAt: at, expireAt: at + STOCK_ALERT_TTL_MS },
  );
  return created ? 1 : 0;
};

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
