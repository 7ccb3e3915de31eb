import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { addressChangeSchema, type Order } from '@rollwell/functions/contract';
import { FormField } from '../../../components/form-field.tsx';
import { Form } from '../../../components/form.tsx';
import { ReadOnlyField } from '../../../components/read-only-field.tsx';
import { SubmitButton } from '../../../components/submit-button.tsx';
import { toast } from '../../../lib/toast.ts';
import { ADDRESS_FIELDS } from '../address-fields.ts';
import { afterTexts } from '../after-texts.ts';
import { useChangeAddress } from '../api/change-address.ts';
import { texts } from '../texts.ts';

const { address: words } = afterTexts;
const { form } = texts;

interface ChangeAddressFormProps {
  order: Order;
  /** Called when it is noted. */
  onSaved: () => void;
}

/** Where an order goes instead, and with it the rest of its purchase. */
export function ChangeAddressForm({ order, onSaved }: ChangeAddressFormProps) {
  const { mutateAsync } = useChangeAddress(order._id);
  const { customerName, phone, address, city } = order;
  const postcode = order.delivery?.postcode ?? '';
  const others = (order.purchase?.lines ?? 1) - 1;
  return (
    <Form
      draft="tab"
      together={ADDRESS_FIELDS}
      initialValues={{ customerName, phone, address, city, postcode }}
      schema={addressChangeSchema}
      onSubmit={async (values) => {
        await mutateAsync(values);
        toast.success(words.saved);
        onSaved();
      }}
    >
      <Stack spacing={1} sx={{ maxWidth: 640 }}>
        <ReadOnlyField label={words.product} value={order.productName} />
        <FormField name="customerName" label={form.customerName} autoComplete="name" required />
        <FormField name="phone" label={form.phone} type="tel" autoComplete="tel" required />
        <FormField name="address" label={form.address} autoComplete="street-address" required />
        {order.delivery && (
          <FormField name="postcode" label={form.postcode} autoComplete="postal-code" />
        )}
        <FormField name="city" label={form.city} autoComplete="address-level2" required />
        {others > 0 && <Typography variant="body2">{words.withOthers(others)}</Typography>}
        <SubmitButton sx={{ alignSelf: 'flex-start' }}>{words.submit}</SubmitButton>
      </Stack>
    </Form>
  );
}
