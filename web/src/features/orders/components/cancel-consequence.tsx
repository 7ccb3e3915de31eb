import type { Order } from '@rollwell/functions/contract';
import { useFormats } from '../../../lib/formats.ts';
import { useIsSold } from '../api/is-sold.ts';
import { texts } from '../texts.ts';

/** What cancelling an order does; pieces of a product that is gone go nowhere. */
export function CancelConsequence({ order }: { order: Order }) {
  const sold = useIsSold(order.productId);
  const { pieces } = useFormats();
  if (sold === undefined) return texts.cancelDeletes;
  return sold ? texts.cancelText(pieces(order.quantity)) : texts.cancelOfGone;
}
