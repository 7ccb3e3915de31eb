import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { useRouteError } from 'react-router-dom';
import { PageTitle } from '../../components/page-title.tsx';
import { ErrorNote } from '../../components/query-state.tsx';
import { LinkButton } from '../../components/router-link.tsx';
import { paths } from '../../lib/paths.ts';
import { texts } from '../texts.ts';

/** Stands in for a screen that could not be loaded or drawn; the rest of the page stays. */
export function RouteError() {
  const error = useRouteError();
  return (
    <Container sx={{ py: { xs: 4, md: 8 } }}>
      <PageTitle>{texts.routeError.title}</PageTitle>
      <ErrorNote error={error} />
      <Stack direction="row" spacing={2} sx={{ mt: 3 }}>
        <Button variant="contained" onClick={() => globalThis.location.reload()}>
          {texts.routeError.reload}
        </Button>
        <LinkButton to={paths.home} variant="outlined">
          {texts.notFound.goHome}
        </LinkButton>
      </Stack>
    </Container>
  );
}
