import { useId } from 'react';
import { FormField } from '../../../components/form/form-field.tsx';
import { useCarriers } from '../../../entities/shop/carriers.ts';
import { afterTexts } from '../texts.ts';

/** Who brings a parcel: one of the settings' carriers, or another that is typed. */
export function CarrierField({ name }: { name: string }) {
  const list = useId();
  const carriers = useCarriers();
  return (
    <>
      <FormField
        name={name}
        label={afterTexts.tracking.carrier}
        slotProps={{ htmlInput: { list, autoComplete: 'off' } }}
        // The list offers what begins with what stands in the field: that is to be typed over.
        onFocus={({ target }) => target.select()}
      />
      <datalist id={list}>
        {carriers.map((carrier) => (
          <option key={carrier.name} value={carrier.name} />
        ))}
      </datalist>
    </>
  );
}
