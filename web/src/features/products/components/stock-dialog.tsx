import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import {
  type Product,
  type RestockForm,
  restockFormSchema,
  TOAST,
} from '@rollwell/functions/contract';
import { useField } from 'formik';
import { useState } from 'react';
import { FormDialog } from '../../../components/form/form-dialog.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { Form } from '../../../components/form/form.tsx';
import { NumberField } from '../../../components/form/number-field.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { UnsavedGuard } from '../../../components/form/unsaved-guard.tsx';
import { ApiError } from '../../../lib/api/api-error.ts';
import { useFormats } from '../../../lib/formats.ts';
import { toast } from '../../../lib/toast.ts';
import { useRestockProduct } from '../api/products.ts';
import { texts } from '../texts.ts';

const { stock } = texts;
const untouched: Omit<RestockForm, 'pieces'> & { pieces: string } = {
  direction: 'add',
  pieces: '',
  reason: '',
};

/** Asks how many pieces come or go, and why. It is a difference, so sales meanwhile don't matter. */
function StockDialog({ product, onClose }: { product: Product; onClose: () => void }) {
  const { pieces } = useFormats();
  const save = useRestock(product, onClose);
  return (
    <FormDialog
      title={stock.title(product.name)}
      text={stock.text(pieces(product.available))}
      onClose={onClose}
    >
      <Form initialValues={untouched} schema={restockFormSchema} onSubmit={save}>
        <UnsavedGuard />
        <Stack spacing={1}>
          <StockDirection />
          <NumberField name="pieces" label={stock.pieces} required />
          <FormField name="reason" label={stock.reason} helperText={stock.reasonHint} required />
          <Stack direction="row" spacing={2}>
            <SubmitButton>{stock.save}</SubmitButton>
            <Button onClick={onClose} color="inherit" size="large">
              {texts.form.cancel}
            </Button>
          </Stack>
        </Stack>
      </Form>
    </FormDialog>
  );
}

/** Whether pieces come or go. */
function StockDirection() {
  const [field] = useField<string>('direction');
  return (
    <RadioGroup row aria-label={texts.stock.direction} {...field}>
      <FormControlLabel value="add" control={<Radio />} label={texts.stock.add} />
      <FormControlLabel value="take" control={<Radio />} label={texts.stock.take} />
    </RadioGroup>
  );
}

/** The call names its figure `delta`; the form calls it `pieces`. */
function besideTheField(error: unknown): unknown {
  if (!(error instanceof ApiError) || !error.fields.delta) return error;
  const { code, message, fields, status } = error;
  return new ApiError(code, message, { status, fields: { pieces: fields.delta ?? message } });
}

/**
 * Changes the stock of a product by so many pieces. Every try of one dialog carries the same
 * idempotency key, so that trying again after a lost answer changes it once.
 */
function useRestock(product: Product, onSaved: () => void) {
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const { mutateAsync } = useRestockProduct(product._id);
  return async ({ direction, pieces, reason }: RestockForm): Promise<void> => {
    const delta = direction === 'take' ? -pieces : pieces;
    try {
      await mutateAsync({ delta, reason, idempotencyKey });
    } catch (error) {
      throw besideTheField(error);
    }
    toast.success(TOAST.updated);
    onSaved();
  };
}

/** Opens the dialog that adds pieces to a product's stock or takes some away. */
export function StockButton({ product }: { product: Product }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        color="secondary"
        aria-label={texts.stock.named(product.name)}
        onClick={() => setOpen(true)}
      >
        {texts.stock.button}
      </Button>
      {open && <StockDialog product={product} onClose={() => setOpen(false)} />}
    </>
  );
}
