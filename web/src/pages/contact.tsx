import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import type { RefusedForm } from '@rollwell/functions/contract/rendered-page';
import { useQueryClient } from '@tanstack/react-query';
import { FormHead } from '../components/form-head.tsx';
import { PlainContactForm } from '../features/contact/components/plain-contact-form.tsx';
import { texts } from '../features/contact/texts.ts';
import { formKeys } from '../lib/query/keys.ts';

/** The contact form by itself: what a browser without scripts gets when its form is refused. */
export function Component() {
  const refused = useQueryClient().getQueryData<RefusedForm>(formKeys.answered);
  return (
    <Container maxWidth="sm" sx={{ py: { xs: 4, md: 6 } }}>
      <FormHead title={texts.title} lead={texts.lead} />
      <Card sx={{ p: { xs: 2.5, sm: 4 }, height: 'auto' }}>
        <PlainContactForm refused={refused} />
      </Card>
    </Container>
  );
}
