import Container from '@mui/material/Container';
import { TOAST } from '@rollwell/functions/contract';
import { FormHead } from '../components/layout/page-title.tsx';
import { LinkButton } from '../components/navigation/router-link.tsx';
import { texts } from '../features/contact/texts.ts';
import { paths } from '../lib/paths.ts';

/** Says that a message sent without scripts has come. */
export function Component() {
  return (
    <Container maxWidth="sm" sx={{ py: { xs: 4, md: 6 } }}>
      <FormHead title={TOAST.messageSent} lead={texts.lead} />
      <LinkButton to={paths.home} variant="contained">
        {texts.goHome}
      </LinkButton>
    </Container>
  );
}
