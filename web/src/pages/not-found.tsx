import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { PageTitle } from '../components/layout/page-title.tsx';
import { PaintBand } from '../components/layout/paint-band.tsx';
import { LinkButton } from '../components/navigation/router-link.tsx';
import { paths } from '../lib/paths.ts';

export const description =
  'There is nothing at this address of Rollwell. It may have moved, or the link may be wrong.';

export function Component() {
  return (
    <Container sx={{ py: { xs: 6, md: 10 } }}>
      <PaintBand height={24} fill={0.4} sx={{ mb: 4 }} />
      <PageTitle variant="h1">Page not found</PageTitle>
      <Typography sx={{ mb: 4, maxWidth: '68ch' }}>
        There is nothing at this address. It may have moved, or the link may be wrong.
      </Typography>
      <LinkButton to={paths.home} variant="contained">
        Go Home Back
      </LinkButton>
    </Container>
  );
}
