import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { orderState, trackingSchema, type Order } from '@rollwell/functions/contract';
import { FormField } from '../../../components/form-field.tsx';
import { Form } from '../../../components/form.tsx';
import { SubmitButton } from '../../../components/submit-button.tsx';
import { toast } from '../../../lib/toast.ts';
import { afterTexts } from '../after-texts.ts';
import { useSetTracking } from '../api/set-tracking.ts';

const { tracking: words } = afterTexts;

/** For the office: where the parcel of a paid or shipped order can be followed. */
export function TrackingForm({ order }: { order: Order }) {
  const { mutateAsync } = useSetTracking(order._id);
  if (!['paid', 'shipped'].includes(orderState(order))) return null;
  const { url = '', carrier = '', number = '' } = order.tracking ?? {};
  return (
    <Box component="section" aria-label={words.title} sx={{ maxWidth: 480, mt: 3 }}>
      <Typography variant="h5" component="h3" sx={{ mb: 1 }}>
        {words.title}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {words.hint}
      </Typography>
      <Form
        initialValues={{ url, carrier, number }}
        schema={trackingSchema}
        onSubmit={async (values) => {
          await mutateAsync(values);
          toast.success(words.saved);
        }}
      >
        <FormField name="url" label={words.url} helperText={words.urlHint} type="url" />
        <FormField name="carrier" label={words.carrier} />
        <FormField name="number" label={words.number} />
        <SubmitButton>{words.submit}</SubmitButton>
      </Form>
    </Box>
  );
}
