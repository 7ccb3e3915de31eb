import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  orderState,
  trackingSchema,
  type Order,
  type TrackingForm as Typed,
} from '@rollwell/functions/contract';
import { useFormikContext } from 'formik';
import { use, useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { ReinitializeForm } from '../../../components/form/reinitialize-form.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { Form } from '../../../components/form/form.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { UnsavedGuard } from '../../../components/form/unsaved-guard.tsx';
import { toast } from '../../../lib/toast.ts';
import { afterTexts } from '../texts.ts';
import { useSetTracking } from '../api/change-orders.ts';
import { UnsavedInputContext } from './unsaved-input.ts';

const { tracking: words } = afterTexts;

const typedOf = ({ url = '', carrier = '', number = '' }: Typed) => ({ url, carrier, number });

/** Receives the validated values instead of the form's own submit. */
type Taker = RefObject<((typed: Typed) => void) | undefined>;

/** Lets the Ship button read the validated, unsaved values of this form. */
function HandOver({ takerRef }: { takerRef: Taker }) {
  const beside = use(UnsavedInputContext);
  const { dirty, submitForm } = useFormikContext();
  const read = useEffectEvent(async () => {
    if (!dirty) return {};
    let typed: Typed | undefined;
    takerRef.current = (values) => {
      typed = values;
    };
    try {
      await submitForm();
      return typed;
    } finally {
      takerRef.current = undefined;
    }
  });
  useEffect(() => {
    return beside.onReadTracking(() => read());
  }, [beside]);
  return null;
}

/** For the office: where the parcel of a paid or shipped order can be followed. */
export function TrackingForm({ order }: { order: Order }) {
  const { mutateAsync } = useSetTracking(order._id);
  const takerRef: Taker = useRef(undefined);
  const saved = typedOf(order.tracking ?? {});
  if (!['paid', 'shipped'].includes(orderState(order))) return null;
  return (
    <Box component="section" aria-label={words.title} sx={{ maxWidth: 480, mt: 3 }}>
      <Typography variant="h5" component="h3" sx={{ mb: 1 }}>
        {words.title}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {words.hint}
      </Typography>
      <Form
        initialValues={saved}
        schema={trackingSchema}
        onSubmit={async (values, { setValues }) => {
          const take = takerRef.current;
          if (take) take(values);
          else await mutateAsync(values);
          // As it is saved, without spaces around it.
          await setValues(typedOf(values), false);
          if (!take) toast.success(words.saved);
        }}
      >
        <UnsavedGuard />
        <HandOver takerRef={takerRef} />
        <ReinitializeForm saved={saved} fromElsewhere />
        <FormField name="url" label={words.url} helperText={words.urlHint} type="url" />
        <FormField name="carrier" label={words.carrier} />
        <FormField name="number" label={words.number} />
        <SubmitButton>{words.submit}</SubmitButton>
      </Form>
    </Box>
  );
}
