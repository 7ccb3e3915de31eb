import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import { FormHead } from '../components/layout/page-title.tsx';
import { ContactForm } from '../features/contact/components/contact-form.tsx';
import { texts } from '../features/contact/texts.ts';
import { useAnsweredForm } from '../lib/answered-form.ts';

/** The contact form by itself: what a browser without scripts gets when its form is refused. */
export function Component() {
  const refused = useAnsweredForm();
  return (
    <Container maxWidth="sm" sx={{ py: { xs: 4, md: 6 } }}>
      <FormHead title={texts.title} lead={texts.lead} />
      <Card sx={{ p: { xs: 2.5, sm: 4 }, height: 'auto' }}>
        <ContactForm refused={refused} />
      </Card>
    </Container>
  );
}
