import MuiTextField, { type OutlinedTextFieldProps } from '@mui/material/TextField';
import { memo, useId } from 'react';

export type TextFieldProps = Omit<OutlinedTextFieldProps, 'variant' | 'ref'> & { id: string };

/**
 * MUI's field; with options it is a choice, the browser's own (`theme/component-overrides.ts`). A form
 * tells all its fields of each key: one that stays as it was is not drawn anew.
 */
export const TextField = memo(function TextField(props: TextFieldProps) {
  return <MuiTextField select={props.children !== undefined} {...props} />;
});

/**
 * Slots of a field whose label always stands above it: where a browser, or the server, fills it in before
 * any code is there to move a label out of the way.
 */
export const LABEL_ABOVE = { inputLabel: { shrink: true } } as const;

/**
 * What a field keeps free below its frame for the line of a message, in CSS: the theme gives a helper
 * text of one line the same height, so that every gap of a form is alike.
 */
export const HELPER_TEXT_HEIGHT = 'calc(1.25rem + 16px)';

interface ReadOnlyFieldProps {
  label: string;
  value: string;
}

/** A fact in a form that is shown like a field and cannot be changed. */
export function ReadOnlyField({ label, value }: ReadOnlyFieldProps) {
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
