import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { lazy } from 'react';
import { WhenNear } from '../../../components/when-near.tsx';

// The form brings the validator along, which the first screenful does without.
const ContactForm = lazy(async () => ({
  default: (await import('./contact-form.tsx')).ContactForm,
}));

/** The quick contact form, loaded when somebody comes near it. */
export function QuickContact() {
  return (
    <WhenNear placeholder={<FormSkeleton />}>
      <ContactForm />
    </WhenNear>
  );
}

/** As high as the form, so that nothing below it moves. */
function FormSkeleton() {
  return (
    <Stack spacing={5} role="status" aria-label="Loading">
      {[56, 56, 125, 52].map((height, row) => (
        <Skeleton key={row} variant="rounded" height={height} />
      ))}
    </Stack>
  );
}
