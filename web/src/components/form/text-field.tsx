import MuiTextField, { type OutlinedTextFieldProps } from '@mui/material/TextField';
import { memo, useId } from 'react';

export type TextFieldProps = Omit<OutlinedTextFieldProps, 'variant' | 'ref'> & { id: string };

/**
 * MUI's field, memoized: Formik renders every field at each key. With children it is a native select
 * (`theme/component-overrides.ts`).
 */
export const TextField = memo(function TextField(props: TextFieldProps) {
  return <MuiTextField select={props.children !== undefined} {...props} />;
});

/** The options of a select: some values, each with its words. */
export const optionsOf = <Value extends string | number>(
  values: readonly Value[],
  wordsOf: (value: Value) => string,
) =>
  values.map((value) => (
    <option key={value} value={value}>
      {wordsOf(value)}
    </option>
  ));

/** The options of a select by a table of values and words. */
export const optionsIn = (choices: Readonly<Record<string, string>>) =>
  optionsOf(Object.keys(choices), (value) => choices[value] ?? value);

/**
 * Slots of a field whose label is always shrunk: it may be filled before hydration, by the browser or by
 * the server.
 */
export const LABEL_ABOVE = { inputLabel: { shrink: true } } as const;

/**
 * CSS height of one line of helper text (`theme/component-overrides.ts`), which fields without one keep
 * free.
 */
export const HELPER_TEXT_HEIGHT = 'calc(1.25rem + 16px)';

/** A fact in a form that is shown like a field and cannot be changed. */
export function ReadOnlyField({ label, value }: { label: string; value: string }) {
  const id = useId();
  return (
    <TextField
      id={id}
      label={label}
      value={value}
      sx={{ pb: HELPER_TEXT_HEIGHT }}
      slotProps={{ input: { readOnly: true, sx: { bgcolor: 'action.hover' } } }}
    />
  );
}
