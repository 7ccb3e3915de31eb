import Container from '@mui/material/Container';
import { FormHead } from '../../components/form-head.tsx';
import { Imprint } from '../../features/settings/components/imprint.tsx';
import { texts } from '../../features/settings/texts.ts';

export function Component() {
  return (
    <Container maxWidth="sm" sx={{ py: { xs: 4, md: 6 } }}>
      <FormHead title={texts.imprint.title} lead={texts.imprint.lead} />
      <Imprint />
    </Container>
  );
}
