import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { purchaseFormSchema, type Product, type PurchaseForm } from '@rollwell/functions/contract';
import { useMemo, useState, type ReactNode } from 'react';
import { Form } from '../../../components/form.tsx';
import { sticky } from '../../../components/form-outcome.tsx';
import { FormField } from '../../../components/form-field.tsx';
import { ReadOnlyField } from '../../../components/read-only-field.tsx';
import { Link } from '../../../components/router-link.tsx';
import { SubmitButton } from '../../../components/submit-button.tsx';
import { ApiError, messageOf } from '../../../lib/api/api-error.ts';
import { paths } from '../../../lib/paths.ts';
import { useFormats } from '../../../lib/formats.ts';
import { texts } from '../texts.ts';
import { useOrderAttempt } from '../use-order-attempt.ts';
import { OrderTotal } from './order-total.tsx';

/** Where the customer had things sent before; all of it can be empty. */
export type DeliveryDefaults = Pick<PurchaseForm, 'customerName' | 'phone' | 'address' | 'city'>;

interface OrderFormProps {
  /** As it is now: what it is based on may change while the form is open. */
  product: Product;
  email: string;
  delivery: DeliveryDefaults;
  onPlaced: (orderId: string) => void;
  /** Called when the shop refused the order because the product is not what was shown. */
  onRefused: () => void;
}

const { form } = texts;

/** The order form of one product. What was typed stays whatever happens, until the order is placed. */
export function OrderForm({ product, email, delivery, onPlaced, onRefused }: OrderFormProps) {
  const { _id, minOrder, available, price } = product;
  const isSoldOut = available < minOrder;
  const { count, pieces } = useFormats();
  const [priceBefore] = useState(price);
  const schema = useMemo(
    () => purchaseFormSchema({ minOrder, available, price }),
    [minOrder, available, price],
  );
  const place = useOrderAttempt();

  const submit = async (values: PurchaseForm) => {
    try {
      onPlaced(await place({ ...values, productId: _id, price }));
    } catch (error) {
      onRefused();
      throw error;
    }
  };
  return (
    <>
      <Form
        initialValues={{ ...delivery, quantity: minOrder }}
        schema={schema}
        onSubmit={submit}
        describeError={describeRefusal}
      >
        <Stack spacing={1}>
          <ReadOnlyField label={form.productName} value={product.name} />
          <ReadOnlyField label={form.email} value={email} />
          <FormField
            name="quantity"
            label={form.quantity}
            type="number"
            required
            helperText={
              isSoldOut
                ? form.quantityTooFew(pieces(minOrder))
                : form.quantityHint(count(minOrder), pieces(available))
            }
            slotProps={{ htmlInput: { min: minOrder, step: 1, inputMode: 'numeric' } }}
          />
          <FormField name="customerName" label={form.customerName} autoComplete="name" required />
          <FormField name="phone" label={form.phone} type="tel" autoComplete="tel" required />
          <FormField name="address" label={form.address} autoComplete="street-address" required />
          <FormField name="city" label={form.city} autoComplete="address-level2" required />
          <OrderTotal price={price} priceBefore={priceBefore} />
          <div>
            <SubmitButton>{form.submit}</SubmitButton>
            <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
              {form.next}
            </Typography>
          </div>
        </Stack>
      </Form>
      {isSoldOut && (
        <Alert severity="warning" variant="outlined" role="alert" sx={sticky}>
          <AlertTitle>{form.soldOut}</AlertTitle>
          {form.soldOutHint}
        </Alert>
      )}
    </>
  );
}

function describeRefusal(error: unknown): ReactNode {
  if (!(error instanceof ApiError)) return messageOf(error);
  if (error.code === 'price_changed') return form.priceChangedShort;
  if (error.code === 'not_found') return form.notSold;
  if (error.code !== 'idempotency_mismatch') return error.message;
  return (
    <>
      {form.orderedBefore} <Link to={paths.myOrders}>{form.toMyOrders}</Link>
    </>
  );
}
