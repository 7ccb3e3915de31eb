import { readMoney } from '@rollwell/functions/contract';
import { useField } from 'formik';
import { useMemo } from 'react';
import { useFormats } from '../../lib/formats.ts';
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
 * A number in a form, as `type="text"`: with `number` browsers drop what they cannot read, and the
 * contract's `readNumber` is to read what was typed.
 */
export function NumberField({ decimals = false, slotProps, ...rest }: NumberFieldProps) {
  const typing = decimals ? withSigns : digits;
  const slots = useMemo(() => ({ ...slotProps, ...typing }), [slotProps, typing]);
  return <FormField {...rest} slotProps={slots} />;
}

interface MoneyFieldProps {
  name: string;
  label: string;
  /** Helper text while the amount cannot be read. */
  hint: string;
  /** Helper text that shows how the amount was read. */
  echo: (amount: string) => string;
  /** False for one that may stay empty. */
  required?: boolean;
}

/** A field for an amount, with a comma or a dot, that says how it was understood. */
export function MoneyField({ name, label, hint, echo, required = true }: MoneyFieldProps) {
  const [{ value }] = useField<string | number | null>(name);
  const { money } = useFormats();
  const read = readMoney(String(value ?? ''));
  return (
    <NumberField
      name={name}
      label={label}
      helperText={'amount' in read ? echo(money(read.amount)) : hint}
      decimals
      required={required}
    />
  );
}
