import { useMemo } from 'react';
import { FormField, type FormFieldProps } from './form-field.tsx';

interface NumberFieldProps extends Omit<FormFieldProps, 'type' | 'multiline' | 'autoComplete'> {
  /** Whether it may have decimals, for which a phone's keyboard then has a sign. */
  decimals?: boolean;
}

const typedWith = (inputMode: 'decimal' | 'numeric') =>
  ({ htmlInput: { inputMode, autoComplete: 'off' } }) as const;
const digits = typedWith('numeric');
const withSigns = typedWith('decimal');

/**
 * The field of a form for a number. To the browser it is a text: of a number each browser drops other
 * signs before anybody sees them, and what was typed is for the contract's `readNumber` to read.
 */
export function NumberField({ decimals = false, slotProps, ...rest }: NumberFieldProps) {
  const typing = decimals ? withSigns : digits;
  const slots = useMemo(() => ({ ...slotProps, ...typing }), [slotProps, typing]);
  return <FormField {...rest} slotProps={slots} />;
}
