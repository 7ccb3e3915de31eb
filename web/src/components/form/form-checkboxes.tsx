import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useField } from 'formik';
import { useId } from 'react';

interface FormChoicesProps {
  name: string;
  label: string;
  /** Each value that can be chosen, with its words. */
  choices: Readonly<Record<string, string>>;
}

/** A labelled group of boxes of a `Form`, of which any number can be ticked. */
export function FormChoices({ name, label, choices }: FormChoicesProps) {
  const [field, { error, touched }] = useField<readonly string[]>(name);
  const id = useId();
  const shownError = touched ? error : undefined;
  return (
    <Box component="fieldset" aria-describedby={shownError && id} sx={group}>
      <Box component="legend" sx={{ p: 0, mb: 0.5, color: 'text.secondary' }}>
        {label}
      </Box>
      <Box sx={columns}>
        {Object.entries(choices).map(([value, words]) => (
          <FormControlLabel
            key={value}
            control={<Checkbox {...field} value={value} checked={field.value.includes(value)} />}
            label={words}
          />
        ))}
      </Box>
      {shownError && (
        <FormHelperText id={id} error>
          {shownError}
        </FormHelperText>
      )}
    </Box>
  );
}

const group = { border: 0, m: 0, mb: 3, p: 0, minWidth: 0 } as const;

const columns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 190px), 1fr))',
};

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
