import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  FINDER_FIELDS,
  FINDER_LIMITS,
  LISTS,
  USUAL_COATS,
  type FinderField,
  type TypedJob,
} from '@rollwell/functions/contract';
import { useId, type FormEvent } from 'react';
import {
  LABEL_ABOVE,
  optionsIn,
  optionsOf,
  TextField,
} from '../../../components/form/text-field.tsx';
import { paths } from '../../../lib/paths.ts';
import { texts } from '../texts.ts';

interface FinderFormProps {
  typed: TypedJob;
  wrong: Partial<Record<FinderField, string>>;
  onFind: (typed: TypedJob) => void;
}

const COATS = Array.from({ length: FINDER_LIMITS.coats.max }, (_each, index) => `${index + 1}`);

/** What somebody paints. A form that a browser sends by itself, to an address that can be shared. */
export function FinderForm({ typed, wrong, onFind }: FinderFormProps) {
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const said = FINDER_FIELDS.map((field) => [field, form.get(field)] as const);
    onFind(Object.fromEntries(said.flatMap(([f, v]) => (typeof v === 'string' ? [[f, v]] : []))));
  };
  const fieldOf = (name: FinderField) => ({
    id: `${id}-${name}`,
    name,
    label: texts[name],
    error: wrong[name] !== undefined,
    helperText: wrong[name],
    slotProps: { ...LABEL_ABOVE, formHelperText: { role: 'alert' } },
  });
  return (
    // The key brings the fields in line with the address when somebody goes back.
    <Box
      component="form"
      action={paths.finder}
      key={JSON.stringify(typed)}
      noValidate
      onSubmit={submit}
      sx={grid}
    >
      <Choice {...fieldOf('surface')} value={typed.surface} choices={LISTS.surfaces.choices} />
      <Choice {...fieldOf('paint')} value={typed.paint} choices={LISTS.paints.choices} />
      <TextField
        {...fieldOf('area')}
        defaultValue={typed.area}
        required
        slotProps={{ ...fieldOf('area').slotProps, htmlInput: { inputMode: 'decimal' } }}
      />
      <TextField {...fieldOf('coats')} defaultValue={typed.coats ?? USUAL_COATS}>
        {optionsOf(COATS, String)}
      </TextField>
      <Button type="submit" variant="contained" sx={{ justifySelf: 'start' }}>
        {texts.submit}
      </Button>
    </Box>
  );
}

interface ChoiceProps {
  id: string;
  name: string;
  label: string;
  error: boolean;
  helperText: string | undefined;
  slotProps: object;
  value: string | undefined;
  choices: Readonly<Record<string, string>>;
}

function Choice({ value = '', choices, ...field }: ChoiceProps) {
  return (
    <TextField {...field} required defaultValue={value}>
      <option value="">{texts.choose}</option>
      {optionsIn(choices)}
    </TextField>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  gap: 3,
  alignItems: 'start',
  maxWidth: 720,
} as const;
