import { readMoney } from '@rollwell/functions/contract';
import { useField } from 'formik';
import { useFormats } from '../lib/formats.ts';
import { NumberField } from './number-field.tsx';

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
