import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { orderState, transferSchema, type Order } from '@rollwell/functions/contract';
import { Form } from '../../../components/form.tsx';
import { FormField } from '../../../components/form-field.tsx';
import { SubmitButton } from '../../../components/submit-button.tsx';
import { useFormats } from '../../../lib/formats.ts';
import { toast } from '../../../lib/toast.ts';
import { useRecordTransfer } from '../api/record-transfer.ts';
import { texts } from '../texts.ts';

const { refundFailed } = texts;

/** That a refund did not arrive and why, with the way to record what was paid out by bank instead. */
export function FailedRefund({ order }: { order: Order }) {
  const { money } = useFormats();
  const { refundFailure, transfer } = order;
  if (transfer) {
    return (
      <Alert severity="info" variant="outlined" sx={{ mt: 2 }}>
        {refundFailed.transferred(transfer.reference, transfer.date)}
      </Alert>
    );
  }
  if (!refundFailure || orderState(order) !== 'refund_failed') return null;
  const why = refundFailed.reasons[refundFailure.why ?? ''] ?? refundFailure.why;
  return (
    <Box sx={{ mt: 2 }}>
      <Alert severity="error" variant="outlined">
        <AlertTitle>{refundFailed.title(money(order.totalPrice))}</AlertTitle>
        {refundFailed.why(why ?? refundFailed.unknown)} {refundFailed.owed}
      </Alert>
      <TransferForm order={order} />
    </Box>
  );
}

function TransferForm({ order }: { order: Order }) {
  const { mutateAsync } = useRecordTransfer(order._id);
  return (
    <Box sx={{ maxWidth: 480, mt: 2 }}>
      <Form
        initialValues={{ reference: '', date: new Date().toISOString().slice(0, 10) }}
        schema={transferSchema}
        onSubmit={async (values) => {
          await mutateAsync(values);
          toast.success(refundFailed.recorded(order.productName));
        }}
      >
        <FormField name="reference" label={refundFailed.reference} />
        <FormField name="date" label={refundFailed.date} type="date" />
        <SubmitButton>{refundFailed.record}</SubmitButton>
      </Form>
    </Box>
  );
}
