import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { type Product, type RestockForm, restockFormSchema } from '@rollwell/functions/contract';
import { useId } from 'react';
import { FormField } from '../../../components/form/form-field.tsx';
import { Form } from '../../../components/form/form.tsx';
import { NumberField } from '../../../components/form/number-field.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { UnsavedGuard } from '../../../components/form/unsaved-guard.tsx';
import { keepUnits, useFormats } from '../../../lib/formats.ts';
import { texts } from '../texts.ts';
import { useRestock } from '../use-restock.ts';
import { StockDirection } from './stock-direction.tsx';

const { stock } = texts;
const untouched: Omit<RestockForm, 'pieces'> & { pieces: string } = {
  direction: 'add',
  pieces: '',
  reason: '',
};

/** Asks how many pieces come or go, and why. It is a difference, so sales meanwhile don't matter. */
export function StockDialog({ product, onClose }: { product: Product; onClose: () => void }) {
  const id = useId();
  const { pieces } = useFormats();
  const save = useRestock(product, onClose);
  return (
    <Dialog
      open
      // A press beside it is no answer: what was typed stays.
      onClose={(_event, reason) => reason === 'escapeKeyDown' && onClose()}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{keepUnits(stock.title(product.name))}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} sx={{ mb: 2 }}>
          {stock.text(pieces(product.available))}
        </DialogContentText>
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
      </DialogContent>
    </Dialog>
  );
}
