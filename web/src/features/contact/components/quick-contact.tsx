import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { FallbackProps } from 'react-error-boundary';
import { FailedPart, lazyPart } from '../../../components/feedback/lazy-part.tsx';
import { RenderWhenNear } from '../../../components/feedback/render-when-near.tsx';
import { PlainContactForm } from './plain-contact-form.tsx';

/** Pixels of the rows of the form, and between them. */
const ROW_HEIGHTS_PX = [56, 56, 125, 52];
const GAP_PX = 44;
const FORM_HEIGHT_PX = ROW_HEIGHTS_PX.reduce((sum, height) => sum + GAP_PX + height, -GAP_PX);

// The form brings the validator along, which the first screenful does without.
const ContactForm = lazyPart(async () => (await import('./contact-form.tsx')).ContactForm, {
  loading: <FormSkeleton />,
  Failed: FailedForm,
});

/** The quick contact form, loaded when somebody comes near it; one that sends itself where no scripts run. */
export function QuickContact() {
  return (
    <>
      <noscript>
        <PlainContactForm />
      </noscript>
      <Box sx={{ '@media (scripting: none)': { display: 'none' } }}>
        <RenderWhenNear placeholder={<FormSkeleton />}>
          <ContactForm />
        </RenderWhenNear>
      </Box>
    </>
  );
}

/** Says that the form did not come, in its place. */
function FailedForm(props: FallbackProps) {
  return (
    <Box sx={{ minHeight: FORM_HEIGHT_PX }}>
      <FailedPart {...props} />
    </Box>
  );
}

/** As high as the form, so that nothing below it moves. */
function FormSkeleton() {
  return (
    <Stack spacing={`${GAP_PX}px`} role="status" aria-label="Loading">
      {ROW_HEIGHTS_PX.map((height, row) => (
        <Skeleton key={row} variant="rounded" height={height} />
      ))}
    </Stack>
  );
}
