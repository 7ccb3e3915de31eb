import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import { numberIn, type PurchaseForm } from '@rollwell/functions/contract';
import { useFormikContext } from 'formik';
import { useEffect, useMemo, useRef } from 'react';
import { NumberField } from '../../../components/form/number-field.tsx';
import { useFormats } from '../../../lib/formats.ts';
import { texts } from '../texts.ts';

interface QuantityFieldProps {
  minOrder: number;
  /** How many there are now; less than `minOrder` when nothing can be ordered. */
  available: number;
}

/** How many pieces; offers what is left when more was asked for. */
export function QuantityField({ minOrder, available }: QuantityFieldProps) {
  const { values, setFieldValue, validateForm } = useFormikContext<PurchaseForm>();
  const { count, pieces } = useFormats();
  const input = useRef<HTMLInputElement>(null);
  const isSoldOut = available < minOrder;
  const isTooMany = !isSoldOut && (numberIn(values.quantity) ?? 0) > available;

  // What is wrong with a quantity changes with the stock, not only with what is typed.
  const checked = useRef(`${minOrder} ${available}`);
  useEffect(() => {
    const bounds = `${minOrder} ${available}`;
    if (checked.current === bounds) return;
    checked.current = bounds;
    void validateForm();
  }, [minOrder, available, validateForm]);

  const slotProps = useMemo(() => {
    const takeWhatIsLeft = () => {
      void setFieldValue('quantity', available);
      input.current?.focus();
    };
    return {
      input: {
        endAdornment: isTooMany && (
          <InputAdornment position="end">
            <Button size="small" onClick={takeWhatIsLeft}>
              <span>{texts.form.takeWhatIsLeft(pieces(available))}</span>
            </Button>
          </InputAdornment>
        ),
      },
    } as const;
  }, [available, isTooMany, setFieldValue, pieces]);
  return (
    <NumberField
      name="quantity"
      label={texts.form.quantity}
      required
      inputRef={input}
      helperText={
        isSoldOut ? undefined : texts.form.quantityHint(count(minOrder), pieces(available))
      }
      slotProps={slotProps}
    />
  );
}
