import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { MAX_CLOSURES } from '@rollwell/functions/contract';
import { FormField } from '../../../components/form/form-field.tsx';
import { NumberField } from '../../../components/form/number-field.tsx';
import { LABEL_ABOVE } from '../../../components/form/text-field.tsx';
import { texts } from '../texts.ts';
import { FormRows } from './form-rows.tsx';

/** How soon a paid order leaves us, and when nothing does. */
export function WarehouseFields() {
  return (
    <>
      <Box sx={pair}>
        <NumberField name="warehouse.handlingDays" label={texts.handlingDays} required />
        <NumberField name="warehouse.cutOffHour" label={texts.cutOffHour} required />
      </Box>
      <FormHelperText sx={{ mb: 2 }}>{texts.closuresHint}</FormHelperText>
      <FormRows
        name="warehouse.closures"
        empty={{ from: '', to: '' }}
        most={MAX_CLOSURES}
        columns="1fr 1fr"
        fields={(row) =>
          (['from', 'to'] as const).map((end) => (
            <FormField
              key={end}
              name={`${row}.${end}`}
              label={end === 'from' ? texts.closedFrom : texts.closedTo}
              type="date"
              slotProps={LABEL_ABOVE}
              required
            />
          ))
        }
        words={{
          row: texts.closed,
          remove: texts.removeClosure,
          removeNamed: texts.removeClosureNamed,
          add: texts.addClosure,
        }}
      />
    </>
  );
}

const pair = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  columnGap: 2,
} as const;
