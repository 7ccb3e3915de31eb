import { MAX_LENGTH } from '@rollwell/functions/contract';
import type { RefusedForm } from '@rollwell/functions/contract/rendered-page';
import { LABEL_ABOVE, TextField } from './text-field.tsx';

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

/** A field of a form that a browser sends by itself, with what is wrong with it below. */
export function PlainField(props: PlainFieldProps) {
  const { form, name, hint, multiline = false, value, refused, ...rest } = props;
  const error = refused?.fields[name];
  const [firstWrong] = Object.keys(refused?.fields ?? {});
  const maxLength = MAX_LENGTH[multiline ? 'message' : (rest.type ?? 'line')];
  return (
    <TextField
      {...rest}
      id={`${form}-${name}`}
      name={name}
      multiline={multiline}
      {...(multiline && { rows: 4 })}
      defaultValue={refused?.values[name] ?? value ?? ''}
      error={error !== undefined}
      helperText={error ?? hint}
      // The answer is a new page: it begins where something is to be mended, as a form of the app does.
      autoFocus={error !== undefined && name === firstWrong}
      slotProps={{ ...LABEL_ABOVE, htmlInput: { maxLength } }}
    />
  );
}

/** How a form looks that a browser sends by itself. */
export const plainForm = { display: 'grid', gap: 2, justifyItems: 'start' } as const;
