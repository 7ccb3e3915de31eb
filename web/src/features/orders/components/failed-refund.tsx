import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { fromCents, orderState, payableOf, type Order } from '@rollwell/functions/contract';
import { useFormats } from '../../../lib/formats.ts';
import { texts } from '../texts.ts';

const { refundFailed } = texts;

/** That a refund did not arrive and why, or what was paid out by bank instead. */
export function FailedRefund({ order }: { order: Order }) {
  const { money, calendarDay } = useFormats();
  const { refundFailure, transfer } = order;
  if (transfer) {
    return (
      <Alert severity="info" variant="outlined" sx={{ mt: 2 }}>
        {refundFailed.transferred(transfer.reference, calendarDay(transfer.date))}
      </Alert>
    );
  }
  if (!refundFailure || orderState(order) !== 'refund_failed') return null;
  const { amount = fromCents(payableOf(order)) } = refundFailure;
  const why = refundFailed.reasons[refundFailure.why ?? ''] ?? refundFailure.why;
  return (
    <Alert severity="error" variant="outlined" sx={{ my: 2 }}>
      <AlertTitle>{refundFailed.title(money(amount))}</AlertTitle>
      {refundFailed.why(why ?? refundFailed.unknown)} {refundFailed.owed}
    </Alert>
  );
}
