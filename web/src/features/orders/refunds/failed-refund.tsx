import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { orderState, type Order } from '@rollwell/functions/contract';
import { useEffect, useRef } from 'react';
import { useFormats } from '../../../lib/formats.ts';
import { texts } from '../texts.ts';

const { refundFailed } = texts;

/** That a refund did not arrive and why, or what was paid out by bank instead. */
export function FailedRefund({ order }: { order: Order }) {
  const { money, calendarDay } = useFormats();
  const { refundFailure, transfer } = order;
  const recorded = useRef<HTMLDivElement>(null);
  const isRecorded = transfer !== null;
  const wasRecorded = useRef(isRecorded);
  useEffect(() => {
    // The form that had the focus is gone with what it did.
    if (isRecorded && !wasRecorded.current && document.activeElement === document.body)
      recorded.current?.focus();
    wasRecorded.current = isRecorded;
  }, [isRecorded]);
  if (transfer) {
    return (
      <Alert ref={recorded} tabIndex={-1} severity="info" variant="outlined" sx={{ mt: 2 }}>
        {refundFailed.transferred(transfer.reference, calendarDay(transfer.date))}
      </Alert>
    );
  }
  if (!refundFailure || orderState(order) !== 'refund_failed') return null;
  const { amount } = refundFailure;
  const why = refundFailed.reasons[refundFailure.why ?? ''] ?? refundFailure.why;
  return (
    <Alert severity="error" variant="outlined" sx={{ my: 2 }}>
      <AlertTitle>{refundFailed.title(money(amount))}</AlertTitle>
      <span>{refundFailed.why(why ?? refundFailed.unknown)}</span> {refundFailed.owed}
    </Alert>
  );
}
