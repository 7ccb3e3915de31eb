import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { MAX_CLOSURES, type Closure } from '@rollwell/functions/contract';
import { useField, useFormikContext } from 'formik';
import { useRef } from 'react';
import { FormField } from '../../../components/form/form-field.tsx';
import { NumberField } from '../../../components/form/number-field.tsx';
import { useReorderGuard } from '../../../components/list/stable-list.tsx';
import { texts } from '../texts.ts';

const dated = { inputLabel: { shrink: true } } as const;

/** How soon a paid order leaves us, and when nothing does. */
export function WarehouseFields() {
  const [{ value: closures }, { error }] = useField<readonly Closure[]>('warehouse.closures');
  const { setFieldValue } = useFormikContext();
  const adding = useRef<HTMLButtonElement>(null);
  // The next row comes to where one was removed.
  const settling = useReorderGuard(closures.map((_closure, index) => index).join(' '));
  const change = (next: readonly Closure[]) => void setFieldValue('warehouse.closures', next);
  const remove = (gone: number) => {
    change(closures.filter((_closure, index) => index !== gone));
    // The button that was pressed is gone.
    adding.current?.focus();
  };
  return (
    <>
      <Box sx={pair}>
        <NumberField name="warehouse.handlingDays" label={texts.handlingDays} required />
        <NumberField name="warehouse.cutOffHour" label={texts.cutOffHour} required />
      </Box>
      <FormHelperText sx={{ mb: 2 }}>{texts.closuresHint}</FormHelperText>
      <Box sx={settling ? { pointerEvents: 'none' } : undefined}>
        {closures.map((_closure, index) => (
          // A row is what stands in its place: its fields have no other name.
          <Box key={index} component="fieldset" aria-label={texts.closed(index + 1)} sx={row}>
            {(['from', 'to'] as const).map((end) => (
              <FormField
                key={end}
                name={`warehouse.closures.${index}.${end}`}
                label={end === 'from' ? texts.closedFrom : texts.closedTo}
                type="date"
                slotProps={dated}
                required
              />
            ))}
            <Button
              color="secondary"
              onClick={() => remove(index)}
              aria-label={texts.removeClosureNamed(index + 1)}
              sx={{ justifySelf: 'start', mt: { sm: 0.75 }, mb: { xs: 2, sm: 0 } }}
            >
              {texts.removeClosure}
            </Button>
          </Box>
        ))}
      </Box>
      {typeof error === 'string' && <Box sx={{ color: 'error.main', mb: 2 }}>{error}</Box>}
      {closures.length < MAX_CLOSURES && (
        <Button
          ref={adding}
          variant="outlined"
          onClick={() => change([...closures, { from: '', to: '' }])}
          sx={{ mb: 2 }}
        >
          {texts.addClosure}
        </Button>
      )}
    </>
  );
}

const pair = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  columnGap: 2,
} as const;

const row = {
  ...pair,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr auto' },
  alignItems: 'start',
  border: 0,
  m: 0,
  p: 0,
  minWidth: 0,
} as const;
