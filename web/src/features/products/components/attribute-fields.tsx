import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import {
  type AttributeName,
  ATTRIBUTES,
  type ChoiceName,
  CHOICES,
  isWhole,
  keysOf,
  type ListName,
  LISTS,
  type MeasureName,
  MEASURES,
  PRODUCT_FIELDS,
} from '@rollwell/functions/contract';
import { FormChoices } from '../../../components/form/form-checkboxes.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { NumberField } from '../../../components/form/number-field.tsx';
import { LABEL_ABOVE, optionsIn } from '../../../components/form/text-field.tsx';
import { texts } from '../texts.ts';

const { form } = texts;

const isOf = <Name extends AttributeName>(
  table: Readonly<Record<Name, unknown>>,
  name: AttributeName,
): name is Name => name in table;

const names = keysOf(ATTRIBUTES);
const lists = names.filter((name) => isOf(LISTS, name));
const short = names.filter((name) => !isOf(LISTS, name));

/** What is known of a product as data: a field for each attribute of the contract's table. */
export function AttributeFields() {
  return (
    <Box component="fieldset" sx={group}>
      <Box component="legend" sx={{ typography: 'h5', p: 0 }}>
        {PRODUCT_FIELDS.attributes.form.label}
      </Box>
      <FormHelperText sx={{ mb: 2 }}>{form.attributesHint}</FormHelperText>
      <Box sx={figuresGrid}>
        {short.map((name) => (
          <ShortField key={name} name={name} />
        ))}
      </Box>
      {lists.map((name) => (
        <FormChoices key={name} name={`attributes.${name}`} {...LISTS[name]} />
      ))}
    </Box>
  );
}

function ShortField({ name }: { name: Exclude<AttributeName, ListName> }) {
  const field = { name: `attributes.${name}`, label: ATTRIBUTES[name].label };
  if (isOf<MeasureName>(MEASURES, name)) {
    return (
      <NumberField
        {...field}
        helperText={MEASURES[name].unit || form.piecesHint}
        decimals={!isWhole(MEASURES[name])}
      />
    );
  }
  if (isOf<ChoiceName>(CHOICES, name)) {
    return (
      <FormField {...field} slotProps={LABEL_ABOVE}>
        <option value="">{CHOICES[name].none}</option>
        {optionsIn(CHOICES[name].choices)}
      </FormField>
    );
  }
  return (
    // A number has room among the others, sentences have a line of their own.
    <Box sx={name === 'warnings' ? { gridColumn: '1 / -1' } : undefined}>
      <FormField {...field} slotProps={{ htmlInput: { autoComplete: 'off' } }} />
    </Box>
  );
}

const group = { border: 0, m: 0, p: 0, minWidth: 0 } as const;

/** Short fields beside each other, where there is room. */
export const figuresGrid = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fill, minmax(10rem, 1fr))' },
  gap: { xs: 1, sm: 2 },
  alignItems: 'start',
};
