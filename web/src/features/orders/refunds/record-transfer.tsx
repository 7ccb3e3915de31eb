import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { orderAllows, shopDay, transferSchema, type Order } from '@rollwell/functions/contract';
import { useFormikContext } from 'formik';
import { use, useEffect, useEffectEvent } from 'react';
import { Form } from '../../../components/form/form.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { UnsavedGuard } from '../../../components/form/unsaved-guard.tsx';
import { toast } from '../../../lib/toast.ts';
import { useSignedInUser } from '../../../entities/session/use-session.ts';
import { useIdempotencyKey } from '../../../lib/use-idempotency-key.ts';
import { useRecordTransfer } from '../api/change-orders.ts';
import { texts } from '../texts.ts';
import { UnsavedInputContext } from '../shipping/unsaved-input.ts';

const { refundFailed } = texts;

/** Lets the refund dialog warn of a transfer that is typed and not recorded. */
function TellTyped() {
  const beside = use(UnsavedInputContext);
  const { dirty } = useFormikContext();
  const isTyped = useEffectEvent(() => dirty);
  useEffect(() => {
    return beside.onHasTransfer(() => isTyped());
  }, [beside]);
  return null;
}

/** The form for what was paid out by bank instead of a refund that did not arrive; nothing otherwise. */
export function RecordTransfer({ order }: { order: Order }) {
  const { mutateAsync } = useRecordTransfer(order._id);
  const underKey = useIdempotencyKey(`transfer ${order._id}`, useSignedInUser().uid);
  if (!orderAllows(order, 'recordTransfer')) return null;
  return (
    <Box sx={{ maxWidth: 480, mt: 3 }}>
      <Typography variant="h5" component="h3" sx={{ mb: 2 }}>
        {refundFailed.orTransfer}
      </Typography>
      <Form
        initialValues={{ reference: '', date: shopDay(new Date()) }}
        schema={transferSchema}
        onSubmit={async (values) => {
          await underKey((idempotencyKey) => mutateAsync({ ...values, idempotencyKey }));
          toast.success(refundFailed.recorded(order.productName));
        }}
      >
        <UnsavedGuard />
        <TellTyped />
        <FormField name="reference" label={refundFailed.reference} />
        <FormField name="date" label={refundFailed.date} type="date" />
        <SubmitButton>{refundFailed.record}</SubmitButton>
      </Form>
    </Box>
  );
}
