import {
  isUnderOrderTotal,
  MIN_ORDER_TOTAL,
  type Order,
  orderAllows,
  payableSum,
  TOAST,
} from '@rollwell/functions/contract';
import { useQuery } from '@tanstack/react-query';
import { RemoveButton } from '../../../components/actions/remove-button.tsx';
import { purchaseQuery } from '../../../entities/order/order-queries.ts';
import { useFormats } from '../../../lib/formats.ts';
import { useCancelOrder, useCancelPurchase } from '../api/change-orders.ts';
import { useIsSold } from '../api/orders.ts';
import { texts } from '../texts.ts';

interface CancelOrderButtonProps {
  order: Order;
  title: string;
}

/** Cancels an unpaid order after a question. */
export function CancelOrderButton({ order, title }: CancelOrderButtonProps) {
  const { mutateAsync } = useCancelOrder();
  return (
    <RemoveButton
      label={texts.cancelNamed(order.productName)}
      button={texts.cancel}
      confirmLabel={texts.cancelConfirm}
      title={title}
      text={<CancelConsequence order={order} />}
      done={TOAST.deleted(order.productName)}
      onRemove={() => mutateAsync(order._id)}
    />
  );
}

/** Cancels all lines of an unpaid purchase after a question; nothing where there is no such purchase. */
export function CancelPurchaseButton({ lines }: { lines: readonly [Order, ...Order[]] }) {
  const { mutateAsync } = useCancelPurchase();
  const { pieces } = useFormats();
  const [{ purchase, number }] = lines;
  if (!purchase || lines.length < 2 || !lines.every((line) => orderAllows(line, 'cancel')))
    return null;
  const { label, button, title } = texts.cancelPurchase;
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <RemoveButton
      label={label(number)}
      button={button}
      confirmLabel={texts.cancelConfirm}
      title={title(number, lines.length)}
      text={texts.cancelText(pieces(count))}
      done={TOAST.deleted(number)}
      onRemove={() => mutateAsync(purchase.id)}
    />
  );
}

/** What cancelling an order does; pieces of a product that is gone go nowhere. */
function CancelConsequence({ order }: { order: Order }) {
  const sold = useIsSold(order.productId);
  const { pieces } = useFormats();
  const others = useOthers(order);
  const ofSold = sold ? texts.cancelText(pieces(order.quantity)) : texts.cancelOfGone;
  const consequence = sold === undefined ? texts.cancelMoves : ofSold;
  return <span>{`${consequence}${others}`}</span>;
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
