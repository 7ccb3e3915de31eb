import Stack from '@mui/material/Stack';
import {
  type Delivery,
  type Destination,
  MAX_QUANTITY,
  type NewOrder,
  type Product,
  type PurchaseForm,
} from '@rollwell/functions/contract';
import { type ReactNode, useMemo, useState } from 'react';
import { Form } from '../../../components/form/form.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { ReadOnlyField } from '../../../components/form/text-field.tsx';
import { OrderTerms } from '../../../entities/shop/order-terms.tsx';
import { ApiError, messageOf } from '../../../lib/api/api-error.ts';
import { lazySchema } from '../../../lib/lazy-schema.ts';
import { DeliveryFields } from '../address/address-fields.tsx';
import { ADDRESS_FIELDS } from '../address/use-address-check.tsx';
import { usePlaceOrder } from '../api/place-orders.ts';
import { texts } from '../texts.ts';
import { DuplicateOrderNote } from './duplicate-order.tsx';
import { NotForSaleNote } from './not-for-sale-note.tsx';
import { AlreadyOrdered, describeDeliveryChange, isDeliveryChanged } from './order-refusals.tsx';
import { DestinationTerms, OrderTotal } from './order-total.tsx';
import { QuantityField } from './quantity-field.tsx';
import { useAcknowledgedTotal } from './use-acknowledged-total.ts';
import { useOrderPlacement } from './use-place-order.tsx';

interface ProductOrderFormProps {
  /** As it is now: what it is based on may change while the form is open. */
  product: Product;
  gone: boolean;
  email: string;
  delivery: Delivery;
  /** Where parcels go, home first. */
  destinations: readonly [Destination, ...Destination[]];
  /** Pieces to begin with; as few as can be ordered without it. */
  quantity: number | undefined;
  onPlaced: (orderId: string) => void | Promise<void>;
  /**
   * Called when the shop refused the order because the product is not what was shown; reads the
   * product anew and says whether it can be ordered at all.
   */
  onRefused: () => Promise<boolean>;
  /** Called when delivery does not cost what was shown; reads anew what it costs. */
  onDeliveryChanged: () => Promise<unknown>;
}

const { form } = texts;

/** The order form of one product. What was typed stays whatever happens, until the order is placed. */
export function ProductOrderForm(props: ProductOrderFormProps) {
  const { product, gone, email, delivery, destinations, quantity, onPlaced } = props;
  const { _id, minOrder, available, price } = product;
  const vatKind = product.attributes?.vatKind;
  const [before] = useState(product);
  const isForSale = !gone && available >= minOrder;
  const schema = useMemo(
    // While nothing can be ordered, no quantity is the right one.
    () =>
      lazySchema(async () => {
        const { purchaseFormSchema } = await import('./schemas.ts');
        const most = isForSale ? available : MAX_QUANTITY;
        return purchaseFormSchema({ minOrder, available: most, price });
      }),
    [minOrder, available, price, isForSale],
  );
  const { mutateAsync } = usePlaceOrder();
  const { place, questions } = useOrderPlacement<NewOrder>(_id, mutateAsync);
  const acknowledgedTotal = useAcknowledgedTotal(destinations);

  const submit = async (values: PurchaseForm) => {
    try {
      const wanted = { ...values, productId: _id, price };
      // Until the next screen is there: a press would order once more.
      await onPlaced(
        await place([_id], { ...wanted, ...acknowledgedTotal([{ ...wanted, vatKind }], values) }),
      );
    } catch (error) {
      if (isDeliveryChanged(error)) await props.onDeliveryChanged();
      const isAboutProduct = error instanceof ApiError && ABOUT_PRODUCT.has(error.code);
      // The note in the button's place says it then.
      if (isAboutProduct && !(await props.onRefused())) return;
      throw error;
    }
  };
  return (
    <Form
      initialValues={{ ...delivery, quantity: quantity ?? minOrder }}
      schema={schema}
      onSubmit={submit}
      describeError={(error) => describeRefusal(error, price !== before.price)}
      draft="tab"
      together={ADDRESS_FIELDS}
    >
      <DestinationTerms destinations={destinations}>
        {(destination) => (
          <Stack spacing={1}>
            <DuplicateOrderNote productId={_id} delivery={delivery} />
            <ReadOnlyField label={form.productName} value={product.name} />
            <ReadOnlyField label={form.email} value={email} />
            <QuantityField minOrder={minOrder} available={gone ? 0 : available} />
            <DeliveryFields destination={destination} destinations={destinations} />
            {isForSale ? (
              <>
                <OrderTotal
                  product={product}
                  priceBefore={before.price}
                  destination={destination}
                />
                <OrderTerms />
                <SubmitButton sx={{ alignSelf: 'flex-start' }}>{form.submit}</SubmitButton>
              </>
            ) : (
              <NotForSaleNote
                product={gone ? undefined : product}
                wasForSale={before.available >= before.minOrder}
              />
            )}
          </Stack>
        )}
      </DestinationTerms>
      {questions}
    </Form>
  );
}

const ABOUT_PRODUCT: ReadonlySet<string> = new Set<ApiError['code']>([
  'out_of_stock',
  'price_changed',
  'not_found',
]);

const SAID_BESIDE_QUANTITY: ReadonlySet<string> = new Set<ApiError['code']>([
  'out_of_stock',
  'too_many_requests',
]);

/** What to say at the form's end; nothing where a field or the total says it already. */
function describeRefusal(error: unknown, priceShown: boolean): ReactNode {
  if (!(error instanceof ApiError)) return messageOf(error);
  if (SAID_BESIDE_QUANTITY.has(error.code) && error.fields.quantity) return null;
  if (isDeliveryChanged(error)) return describeDeliveryChange(error);
  if (error.code === 'price_changed') return priceShown ? null : form.priceChangedShort;
  if (error.code === 'not_found') return form.notSold;
  return error.code === 'idempotency_mismatch' ? <AlreadyOrdered /> : error.message;
}
