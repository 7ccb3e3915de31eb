import { AppError } from '../../contract/api/app-error.ts';
import { LIMITED } from '../../contract/text/messages.ts';
import { holdTermsAfter } from '../../contract/orders/person-limits.ts';
import type { HoldSummary } from '../../data/orders/customer-holds-repository.ts';
import type { HoldCount } from './customer-holds.ts';

/** Paying or cancelling is up to the person, so there is no better time to come back than soon. */
const HOLDS_AGAIN_AFTER_S = 60;

/** What is there of a product, and how much of it is an order at least. */
interface StockLevel {
  minOrder: number;
  available: number;
}

const refused = (message: string, fields?: Record<string, string>): AppError =>
  new AppError('too_many_requests', {
    message,
    retryAfter: HOLDS_AGAIN_AFTER_S,
    ...(fields && { fields }),
  });

/**
 * Why a person may not have so many pieces of a product on hold besides what they have, or undefined
 * when they may. `held` includes what is `wanted` at once, of which this is a part. Who has
 * nothing on hold and let no holds run out may have all there is.
 */
export const holdRefusal = (
  { openOrders, unpaidPieces, ranOut }: HoldSummary,
  wanted: Pick<HoldCount, 'orders'>,
  quantity: number,
  { minOrder, available }: StockLevel,
): AppError | undefined => {
  const terms = holdTermsAfter(ranOut);
  if (openOrders > terms.openOrders) return refused(LIMITED.openOrders(terms.openOrders));
  const isFirst = openOrders === wanted.orders;
  if (isFirst && terms.stockShare === 1) return undefined;
  if (!isFirst && unpaidPieces > terms.unpaidPieces)
    return refused(LIMITED.unpaidPieces(terms.unpaidPieces));
  const share = Math.min(Math.floor(available * terms.stockShare), terms.unpaidPieces);
  const most = Math.max(minOrder, share);
  // More than there is, is for the stock to refuse.
  if (quantity <= most || quantity > available) return undefined;
  const message = LIMITED.stockShare(most);
  return refused(message, { quantity: message });
};
