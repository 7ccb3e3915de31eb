import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { useRouteError } from 'react-router-dom';
import { PageTitle } from '../components/layout/page-title.tsx';
import { ErrorNote } from '../components/feedback/query-state.tsx';
import { LinkButton } from '../components/navigation/router-link.tsx';
import { paths } from '../lib/paths.ts';
import { texts as commonTexts } from '../lib/texts.ts';
import { texts } from './texts.ts';

interface PageFailureProps {
  error: unknown;
  /** Tries again on this page; without it the page is loaded again. */
  onRetry?: (() => void) | undefined;
}

/** Stands where a page should be: what is wrong, another attempt, the way home. */
export function PageFailure({ error, onRetry }: PageFailureProps) {
  return (
    <Container sx={{ py: { xs: 4, md: 8 } }}>
      <PageTitle>{texts.routeError.title}</PageTitle>
      <ErrorNote error={error} />
      <Stack direction="row" spacing={2} sx={{ mt: 3 }}>
        <Button variant="contained" onClick={onRetry ?? (() => globalThis.location.reload())}>
          <span>{onRetry ? commonTexts.retry : commonTexts.reload}</span>
        </Button>
        <LinkButton to={paths.home} variant="outlined">
          {texts.routeError.goHome}
        </LinkButton>
      </Stack>
    </Container>
  );
}

/** A route's error boundary, inside the layout. */
export function RouteFailure() {
  return <PageFailure error={useRouteError()} />;
}
