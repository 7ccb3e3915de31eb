import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useField } from 'formik';

/** A labelled box of a `Form` that is ticked or not. `name`: of a boolean in its values. */
export function FormCheckbox({ name, label }: { name: string; label: string }) {
  const [field] = useField<boolean>({ name, type: 'checkbox' });
  return (
    <FormControlLabel
      control={<Checkbox {...field} checked={field.checked ?? false} />}
      label={label}
      sx={{ display: 'flex', mb: 2 }}
    />
  );
}
