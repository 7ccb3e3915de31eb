import { TOAST, type Order } from '@rollwell/functions/contract';
import { RemoveButton } from '../../../components/remove-button.tsx';
import { ApiError } from '../../../lib/api/api-error.ts';
import { toast } from '../../../lib/toast.ts';
import { useCancelOrder } from '../api/cancel-order.ts';
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
  const cancel = async () => {
    try {
      await mutateAsync(order._id);
    } catch (error) {
      // The list is new by now and this button may be gone with its dialog: say it elsewhere too.
      if (error instanceof ApiError && error.status !== 0) toast.error(error.message);
      throw error;
    }
  };
  return (
    <RemoveButton
      label={texts.cancelNamed(order.productName)}
      button={texts.cancel}
      confirmLabel={texts.cancelConfirm}
      title={title}
      text={<CancelConsequence order={order} />}
      done={TOAST.deleted(order.productName)}
      onRemove={cancel}
    />
  );
}
