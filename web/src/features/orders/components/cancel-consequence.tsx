import {
  isUnderOrderTotal,
  MIN_ORDER_TOTAL,
  orderAllows,
  payableSum,
  type Order,
} from '@rollwell/functions/contract';
import { useQuery } from '@tanstack/react-query';
import { useFormats } from '../../../lib/formats.ts';
import { purchaseQuery } from '../../../entities/order/order-queries.ts';
import { useIsSold } from '../api/orders.ts';
import { texts } from '../texts.ts';

/** What cancelling an order does; pieces of a product that is gone go nowhere. */
export function CancelConsequence({ order }: { order: Order }) {
  const sold = useIsSold(order.productId);
  const { pieces } = useFormats();
  const others = useOthers(order);
  if (sold === undefined) return `${texts.cancelDeletes}${others}`;
  const consequence = sold ? texts.cancelText(pieces(order.quantity)) : texts.cancelOfGone;
  return `${consequence}${others}`;
}

/** What becomes of what was ordered with it: too little to be paid is cancelled as well. */
function useOthers({ _id, purchase }: Order): string {
  const { money } = useFormats();
  const isOfSeveral = purchase !== null && purchase.lines > 1;
  const { data } = useQuery({ ...purchaseQuery(purchase?.id ?? ''), enabled: isOfSeveral });
  if (!isOfSeveral) return '';
  const least = money(MIN_ORDER_TOTAL);
  if (!data) return ` ${texts.cancelOfPurchaseMaybe(least)}`;
  const left = data.filter((line) => line._id !== _id && orderAllows(line, 'cancel'));
  if (!isUnderOrderTotal(payableSum(left))) return ` ${texts.cancelOfPurchase}`;
  const names = left.map(({ productName }) => productName);
  return ` ${texts.cancelWithOthers(names, least)}`;
}
