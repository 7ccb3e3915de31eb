import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { PageTitle } from '../components/layout/page-title.tsx';
import { PaintBand } from '../components/layout/paint-band.tsx';
import { ErrorNote } from '../components/feedback/query-state.tsx';
import { Link } from '../components/navigation/router-link.tsx';
import { BasketPanel } from '../features/basket/components/basket-panel.tsx';
import { quickTexts, screenTexts } from '../features/basket/texts.ts';
import { useOrderAgain } from '../features/basket/use-order-again.ts';
import { paths } from '../lib/paths.ts';

export function Component() {
  const failure = useOrderAgain();
  return (
    <Container sx={{ py: { xs: 3, md: 5 } }}>
      <PageTitle>{screenTexts.title}</PageTitle>
      <PaintBand lifts sx={{ mt: -2, mb: 4, maxWidth: 240 }} />
      <Box sx={{ mb: 3 }}>
        <Link to={paths.basketQuick}>{quickTexts.link}</Link>
      </Box>
      {failure && <ErrorNote error={failure} />}
      <BasketPanel />
    </Container>
  );
}
