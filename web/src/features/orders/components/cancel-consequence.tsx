import type { Order } from '@rollwell/functions/contract';
import { useFormats } from '../../../lib/formats.ts';
import { useIsSold } from '../api/is-sold.ts';
import { texts } from '../texts.ts';

/** What cancelling an order does; pieces of a product that is gone go nowhere. */
export function CancelConsequence({ order }: { order: Order }) {
  const sold = useIsSold(order.productId);
  const { pieces } = useFormats();
  const others = order.purchase && order.purchase.lines > 1 ? ` ${texts.cancelOfPurchase}` : '';
  if (sold === undefined) return `${texts.cancelDeletes}${others}`;
  const consequence = sold ? texts.cancelText(pieces(order.quantity)) : texts.cancelOfGone;
  return `${consequence}${others}`;
}
