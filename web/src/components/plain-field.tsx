import { fieldFrame } from './field-frame.ts';
import Typography from '@mui/material/Typography';
import { MAX_LENGTH } from '@rollwell/functions/contract';
import type { RefusedForm } from '@rollwell/functions/contract/rendered-page';

interface PlainFieldProps {
  /** Begins the ids of the form's fields. */
  form: string;
  name: string;
  label: string;
  hint?: string;
  type?: 'email';
  autoComplete?: 'email' | 'name' | 'off';
  required?: boolean;
  /** A field of several lines. */
  multiline?: boolean;
  /** What stands in it to begin with. */
  value?: string | undefined;
  /** What was typed and what is wrong with it, on the page that answers. */
  refused?: RefusedForm | undefined;
}

/** The ring of the focus reaches 5 px below the field. */
const CLEAR_OF_RING = { mt: 0.75 };

/** A field that a browser sends by itself, with its label above it and what is wrong with it below. */
export function PlainField(props: PlainFieldProps) {
  const { form, name, label, hint, required = false, multiline, value, refused, ...rest } = props;
  const error = refused?.fields[name];
  const id = `${form}-${name}`;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const [firstWrong] = Object.keys(refused?.fields ?? {});
  const field = {
    id,
    name,
    required,
    defaultValue: refused?.values[name] ?? value,
    // The answer is a new page: it begins where something is to be mended, as a form of the app does.
    ...(error && { 'aria-invalid': true, autoFocus: name === firstWrong }),
    ...(describedBy && { 'aria-describedby': describedBy }),
  };
  return (
    <div>
      <label htmlFor={id}>
        {label}
        {required && ' *'}
      </label>
      {multiline ? (
        <textarea {...field} rows={4} maxLength={MAX_LENGTH.message} />
      ) : (
        <input {...field} {...rest} maxLength={MAX_LENGTH[rest.type ?? 'line']} />
      )}
      {hint && (
        <Typography id={`${id}-hint`} variant="body2" color="textSecondary" sx={CLEAR_OF_RING}>
          {hint}
        </Typography>
      )}
      {error && (
        <Typography id={`${id}-error`} variant="body2" color="error" sx={CLEAR_OF_RING}>
          {error}
        </Typography>
      )}
    </div>
  );
}

/** How a form looks that a browser sends by itself. */
export const plainForm = {
  display: 'grid',
  gap: 2,
  justifyItems: 'start',
  '& > div': { width: '100%' },
  '& input:not([type=hidden]), & textarea': {
    ...fieldFrame,
    display: 'block',
    mt: 0.5,
    p: 1.5,
  },
  '& input[aria-invalid], & textarea[aria-invalid]': { borderColor: 'error.main' },
} as const;
