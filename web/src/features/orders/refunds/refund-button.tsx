import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import {
  numberIn,
  type Order,
  orderAllows,
  orderState,
  queryFailed,
  isolated,
  splitAmounts,
} from '@rollwell/functions/contract';
import { useQueryClient } from '@tanstack/react-query';
import { use, useId, useRef, useState } from 'react';
import { ConfirmDialog } from '../../../components/actions/confirm-dialog.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { orderQuery } from '../../../entities/order/order-queries.ts';
import { messageOf } from '../../../lib/api/api-error.ts';
import { useFormats } from '../../../lib/formats.ts';
import { toast } from '../../../lib/toast.ts';
import { useRefundOrder } from '../api/change-orders.ts';
import { useOfficeOrder } from '../api/office-orders.ts';
import { useIsSold, useRefundableOthers } from '../api/orders.ts';
import { UnsavedInputContext } from '../shipping/unsaved-input.ts';
import { refundTexts, refundTexts as refund } from './texts.ts';
import { refundSum } from './refund-sum.ts';

interface RefundButtonProps {
  order: Order;
  /** Called when the refund is recorded; the button is then about to go. */
  onRefunded: () => void;
}

/**
 * Refunds an order after a dialog, which also asks whether to restock. The dialog outlives the button: the
 * live list may show the refund before its response is here.
 */
export function RefundButton({ order, onRefunded }: RefundButtonProps) {
  const { money } = useFormats();
  const [asking, setAsking] = useState(false);
  const [restock, setRestock] = useState(false);
  const [whole, setWhole] = useState(false);
  const [typed, setTyped] = useState('');
  const beside = use(UnsavedInputContext);
  const [hasTransfer, setHasTransfer] = useState(false);
  const others = useRefundableOthers(order, asking);
  const { data: office } = useOfficeOrder(order, asking && order.refundFailure === null);
  const piecesId = useId();
  const key = useRef('');
  const client = useQueryClient();
  const { mutateAsync, isPending, error, reset } = useRefundOrder();

  const ask = () => {
    // One key for each time the question is asked: trying again after a lost answer refunds once.
    key.current = crypto.randomUUID();
    reset();
    setRestock(false);
    setWhole(false);
    setTyped(String(order.quantity));
    setHasTransfer(beside.hasTransfer());
    setAsking(true);
  };
  const wholePurchase = whole && others.length > 0;
  const quantity = wholePurchase ? order.quantity : numberIn(typed);
  const isTyped = quantity !== undefined && isPartOf(order, quantity);
  const part = isTyped && quantity < order.quantity ? { quantity, of: order.quantity } : undefined;
  const confirm = async () => {
    if (!isTyped) return;
    try {
      await mutateAsync({
        ...{ id: order._id, restock, wholePurchase, idempotencyKey: key.current },
        ...(part && { part }),
      });
    } catch {
      // Shown in the dialog, which stays open to try again.
      return;
    }
    setAsking(false);
    // The payment service need not have answered yet.
    const now = part
      ? undefined
      : await client.fetchQuery(orderQuery(order._id)).catch(() => undefined);
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
          aria-label={refund.named(label, order.productName, isolated(order.customerName))}
        >
          <span>{label}</span>
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title={refund.title(order.productName, isolated(order.customerName))}
        confirmLabel={refund.confirm}
        cancelLabel={refund.leave}
        destructive
        busy={isPending}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
        choices={
          <>
            {order.quantity > 1 && order.refundFailure === null && (
              <TextField
                id={piecesId}
                label={refund.pieces}
                value={wholePurchase ? String(order.quantity) : typed}
                onChange={(event) => setTyped(event.target.value)}
                disabled={isPending || wholePurchase}
                error={!isTyped}
                helperText={
                  isTyped ? refund.piecesOf(order.quantity) : refund.piecesWrong(order.quantity)
                }
                slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
                sx={piecesStyle}
              />
            )}
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
        <span>
          {text(
            refundSum(wholePurchase ? [order, ...others] : [partOf(order, part)], {
              money,
              office,
            }),
          )}
        </span>
        <span>{hasTransfer && ` ${refund.transferTyped}`}</span>
        {error && (
          <Box component="span" role="alert" sx={{ display: 'block', mt: 2, color: 'error.main' }}>
            {queryFailed(messageOf(error))}
          </Box>
        )}
      </ConfirmDialog>
    </>
  );
}

/** Whether so many pieces of it can be refunded. */
const isPartOf = ({ quantity: of }: Order, quantity: number): boolean =>
  Number.isInteger(quantity) && quantity >= 1 && quantity <= of;

/** The order as its refunded pieces cost; as it is without a part. */
const partOf = (order: Order, part: { quantity: number } | undefined): Order =>
  part ? { ...order, ...splitAmounts(order, part.quantity).part } : order;

/** Its hint is to be read while the field is disabled, too. */
const piecesStyle = {
  mt: 2,
  '& .MuiFormHelperText-root.Mui-disabled': { color: 'text.secondary' },
} as const;

interface RestockChoiceProps {
  order: Order;
  checked: boolean;
  disabled: boolean;
  onChange: (checked: boolean) => void;
}

/** Whether the pieces of a refunded order go back on sale, where there is something to go back to. */
function RestockChoice({ order, checked, disabled, onChange }: RestockChoiceProps) {
  const sold = useIsSold(order.productId);
  if (order.returned) return null;
  if (sold === false) {
    return <Typography sx={{ mt: 2 }}>{refundTexts.restockOfGone}</Typography>;
  }
  return (
    <FormControlLabel
      sx={{ mt: 1 }}
      disabled={disabled}
      control={<Checkbox checked={checked} onChange={(event) => onChange(event.target.checked)} />}
      label={refundTexts.restock}
    />
  );
}
