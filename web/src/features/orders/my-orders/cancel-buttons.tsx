import {
  isUnderOrderTotal,
  MAX_LENGTH,
  MIN_ORDER_TOTAL,
  type Order,
  orderAllows,
  payableSum,
  TOAST,
} from '@rollwell/functions/contract';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { RemoveButton } from '../../../components/actions/remove-button.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { useSignedInUser } from '../../../entities/session/use-session.ts';
import { purchaseQuery } from '../../../entities/order/order-queries.ts';
import { useFormats } from '../../../lib/formats.ts';
import { useCancelOrder, useCancelPurchase } from '../api/change-orders.ts';
import { useIsSold } from '../api/orders.ts';
import { texts } from '../texts.ts';

/** Cancels an unpaid order after a question. */
export function CancelOrderButton({ order, title }: { order: Order; title: string }) {
  const { mutateAsync } = useCancelOrder();
  const { reason, field } = useReason(order);
  return (
    <RemoveButton
      label={texts.cancelNamed(order.productName)}
      button={texts.cancel}
      confirmLabel={texts.cancelConfirm}
      title={title}
      text={<CancelConsequence order={order} />}
      choices={field}
      done={TOAST.deleted(order.productName)}
      onRemove={() => mutateAsync({ id: order._id, reason })}
    />
  );
}

/** Cancels all lines of an unpaid purchase after a question; nothing where there is no such purchase. */
export function CancelPurchaseButton({ lines }: { lines: readonly [Order, ...Order[]] }) {
  const { mutateAsync } = useCancelPurchase();
  const { reason, field } = useReason(lines[0]);
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
      choices={field}
      done={TOAST.deleted(number)}
      onRemove={() => mutateAsync({ id: purchase.id, reason })}
    />
  );
}

/** Why an order is cancelled, which its customer reads: the office alone is asked. */
function useReason({ uid }: Order) {
  const isOffice = useSignedInUser().uid !== uid;
  const [typed, setTyped] = useState('');
  const id = useId();
  return {
    reason: typed.trim() || undefined,
    field: isOffice && (
      <TextField
        id={id}
        label={texts.cancelReason}
        helperText={texts.cancelReasonHint}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        slotProps={{ htmlInput: { maxLength: MAX_LENGTH.line } }}
        fullWidth
        sx={{ mt: 2 }}
      />
    ),
  };
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
