import { type FocusEvent, type KeyboardEvent, useId } from 'react';
import { FormField } from '../../../components/form/form-field.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { useCarriers } from '../../../entities/shop/carriers.ts';
import { afterTexts } from '../texts.ts';

const label = afterTexts.tracking.carrier;

// The list offers what begins with what stands in the field: that is to be typed over.
const selectText = ({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) =>
  target.select();

/** Who brings a parcel: one of the settings' carriers, or another that is typed. A field of a `Form`. */
export function CarrierField({ name }: { name: string }) {
  const list = useId();
  return (
    <>
      <FormField name={name} label={label} slotProps={slotsOf(list)} onFocus={selectText} />
      <CarrierList id={list} />
    </>
  );
}

interface CarrierInputProps {
  value: string;
  onChange: (carrier: string) => void;
  /** What is wrong with it; stands below. */
  problem: string | undefined;
  disabled: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The same outside a `Form`. */
export function CarrierInput({ value, onChange, problem, ...rest }: CarrierInputProps) {
  const [id, list] = [useId(), useId()];
  return (
    <>
      <TextField
        id={id}
        label={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onFocus={selectText}
        error={problem !== undefined}
        helperText={problem}
        {...rest}
        slotProps={slotsOf(list)}
        sx={{ maxWidth: 320 }}
      />
      <CarrierList id={list} />
    </>
  );
}

const slotsOf = (list: string) => ({ htmlInput: { list, autoComplete: 'off' } });

function CarrierList({ id }: { id: string }) {
  return (
    <datalist id={id}>
      {useCarriers().map(({ name }) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}
