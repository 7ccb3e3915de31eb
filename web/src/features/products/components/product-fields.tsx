import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { FormField } from '../../../components/form/form-field.tsx';
import { MoneyField, NumberField } from '../../../components/form/number-field.tsx';
import { PhotoField } from '../../../components/form/photo-field.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { texts } from '../texts.ts';
import { AttributeFields } from './attribute-fields.tsx';
import { figuresGrid } from './figures-grid.ts';
import { PictureFields } from './picture-fields.tsx';

interface ProductFieldsProps {
  /** Which figures are asked for beside the price. */
  counts: readonly ('minOrder' | 'available')[];
  submitLabel: string;
  /** A way out beside the submit button. */
  aside?: ReactNode;
}

/** The fields of the Add product form and of the edit form. */
export function ProductFields({ counts, submitLabel, aside }: ProductFieldsProps) {
  const { form } = texts;
  return (
    <Stack spacing={1} sx={{ maxWidth: 640 }}>
      <FormField name="name" label={form.name} required />
      <FormField name="description" label={form.description} multiline minRows={4} required />
      <Box sx={figuresGrid}>
        <MoneyField name="price" label={form.price} hint={form.priceHint} echo={form.priceEcho} />
        {counts.map((name) => (
          <NumberField
            key={name}
            name={name}
            label={form[name]}
            helperText={form.piecesHint}
            required
          />
        ))}
      </Box>
      <PhotoField name="img" label={form.photo} />
      <PictureFields />
      <AttributeFields />
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <SubmitButton>{submitLabel}</SubmitButton>
        {aside}
      </Stack>
    </Stack>
  );
}
