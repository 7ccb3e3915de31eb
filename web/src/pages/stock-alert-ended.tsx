import Container from '@mui/material/Container';
import { FormHead } from '../components/layout/page-title.tsx';
import { LinkButton } from '../components/navigation/router-link.tsx';
import { texts } from '../features/stock-alerts/texts.ts';
import { paths } from '../lib/paths.ts';

/** Says that there will be no more reminders. */
export function Component() {
  const { endAll } = texts;
  return (
    <Container maxWidth="sm" sx={{ py: { xs: 4, md: 6 } }}>
      <FormHead title={endAll.done} lead={endAll.doneLead} />
      <LinkButton to={paths.products} variant="contained">
        {endAll.toProducts}
      </LinkButton>
    </Container>
  );
}
