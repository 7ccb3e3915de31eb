import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { FORM_FIELDS, formFieldOf, type ProductFormField } from '@rollwell/functions/contract';
import type { ReactNode } from 'react';
import { FormField } from '../../../components/form/form-field.tsx';
import { MoneyField, NumberField } from '../../../components/form/number-field.tsx';
import { PhotoField } from '../../../components/form/photo-field.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { texts } from '../texts.ts';
import { AttributeFields, figuresGrid } from './attribute-fields.tsx';
import { PictureFields } from './picture-fields.tsx';

interface ProductFieldsProps {
  /** Asks for what is only said when a product is added, too. */
  isNew?: boolean;
  submitLabel: string;
  /** A way out beside the submit button. */
  aside?: ReactNode;
}

/** The fields of the Add product form and of the edit form. */
export function ProductFields({ isNew = false, submitLabel, aside }: ProductFieldsProps) {
  const { form } = texts;
  const fieldsOf = (...kinds: ProductFormField['kind'][]) =>
    FORM_FIELDS.map((name) => ({ name, ...formFieldOf(name) })).filter(
      ({ kind, onlyNew }) => kinds.includes(kind) && (isNew || !onlyNew),
    );
  return (
    <Stack spacing={1} sx={{ maxWidth: 640 }}>
      {fieldsOf('line', 'text').map(({ name, kind, label, optional }) => (
        <FormField
          key={name}
          name={name}
          label={label}
          required={!optional}
          {...(kind === 'text' && { multiline: true, minRows: 4 })}
        />
      ))}
      <Box sx={figuresGrid}>
        {fieldsOf('money').map(({ name, label }) => (
          <MoneyField
            key={name}
            name={name}
            label={label}
            hint={form.priceHint}
            echo={form.priceEcho}
          />
        ))}
        {fieldsOf('pieces').map(({ name, label }) => (
          <NumberField key={name} name={name} label={label} helperText={form.piecesHint} required />
        ))}
      </Box>
      {fieldsOf('photo').map(({ name, label }) => (
        <PhotoField key={name} name={name} label={label} />
      ))}
      <PictureFields />
      <AttributeFields />
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <SubmitButton>{submitLabel}</SubmitButton>
        {aside}
      </Stack>
    </Stack>
  );
}
