import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  type AddressChange,
  type AddressForm,
  addressFormSchema,
  addressRefusal,
  type Country,
  destinationsOf,
  type Order,
} from '@rollwell/functions/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { TextConflict } from '../../../components/actions/text-conflict.tsx';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { LoadingRows } from '../../../components/feedback/loading.tsx';
import { QueryState } from '../../../components/feedback/query-state.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { FormPlaceholder } from '../../../components/form/form-placeholder.tsx';
import { Form } from '../../../components/form/form.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { ReadOnlyField } from '../../../components/form/text-field.tsx';
import { orderQuery, useOrder } from '../../../entities/order/order-queries.ts';
import { useSignedInUser } from '../../../entities/session/use-session.ts';
import { settingsQuery } from '../../../entities/shop/settings-queries.ts';
import { ApiError, isNotFound, messageOf } from '../../../lib/api/api-error.ts';
import { homeSection, paths, pathTo } from '../../../lib/paths.ts';
import { mergedTexts, textDifferences } from '../../../lib/text-conflict.ts';
import { useSaveWithConflict } from '../../../lib/use-save-with-conflict.ts';
import { useChangeAddress } from '../api/change-orders.ts';
import { afterTexts, texts } from '../texts.ts';
import { CountryField, PostcodeField } from './address-fields.tsx';
import { ADDRESS_FIELDS, useAddressCheck } from './use-address-check.tsx';

const { address: words } = afterTexts;

/** Where somebody sends their order elsewhere, or why that is too late. */
export function ChangeAddress({ id }: { id: string }) {
  const query = useOrder(id);
  const navigate = useNavigate();
  const { uid } = useSignedInUser();
  const { error } = query;
  if (isNotFound(error)) {
    return (
      <EmptyState title={words.gone} link={{ to: paths.myOrders, label: words.toOrders }}>
        {words.goneHint}
      </EmptyState>
    );
  }
  return (
    <QueryState
      query={query}
      loading={
        <FormPlaceholder>
          <LoadingRows rows={1} height={420} />
        </FormPlaceholder>
      }
    >
      {(order) => {
        const refusal = addressRefusal(order);
        if (refusal === undefined) {
          const page = order.uid === uid ? 'myOrder' : 'managedOrder';
          const onSaved = () => void navigate(pathTo(page, id));
          return <ChangeAddressForm order={order} onSaved={onSaved} />;
        }
        if (refusal === 'order_shipped') {
          return (
            <EmptyState
              title={words.shipped}
              link={{ to: homeSection('contact'), label: words.toContact }}
            >
              {words.shippedHint}
            </EmptyState>
          );
        }
        return (
          <EmptyState
            title={words.refunded}
            link={{ to: pathTo('myOrder', id), label: words.toOrder }}
          >
            {words.refundedHint}
          </EmptyState>
        );
      }}
    </QueryState>
  );
}

const { form } = texts;

/** The address of an order as its form has it. */
const addressOf = ({ customerName, phone, address, city, delivery }: Order) => ({
  ...{ customerName, phone, address, city },
  postcode: delivery.postcode,
  country: delivery.country,
});
type Address = ReturnType<typeof addressOf>;

const typedOf = ({ customerName, phone, address, city, ...more }: AddressForm, order: Order) => ({
  ...{ customerName, phone, address, city },
  postcode: more.postcode ?? '',
  country: more.country ?? order.delivery.country,
});

/** Where an order goes instead, and with it the rest of its purchase. */
function ChangeAddressForm({ order, onSaved }: { order: Order; onSaved: () => void }) {
  const { mutateAsync } = useChangeAddress(order._id);
  const client = useQueryClient();
  const { sendMeant, question } = useAddressCheck();
  // As the form was opened with, whatever is read meanwhile.
  const [opened] = useState(() => addressOf(order));
  const others = (order.purchase?.lines ?? 1) - 1;
  const saving = useSaveWithConflict({
    send: (body: AddressChange) => sendMeant(body, order.business !== null, mutateAsync),
    readSaved: async () => addressOf(await client.fetchQuery(orderQuery(order._id))),
    differences: (yours, saved: Address) => textDifferences(opened, typedOf(yours, order), saved),
    merged: (yours, saved, fromSaved: ReadonlySet<keyof Address>): AddressChange => ({
      ...yours,
      // Each is from a form or from an order, which have a country.
      ...(mergedTexts(typedOf(yours, order), saved, fromSaved) as Address),
      was: saved,
    }),
    onSaved,
    done: words.saved,
  });
  return (
    <>
      <Form
        draft="tab"
        together={ADDRESS_FIELDS}
        initialValues={opened}
        schema={addressFormSchema}
        onSubmit={(values) => saving.save({ ...values, was: opened })}
        describeError={describeRefusal}
      >
        <Stack spacing={1} sx={{ maxWidth: 640 }}>
          <ReadOnlyField label={words.product} value={order.productName} />
          <FormField name="customerName" label={form.customerName} autoComplete="name" required />
          <FormField name="phone" label={form.phone} type="tel" autoComplete="tel" required />
          <FormField name="address" label={form.address} autoComplete="address-line1" required />
          <PostcodeHere home={order.delivery.country} />
          <FormField name="city" label={form.city} autoComplete="address-level2" required />
          <CountryHere home={order.delivery.country} />
          {others > 0 && <Typography variant="body2">{words.withOthers(others)}</Typography>}
          <SubmitButton sx={{ alignSelf: 'flex-start' }}>{words.submit}</SubmitButton>
        </Stack>
        {question}
      </Form>
      <TextConflict title={words.conflict} labels={form} saving={saving} />
    </>
  );
}

function PostcodeHere({ home }: { home: Country }) {
  const { values } = useFormikContext<{ country?: Country }>();
  return <PostcodeField country={values.country ?? home} />;
}

/** Its country, and all others where parcels go: whether one costs the same, the shop says. */
function CountryHere({ home }: { home: Country }) {
  const { data: settings } = useQuery(settingsQuery());
  const served = settings ? destinationsOf(settings).map(({ country }) => country) : [];
  return <CountryField countries={[...new Set([...served, home])]} />;
}

/** What stands beside a field is said there alone. */
const describeRefusal = (error: unknown): string | null =>
  error instanceof ApiError && 'country' in error.fields ? null : messageOf(error);
