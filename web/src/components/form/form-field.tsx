import { useField } from 'formik';
import { useCallback, useId, type FocusEvent } from 'react';
import { afterPaint } from '../../lib/after-paint.ts';
import { HELPER_TEXT_HEIGHT, TextField, type TextFieldProps } from './text-field.tsx';

export type FormFieldProps = Omit<TextFieldProps, 'name' | 'error' | 'value' | 'id' | 'sx'> & {
  name: string;
};

const FILLED = { pb: 0 };
const KEPT_FREE = { pb: HELPER_TEXT_HEIGHT };

/**
 * A labelled text field of a `Form`. Its error, or else the hint, stands below it and is read out
 * with it. Pass `multiline` for long text.
 */
export function FormField({ name, helperText, ...rest }: FormFieldProps) {
  const [field, { error, touched, initialError }] = useField<string | number | null>(name);
  const { onBlur } = field;
  // Validation on blur runs after the press is painted (INP).
  const leave = useCallback(
    (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      afterPaint(() => onBlur(event));
    },
    [onBlur],
  );
  const id = useId();
  const shownError = touched ? error : undefined;
  const text = shownError ?? helperText;
  return (
    <TextField
      {...field}
      value={field.value ?? ''}
      onBlur={leave}
      // On a page that answers a form sent without scripts.
      autoFocus={initialError !== undefined}
      {...rest}
      id={id}
      error={shownError !== undefined}
      helperText={text}
      // Room for a message, so that nothing moves when one comes.
      sx={text ? FILLED : KEPT_FREE}
    />
  );
}
