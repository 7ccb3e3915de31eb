import FormControl, { type FormControlProps } from '@mui/material/FormControl';
import FormHelperText, { type FormHelperTextProps } from '@mui/material/FormHelperText';
import InputLabel, { type InputLabelProps } from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { memo, type ReactNode, useId } from 'react';

/** What goes to the input; all else to the element around label, input and helper text. */
type InputProps = Pick<
  OutlinedInputProps,
  | (
      | 'autoComplete'
      | 'autoFocus'
      | 'defaultValue'
      | 'inputRef'
      | 'maxRows'
      | 'minRows'
      | 'multiline'
      | 'name'
    )
  | ('onBlur' | 'onChange' | 'onFocus' | 'placeholder' | 'type' | 'value')
>;

export interface TextFieldProps
  extends InputProps, Omit<FormControlProps, keyof InputProps | 'children' | 'ref' | 'variant'> {
  id: string;
  label?: ReactNode;
  helperText?: ReactNode;
  /** The options of a native select. */
  children?: ReactNode;
  slotProps?: {
    input?: Partial<OutlinedInputProps>;
    htmlInput?: NonNullable<OutlinedInputProps['inputProps']>;
    inputLabel?: InputLabelProps;
    formHelperText?: FormHelperTextProps;
  };
}

/**
 * A field of the parts that MUI's `TextField` is made of, without the menu that it brings along and that no
 * field here opens. Memoized: Formik renders every field at each key.
 */
export const TextField = memo(function TextField({
  id,
  label,
  helperText,
  children,
  slotProps = {},
  autoComplete,
  autoFocus,
  defaultValue,
  inputRef,
  maxRows,
  minRows,
  multiline,
  name,
  onBlur,
  onChange,
  onFocus,
  placeholder,
  type,
  value,
  ...control
}: TextFieldProps) {
  const { inputLabel, formHelperText } = slotProps;
  const helperId = `${id}-helper-text`;
  const input = (
    <OutlinedInput
      {...{ id, label, name, type, value, defaultValue, placeholder, autoComplete, autoFocus }}
      {...{ multiline, maxRows, minRows, inputRef, onBlur, onChange, onFocus }}
      aria-describedby={helperText ? helperId : undefined}
      inputProps={slotProps.htmlInput}
      {...(inputLabel?.shrink !== undefined && { notched: inputLabel.shrink })}
      {...slotProps.input}
    />
  );
  return (
    <FormControl fullWidth {...control}>
      {label && (
        <InputLabel id={`${id}-label`} htmlFor={id} {...inputLabel}>
          {label}
        </InputLabel>
      )}
      {children === undefined ? input : <NativeSelect input={input}>{children}</NativeSelect>}
      {helperText && (
        <FormHelperText id={helperId} {...formHelperText}>
          {helperText}
        </FormHelperText>
      )}
    </FormControl>
  );
});

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
