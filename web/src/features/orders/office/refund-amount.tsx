import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type Order, partialRefundFormSchema } from '@rollwell/functions/contract';
import { useState } from 'react';
import { Form } from '../../../components/form/form.tsx';
import { FormDialog } from '../../../components/form/form-dialog.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { MoneyField } from '../../../components/form/number-field.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { UnsavedGuard } from '../../../components/form/unsaved-guard.tsx';
import { useFormats } from '../../../lib/formats.ts';
import { toast } from '../../../lib/toast.ts';
import { useRefundAmount } from '../api/office-orders.ts';
import { officeTexts } from './texts.ts';

const { payment: words } = officeTexts;

interface RefundAmountProps {
  order: Order;
  /** The most that can go back for it, decimal. */
  left: number;
}

/** Gives an amount of what was paid for a line back, with a reason; the order stays what it is. */
export function RefundAmountButton({ order, left }: RefundAmountProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        size="small"
        color="error"
        onClick={() => setAsking(true)}
        aria-label={words.refundNamed(order.productName)}
      >
        {words.refund}
      </Button>
      {asking && <RefundAmountDialog order={order} left={left} onClose={() => setAsking(false)} />}
    </>
  );
}

function RefundAmountDialog({ order, left, onClose }: RefundAmountProps & { onClose: () => void }) {
  const { money } = useFormats();
  // One for each time it is asked: trying again after a lost answer sends the money once.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const { mutateAsync } = useRefundAmount(order._id);
  return (
    <FormDialog
      title={words.dialogTitle(order.number)}
      text={words.dialogText(money(left))}
      onClose={onClose}
    >
      <Form
        initialValues={{ amount: '', reason: '' }}
        schema={partialRefundFormSchema}
        onSubmit={async (values) => {
          await mutateAsync({ ...values, idempotencyKey });
          toast.success(words.done(money(values.amount)));
          onClose();
        }}
      >
        <UnsavedGuard />
        <Stack spacing={1}>
          <MoneyField
            name="amount"
            label={words.amount}
            hint={words.amountHint}
            echo={words.echo}
          />
          <FormField name="reason" label={words.reason} helperText={words.reasonHint} required />
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
            <SubmitButton>{words.submit}</SubmitButton>
            <Button onClick={onClose} color="inherit" size="large">
              {words.leave}
            </Button>
          </Stack>
        </Stack>
      </Form>
    </FormDialog>
  );
}
