import { addressDoubts, type Country } from '@rollwell/functions/contract';
import { useField } from 'formik';
import { FormField } from '../../../components/form/form-field.tsx';
import { texts } from '../texts.ts';

const { form } = texts;

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
