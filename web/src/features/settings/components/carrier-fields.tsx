import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type Carrier, MAX_CARRIERS } from '@rollwell/functions/contract';
import { useField, useFormikContext } from 'formik';
import { useRef } from 'react';
import { FormField } from '../../../components/form/form-field.tsx';
import { useReorderGuard } from '../../../components/list/stable-list.tsx';
import { carrierTexts as texts } from '../texts.ts';

const typed = { htmlInput: { autoComplete: 'off' } } as const;

/** Who brings our parcels, and where each is followed. */
export function CarrierFields() {
  const [{ value: carriers }, { error }] = useField<readonly Carrier[]>('carriers');
  const { setFieldValue } = useFormikContext();
  const adding = useRef<HTMLButtonElement>(null);
  // The next row comes to where one was removed.
  const settling = useReorderGuard(carriers.map((_carrier, index) => index).join(' '));
  const change = (next: readonly Carrier[]) => void setFieldValue('carriers', next);
  const remove = (gone: number) => {
    change(carriers.filter((_carrier, index) => index !== gone));
    // The button that was pressed is gone.
    adding.current?.focus();
  };
  return (
    <>
      <Box sx={settling ? { pointerEvents: 'none' } : undefined}>
        {carriers.map((_carrier, index) => (
          // A row is what stands in its place: its fields have no other name.
          <Box key={index} component="fieldset" aria-label={texts.nth(index + 1)} sx={row}>
            <FormField
              name={`carriers.${index}.name`}
              label={texts.name}
              slotProps={typed}
              required
            />
            <FormField
              name={`carriers.${index}.trackingUrl`}
              label={texts.trackingUrl}
              slotProps={typed}
              required
            />
            <Button
              color="secondary"
              onClick={() => remove(index)}
              aria-label={texts.removeNamed(index + 1)}
              sx={{ justifySelf: 'start', mt: { sm: 0.75 }, mb: { xs: 2, sm: 0 } }}
            >
              {texts.remove}
            </Button>
          </Box>
        ))}
      </Box>
      {typeof error === 'string' && <Box sx={{ color: 'error.main', mb: 2 }}>{error}</Box>}
      {carriers.length < MAX_CARRIERS && (
        <Button
          ref={adding}
          variant="outlined"
          onClick={() => change([...carriers, { name: '', trackingUrl: '' }])}
          sx={{ mb: 2 }}
        >
          {texts.add}
        </Button>
      )}
    </>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 2fr auto' },
  columnGap: 2,
  alignItems: 'start',
  border: 0,
  m: 0,
  p: 0,
  minWidth: 0,
} as const;
