import { FormField } from '../../../components/form-field.tsx';
import { texts } from '../texts.ts';

const { form } = texts;

/** Who gets an order, and where. */
export function DeliveryFields() {
  return (
    <>
      <FormField name="customerName" label={form.customerName} autoComplete="name" required />
      <FormField name="phone" label={form.phone} type="tel" autoComplete="tel" required />
      <FormField name="address" label={form.address} autoComplete="street-address" required />
      <FormField name="city" label={form.city} autoComplete="address-level2" required />
    </>
  );
}
