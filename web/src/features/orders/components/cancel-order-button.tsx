import { TOAST, type Order } from '@rollwell/functions/contract';
import { RemoveButton } from '../../../components/actions/remove-button.tsx';
import { useCancelOrder } from '../api/change-orders.ts';
import { texts } from '../texts.ts';
import { CancelConsequence } from './cancel-consequence.tsx';

interface CancelOrderButtonProps {
  order: Order;
  /** The question; it names the order. */
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
