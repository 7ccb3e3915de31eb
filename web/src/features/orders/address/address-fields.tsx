import Box from '@mui/material/Box';
import {
  addressDoubts,
  type Country,
  countryName,
  type Destination,
  HOME_COUNTRY,
} from '@rollwell/functions/contract';
import { useField, useFormikContext } from 'formik';
import { useMemo } from 'react';
import { FormField } from '../../../components/form/form-field.tsx';
import { LABEL_ABOVE, optionsOf } from '../../../components/form/text-field.tsx';
import { useVatLookUp } from '../api/place-orders.ts';
import { businessTexts as business, texts } from '../texts.ts';

const { form } = texts;

interface DeliveryFieldsProps {
  destination: Destination;
  destinations: readonly Destination[];
}

/** Who gets an order, and where. */
export function DeliveryFields({ destination, destinations }: DeliveryFieldsProps) {
  const { values } = useFormikContext<{ vatNumber?: string }>();
  const countries = useMemo(() => destinations.map(({ country }) => country), [destinations]);
  return (
    <>
      <FormField name="customerName" label={form.customerName} autoComplete="name" required />
      <FormField
        name="phone"
        label={form.phone}
        type="tel"
        autoComplete="tel"
        helperText={form.phoneFor}
        required
      />
      <FormField name="address" label={form.address} autoComplete="address-line1" required />
      <Box sx={town}>
        <PostcodeField country={destination.country} />
        <FormField name="city" label={form.city} autoComplete="address-level2" required />
      </Box>
      <CountryField countries={countries} />
      {(destination.country !== HOME_COUNTRY || values.vatNumber) && (
        <VatNumberField country={destination.country} />
      )}
    </>
  );
}

const town = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  '& > *': { flex: '2 1 8rem' },
  '& > :last-child': { flexGrow: 3 },
} as const;

/** The country of an address, of those to choose from. */
export function CountryField({ countries }: { countries: readonly Country[] }) {
  const options = useMemo(() => optionsOf(countries, countryName), [countries]);
  return (
    <FormField name="country" label={form.country} autoComplete="country" slotProps={LABEL_ABOVE}>
      {options}
    </FormField>
  );
}

/** The postcode: asked for, and asked about where its country has none like it. */
export function PostcodeField({ country }: { country: Country }) {
  const [{ value }, { touched }] = useField<string | undefined>('postcode');
  const postcode = (value ?? '').trim();
  const doubts = addressDoubts({ address: '', city: '', postcode, country }, false);
  const doubt = postcode === '' ? form.postcodeMissing : doubts.postcode;
  return (
    <FormField
      name="postcode"
      label={form.postcode}
      autoComplete="postal-code"
      helperText={touched ? doubt : undefined}
    />
  );
}

const hinted = { formHelperText: { role: 'status', error: false } } as const;
const refused = { formHelperText: { role: 'status', error: true } } as const;

/** The number under which a business in another country orders without VAT, and what its register says of it. */
function VatNumberField({ country }: { country: Country }) {
  const { values } = useFormikContext<{ vatNumber?: string }>();
  const { vatNumber = '' } = values;
  const lookUp = useVatLookUp(vatNumber, country);

  const { vatNumber: refusal } = lookUp?.error?.fields ?? {};
  const said = () => {
    if (country === HOME_COUNTRY) return business.atHome;
    if (!lookUp) return business.hint;
    if (lookUp.data) return business.confirmed(lookUp.data.name);
    if (lookUp.error) return refusal ?? lookUp.error.message;
    return business.checking;
  };
  return (
    <FormField
      name="vatNumber"
      label={business.label}
      helperText={said()}
      slotProps={refusal === undefined ? hinted : refused}
    />
  );
}
