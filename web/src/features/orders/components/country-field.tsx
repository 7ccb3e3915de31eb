import { countryName, type Country } from '@rollwell/functions/contract';
import { useMemo } from 'react';
import { FormField } from '../../../components/form/form-field.tsx';
import { texts } from '../texts.ts';

/** The country of an address, of those to choose from. */
export function CountryField({ countries }: { countries: readonly Country[] }) {
  const options = useMemo(
    () =>
      countries.map((country) => (
        <option key={country} value={country}>
          {countryName(country)}
        </option>
      )),
    [countries],
  );
  return (
    <FormField name="country" label={texts.form.country} autoComplete="country" slotProps={chosen}>
      {options}
    </FormField>
  );
}

const chosen = { inputLabel: { shrink: true } };
