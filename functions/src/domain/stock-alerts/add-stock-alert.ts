import { randomUUID } from 'node:crypto';
import { AppError } from '../../contract/app-error.ts';
import { isInStock } from '../../contract/in-stock.ts';
import { LIMITED } from '../../contract/messages.ts';
import { MAX_STOCK_ALERTS, STOCK_ALERT_TTL_MS } from '../../contract/stock-alerts.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { getProduct } from '../products/get-product.ts';

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
