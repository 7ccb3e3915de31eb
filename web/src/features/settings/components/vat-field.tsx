import {
  MAX_VAT_PERCENT,
  fromCents,
  isHundredths,
  numberIn,
  toCents,
  vatContained,
} from '@rollwell/functions/contract';
import { useFormikContext } from 'formik';
import { NumberField } from '../../../components/form/number-field.tsx';
import { useFormats } from '../../../lib/formats.ts';
import { texts } from '../texts.ts';

/** An amount by which the rate can be judged. */
const EXAMPLE = 100;

/** The rate of VAT, with what it makes of an amount. */
export function VatField() {
  const { values } = useFormikContext<{ vatPercent: number | string }>();
  const { money } = useFormats();
  const rate = numberIn(values.vatPercent) ?? Number.NaN;
  const isRate = isHundredths(rate) && rate >= 0 && rate <= MAX_VAT_PERCENT;
  const vat = isRate ? money(fromCents(vatContained(toCents(EXAMPLE), rate))) : '–';
  return (
    <NumberField
      name="vatPercent"
      label={texts.vatPercent}
      helperText={texts.vatOf(money(EXAMPLE), vat)}
      decimals
      required
    />
  );
}

/** The rate of products that say that they have it; a country may have none. */
export function ReducedVatField({ name }: { name: string }) {
  return (
    <NumberField name={name} label={texts.reducedVat} helperText={texts.reducedVatHint} decimals />
  );
}
