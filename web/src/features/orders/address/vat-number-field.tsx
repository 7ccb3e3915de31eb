import { HOME_COUNTRY, type Country } from '@rollwell/functions/contract';
import { useFormikContext } from 'formik';
import { FormField } from '../../../components/form/form-field.tsx';
import { useVatLookUp } from '../api/place-orders.ts';
import { businessTexts as business } from '../texts.ts';

const hinted = { formHelperText: { role: 'status', error: false } } as const;
const refused = { formHelperText: { role: 'status', error: true } } as const;

/** The number under which a business in another country orders without VAT, and what its register says of it. */
export function VatNumberField({ country }: { country: Country }) {
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
