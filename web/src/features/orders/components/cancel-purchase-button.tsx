import { orderAllows, TOAST, type Order } from '@rollwell/functions/contract';
import { RemoveButton } from '../../../components/actions/remove-button.tsx';
import { useFormats } from '../../../lib/formats.ts';
import { useCancelPurchase } from '../api/change-orders.ts';
import { texts } from '../texts.ts';

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
