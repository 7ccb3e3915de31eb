import FormControl, { type FormControlProps } from '@mui/material/FormControl';
import FormHelperText, { type FormHelperTextProps } from '@mui/material/FormHelperText';
import InputLabel, { type InputLabelProps } from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { memo, type ReactNode } from 'react';

type OfControl = 'disabled' | 'error' | 'required' | 'size' | 'sx';
type OfInput =
  | 'autoComplete'
  | 'autoFocus'
  | 'defaultValue'
  | 'inputRef'
  | 'multiline'
  | 'name'
  | 'onBlur'
  | 'onChange'
  | 'placeholder'
  | 'type'
  | 'value';

export interface TextFieldProps
  extends Pick<FormControlProps, OfControl>, Pick<OutlinedInputProps, OfInput> {
  id: string;
  label: string;
  /** Of a field for long text, how high it is at least, in lines. */
  minRows?: number;
  helperText?: ReactNode;
  slotProps?: {
    input?: Partial<OutlinedInputProps>;
    htmlInput?: OutlinedInputProps['inputProps'];
    inputLabel?: InputLabelProps;
    formHelperText?: FormHelperTextProps;
  };
  /** The options of a choice; then it is the browser's own. */
  children?: ReactNode;
}

/**
 * A field for long text, as high as it says and as what stands in it needs: in a browser that knows
 * `field-sizing` it grows by itself, in another by its corner. MUI's own measures a second field for
 * that at each key, with 1.5 KB of script.
 */
const longText = (
  rows = 1,
  htmlInput?: OutlinedInputProps['inputProps'],
): Partial<OutlinedInputProps> => ({
  multiline: true,
  inputComponent: 'textarea',
  rows,
  inputProps: {
    ...htmlInput,
    type: undefined,
    style: { fieldSizing: 'content', minHeight: `${rows}lh`, resize: 'vertical' },
  },
});

/**
 * A labelled field with a line below it. MUI's own of this name brings two other looks and a select
 * with a menu, a focus trap and an overlay, 14 KB of script that the site uses nowhere. A form tells
 * all its fields of each key; one that stays as it was is not drawn anew.
 */
export const TextField = memo(function TextField({
  children,
  helperText,
  label,
  slotProps = {},
  ...rest
}: TextFieldProps) {
  const { id, disabled = false, error = false, required = false, size, sx, ...more } = rest;
  const { multiline = false, minRows, ...input } = more;
  const { shrink } = slotProps.inputLabel ?? {};
  const helperTextId = helperText ? `${id}-helper-text` : undefined;
  const field = (
    <OutlinedInput
      {...input}
      id={id}
      label={label}
      fullWidth
      {...(shrink !== undefined && { notched: shrink })}
      aria-describedby={helperTextId}
      inputProps={slotProps.htmlInput}
      {...(multiline && longText(minRows, slotProps.htmlInput))}
      {...slotProps.input}
    />
  );
  return (
    <FormControl fullWidth {...{ disabled, error, required, size, sx }}>
      <InputLabel htmlFor={id} id={`${id}-label`} {...slotProps.inputLabel}>
        {label}
      </InputLabel>
      {children ? <NativeSelect input={field}>{children}</NativeSelect> : field}
      {helperText && (
        <FormHelperText id={helperTextId} {...slotProps.formHelperText}>
          {helperText}
        </FormHelperText>
      )}
    </FormControl>
  );
});
