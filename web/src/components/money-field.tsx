import { readMoney } from '@rollwell/functions/contract';
import { useField } from 'formik';
import { useFormats } from '../lib/formats.ts';
import { FormField } from './form-field.tsx';

interface MoneyFieldProps {
  name: string;
  label: string;
  /** What stands below while nothing that can be read is typed. */
  hint: string;
  /** What stands below an amount that can be read, which it shows as the shop writes it. */
  echo: (amount: string) => string;
  /** False for one that may stay empty. */
  required?: boolean;
}

const decimal = { htmlInput: { inputMode: 'decimal', autoComplete: 'off' } } as const;

/** A field for an amount, with a comma or a dot, that says how it was understood. */
export function MoneyField({ name, label, hint, echo, required = true }: MoneyFieldProps) {
  const [{ value }] = useField<string | number | null>(name);
  const { money } = useFormats();
  const read = readMoney(String(value ?? ''));
  return (
    <FormField
      name={name}
      label={label}
      helperText={'amount' in read ? echo(money(read.amount)) : hint}
      slotProps={decimal}
      required={required}
    />
  );
}
