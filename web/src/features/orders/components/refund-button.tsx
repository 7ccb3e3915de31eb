import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { orderAllows, orderState, queryFailed, type Order } from '@rollwell/functions/contract';
import { useQueryClient } from '@tanstack/react-query';
import { use, useRef, useState } from 'react';
import { ConfirmDialog } from '../../../components/actions/confirm-dialog.tsx';
import { messageOf } from '../../../lib/api/api-error.ts';
import { useFormats } from '../../../lib/formats.ts';
import { orderQuery } from '../../../entities/order/order-queries.ts';
import { toast } from '../../../lib/toast.ts';
import { useRefundOrder } from '../api/change-orders.ts';
import { useRefundableOthers } from '../api/orders.ts';
import { refundTexts as refund } from '../texts.ts';
import { sumToRefund } from '../sum-to-refund.ts';
import { TypedBesideContext } from '../typed-beside.ts';
import { RestockChoice } from './restock-choice.tsx';

interface RefundButtonProps {
  order: Order;
  /** Called when the refund is recorded; the button is then about to go. */
  onRefunded: () => void;
}

/**
 * Gives the money of an order back after a question, which also asks what becomes of the pieces. The
 * question outlives the button: the live list may show the refund before its answer is here.
 */
export function RefundButton({ order, onRefunded }: RefundButtonProps) {
  const { money } = useFormats();
  const [asking, setAsking] = useState(false);
  const [restock, setRestock] = useState(false);
  const [whole, setWhole] = useState(false);
  const beside = use(TypedBesideContext);
  const [hasTransfer, setHasTransfer] = useState(false);
  const others = useRefundableOthers(order, asking);
  const key = useRef('');
  const client = useQueryClient();
  const { mutateAsync, isPending, error, reset } = useRefundOrder();

  const ask = () => {
    // One key for each time the question is asked: trying again after a lost answer refunds once.
    key.current = crypto.randomUUID();
    reset();
    setRestock(false);
    setWhole(false);
    setHasTransfer(beside.hasTransfer());
    setAsking(true);
  };
  const confirm = async () => {
    try {
      const wholePurchase = whole && others.length > 0;
      await mutateAsync({ id: order._id, restock, wholePurchase, idempotencyKey: key.current });
    } catch {
      // Shown in the dialog, which stays open to try again.
      return;
    }
    setAsking(false);
    // It may only be asked for yet: the payment service need not have answered.
    const now = await client.fetchQuery(orderQuery(order._id)).catch(() => undefined);
    if (now && orderState(now) === 'refunding') toast.info(refund.waits(order.productName));
    else toast.success(refund.done(order.productName));
    onRefunded();
  };
  const label = order.refundFailure === null ? refund.button : refund.again;
  const text = order.refundFailure === null ? refund.text : refund.textAgain;
  return (
    <>
      {orderAllows(order, 'askRefund') && (
        <Button
          size="small"
          color="error"
          onClick={ask}
          aria-label={refund.named(label, order.productName, order.customerName)}
        >
          {label}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title={refund.title(order.productName, order.customerName)}
        confirmLabel={refund.confirm}
        cancelLabel={refund.leave}
        destructive
        busy={isPending}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
        choices={
          <>
            {others.length > 0 && (
              <FormControlLabel
                sx={{ mt: 1 }}
                disabled={isPending}
                control={<Checkbox checked={whole} onChange={(_event, on) => setWhole(on)} />}
                label={refund.whole(others.map(({ productName }) => productName))}
              />
            )}
            <RestockChoice
              order={order}
              checked={restock}
              disabled={isPending}
              onChange={setRestock}
            />
          </>
        }
      >
        {text(sumToRefund(whole ? [order, ...others] : [order], money))}
        {hasTransfer && ` ${refund.transferTyped}`}
        {error && (
          <Box component="span" role="alert" sx={{ display: 'block', mt: 2, color: 'error.main' }}>
            {queryFailed(messageOf(error))}
          </Box>
        )}
      </ConfirmDialog>
    </>
  );
}
