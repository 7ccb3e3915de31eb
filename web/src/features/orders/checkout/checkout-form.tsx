import Stack from '@mui/material/Stack';
import type { Delivery, Destination, NewPurchase } from '@rollwell/functions/contract';
import type { ReactNode } from 'react';
import { StickyWarning } from '../../../components/feedback/form-alert.tsx';
import { Form } from '../../../components/form/form.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { ReadOnlyField } from '../../../components/form/text-field.tsx';
import { LinkButton } from '../../../components/navigation/router-link.tsx';
import { type OrderedLine, pricesOf } from '../../../entities/order/order-lines.ts';
import { OrderTerms } from '../../../entities/shop/order-terms.tsx';
import { ApiError, messageOf } from '../../../lib/api/api-error.ts';
import { lazySchema } from '../../../lib/lazy-schema.ts';
import { paths } from '../../../lib/paths.ts';
import { DeliveryFields } from '../address/address-fields.tsx';
import { ADDRESS_FIELDS } from '../address/use-address-check.tsx';
import { usePlacePurchase } from '../api/place-orders.ts';
import { texts } from '../texts.ts';
import { AlreadyOrdered, describeDeliveryChange, isDeliveryChanged } from './order-refusals.tsx';
import { DestinationTerms, PurchaseTotal } from './order-total.tsx';
import { useAcknowledgedTotal } from './use-acknowledged-total.ts';
import { useOrderPlacement } from './use-place-order.tsx';

interface CheckoutFormProps {
  /** What is ordered at the prices of now; undefined while some of it cannot be. */
  lines: readonly OrderedLine[] | undefined;
  email: string;
  /** True where an admin orders for the customer with that address. */
  isForCustomer?: boolean;
  delivery: Delivery;
  /** Where parcels go, home first. */
  destinations: readonly [Destination, ...Destination[]];
  onPlaced: (orderId: string) => void | Promise<void>;
  /** Gets what the shop says of each line, by its place among the lines; empty as a try begins. */
  onRefused: (messages: ReadonlyMap<number, string>) => void;
  /** Called when delivery does not cost what was shown; reads anew what it costs. */
  onDeliveryChanged: () => Promise<unknown>;
}

const { form } = texts;

const schema = lazySchema(async () => (await import('./schemas.ts')).deliverySchema);

/** The form of an order of several products. What was typed stays until the order is placed. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { lines, email, isForCustomer = false, delivery, destinations } = props;
  const { onPlaced, onRefused } = props;
  const { mutateAsync } = usePlacePurchase(isForCustomer ? email : undefined);
  const what = isForCustomer ? `basket for ${email}` : 'basket';
  const { place, questions } = useOrderPlacement<NewPurchase>(what, mutateAsync, isForCustomer);
  const acknowledgedTotal = useAcknowledgedTotal(destinations);

  const submit = async (values: Delivery) => {
    if (!lines) return;
    onRefused(new Map());
    try {
      const shown = acknowledgedTotal(pricesOf(lines), values);
      const productIds = lines.map(({ product }) => product._id);
      const wanted = { ...values, ...shown, lines: lines.map(wantedOf) };
      // Until the next screen is there: a press would order once more.
      await onPlaced(await place(productIds, wanted));
    } catch (error) {
      if (isDeliveryChanged(error)) await props.onDeliveryChanged();
      const messages = messagesOfLines(error);
      if (messages.size > 0) onRefused(messages);
      throw error;
    }
  };
  return (
    <Form
      initialValues={delivery}
      schema={schema}
      onSubmit={submit}
      describeError={describeRefusal}
      draft="tab"
      together={ADDRESS_FIELDS}
    >
      <DestinationTerms destinations={destinations}>
        {(destination) => (
          <Stack spacing={1}>
            <ReadOnlyField label={form.email} value={email} />
            <DeliveryFields destination={destination} destinations={destinations} />
            {lines ? (
              <>
                <PurchaseTotal lines={lines} destination={destination} />
                <OrderTerms />
                <SubmitButton sx={{ alignSelf: 'flex-start' }}>{form.submit}</SubmitButton>
              </>
            ) : (
              <FixLinesFirst />
            )}
          </Stack>
        )}
      </DestinationTerms>
      {questions}
    </Form>
  );
}

function FixLinesFirst() {
  return (
    <StickyWarning>
      {form.mendLines}
      <LinkButton
        to={paths.basket}
        variant="contained"
        sx={{ display: 'flex', width: 'fit-content', mt: 2 }}
      >
        {form.toBasket}
      </LinkButton>
    </StickyWarning>
  );
}

const wantedOf = ({ product, quantity }: OrderedLine) => ({
  productId: product._id,
  quantity,
  price: product.price,
});

const OF_LINE = /^lines\[(\d+)\]/;

/** What a refusal says of lines, by their place; the first thing of each. */
function messagesOfLines(error: unknown): ReadonlyMap<number, string> {
  const messages = new Map<number, string>();
  if (!(error instanceof ApiError)) return messages;
  for (const [field, message] of Object.entries(error.fields)) {
    const place = Number(OF_LINE.exec(field)?.[1] ?? Number.NaN);
    if (Number.isInteger(place) && !messages.has(place)) messages.set(place, message);
  }
  return messages;
}

/** What to say at the form's end: what is against a line stands beside it. */
function describeRefusal(error: unknown): ReactNode {
  if (messagesOfLines(error).size > 0) return form.linesRefused;
  if (isDeliveryChanged(error)) return describeDeliveryChange(error);
  if (error instanceof ApiError && error.code === 'idempotency_mismatch') return <AlreadyOrdered />;
  return messageOf(error);
}
