import {
  MAX_VAT_PERCENT,
  fromCents,
  readDecimalComma,
  toCents,
  vatContained,
} from '@rollwell/functions/contract';
import { useFormikContext } from 'formik';
import { FormField } from '../../../components/form-field.tsx';
import { useFormats } from '../../../lib/formats.ts';
import { texts } from '../texts.ts';

/** An amount by which the rate can be judged. */
const EXAMPLE = 100;

const decimal = { htmlInput: { inputMode: 'decimal', autoComplete: 'off' } } as const;

/** The rate of VAT, with what it makes of an amount. */
export function VatField() {
  const { values } = useFormikContext<{ vatPercent: number | string }>();
  const { money } = useFormats();
  const rate = readDecimalComma(values.vatPercent) ?? Number(values.vatPercent);
  const isRate = values.vatPercent !== '' && rate >= 0 && rate <= MAX_VAT_PERCENT;
  const vat = isRate ? money(fromCents(vatContained(toCents(EXAMPLE), rate))) : '–';
  return (
    <FormField
      name="vatPercent"
      label={texts.vatPercent}
      helperText={texts.vatOf(money(EXAMPLE), vat)}
      slotProps={decimal}
      required
    />
  );
}

/** The rate of products that say that they have it; a country may have none. */
export function ReducedVatField({ name }: { name: string }) {
  return (
    <FormField
      name={name}
      label={texts.reducedVat}
      helperText={texts.reducedVatHint}
      slotProps={decimal}
    />
  );
}
