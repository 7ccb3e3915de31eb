import {
  countryName,
  deliveryDetailsSchema,
  destinationsOf,
  HOME_COUNTRY,
  type User,
} from '@rollwell/functions/contract';
import { useQuery } from '@tanstack/react-query';
import { FormField } from '../../../components/form/form-field.tsx';
import { LABEL_ABOVE, optionsOf } from '../../../components/form/text-field.tsx';
import { settingsQuery } from '../../../entities/shop/settings-queries.ts';
import { useUpdateDelivery } from '../api/profile.ts';
import { texts } from '../texts.ts';
import { ProfileForm } from './profile-form.tsx';

const { fields, delivery: words } = texts;

/** One's own delivery details to change, without a photo; saved, it goes back to the profile. */
export function DeliveryDetailsForm({ user }: { user: User }) {
  const { mutateAsync } = useUpdateDelivery(user.email);
  const initialValues = deliveryValues(user);
  return (
    <ProfileForm initialValues={initialValues} schema={deliveryDetailsSchema} save={mutateAsync}>
      <FormField
        name="displayName"
        label={fields.displayName}
        autoComplete="name"
        helperText={words.nameHint}
      />
      <FormField name="phone" label={fields.phone} type="tel" autoComplete="tel" />
      <FormField name="address" label={fields.address} autoComplete="address-line1" />
      <FormField name="postcode" label={fields.postcode} autoComplete="postal-code" />
      <FormField name="city" label={fields.city} autoComplete="address-level2" />
      <CountryField saved={initialValues.country} />
      <FormField
        name="company"
        label={fields.company}
        autoComplete="organization"
        helperText={words.companyHint}
      />
      <FormField name="vatNumber" label={fields.vatNumber} helperText={words.vatHint} />
    </ProfileForm>
  );
}

/** Where parcels go, and the country that was saved, even if none goes there any more. */
function CountryField({ saved }: { saved: string }) {
  const { data: settings } = useQuery(settingsQuery());
  const served = settings ? destinationsOf(settings).map(({ country }) => country) : [];
  return (
    <FormField name="country" label={fields.country} autoComplete="country" slotProps={LABEL_ABOVE}>
      {optionsOf([...new Set([...served, saved])], countryName)}
    </FormField>
  );
}

/** The part of a user that the form changes. */
function deliveryValues(user: User) {
  const { displayName, phone, address, postcode, city, company, vatNumber } = user;
  const country = user.country || HOME_COUNTRY;
  return { displayName, phone, address, postcode, city, country, company, vatNumber };
}
