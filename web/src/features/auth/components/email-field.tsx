import { FormField } from '../../../components/form/form-field.tsx';
import { LABEL_ABOVE } from '../../../components/form/text-field.tsx';
import { texts } from '../texts.ts';

/** The address somebody signs in with, known to password managers as the user name. */
export function EmailField() {
  return (
    <FormField
      name="email"
      label={texts.fields.email}
      type="email"
      autoComplete="username"
      required
      slotProps={LABEL_ABOVE}
    />
  );
}
