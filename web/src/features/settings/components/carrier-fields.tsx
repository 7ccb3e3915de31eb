import { MAX_CARRIERS } from '@rollwell/functions/contract';
import { FormField } from '../../../components/form/form-field.tsx';
import { carrierTexts as texts } from '../texts.ts';
import { FormRows } from './form-rows.tsx';

const typed = { htmlInput: { autoComplete: 'off' } } as const;

/** Who brings our parcels, and where each is followed. */
export function CarrierFields() {
  return (
    <FormRows
      name="carriers"
      empty={{ name: '', trackingUrl: '' }}
      most={MAX_CARRIERS}
      columns="1fr 2fr"
      fields={(row) => (
        <>
          <FormField name={`${row}.name`} label={texts.name} slotProps={typed} required />
          <FormField
            name={`${row}.trackingUrl`}
            label={texts.trackingUrl}
            slotProps={typed}
            required
          />
        </>
      )}
      words={{
        row: texts.nth,
        remove: texts.remove,
        removeNamed: texts.removeNamed,
        add: texts.add,
      }}
    />
  );
}
