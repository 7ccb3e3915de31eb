import Container from '@mui/material/Container';
import { FormHead } from '../components/layout/page-title.tsx';
import { Imprint } from '../features/settings/components/imprint.tsx';
import { texts } from '../features/settings/texts.ts';
import { pageLoader } from '../lib/router/page.ts';
import { settingsQuery } from '../entities/shop/settings-queries.ts';

export const description = 'Who sells at Rollwell, and how to reach us.';

export const loader = pageLoader(({ client }) => client.prefetchQuery(settingsQuery()));

export function Component() {
  return (
    <Container maxWidth="sm" sx={{ py: { xs: 4, md: 6 } }}>
      <FormHead title={texts.imprint.title} lead={texts.imprint.lead} />
      <Imprint />
    </Container>
  );
}
