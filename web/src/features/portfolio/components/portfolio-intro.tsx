import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PageTitle } from '../../../components/layout/page-title.tsx';
import { PaintBand } from '../../../components/layout/paint-band.tsx';
import { LinkButton } from '../../../components/navigation/router-link.tsx';
import { homeSection, paths } from '../../../lib/paths.ts';
import { texts } from '../texts.ts';

/** What the workshop stands for, in one breath. */
export function PortfolioIntro() {
  return (
    <Box sx={{ overflow: 'hidden' }}>
      <Container sx={{ pt: { xs: 5, md: 9 }, pb: { xs: 4, md: 6 } }}>
        <PageTitle variant="h1" title={texts.title}>
          {texts.heading}
        </PageTitle>
        <Typography sx={{ fontSize: { xs: '1.0625rem', md: '1.1875rem' }, maxWidth: '60ch' }}>
          {texts.lead}
        </Typography>
        <Stack direction="row" useFlexGap spacing={2} sx={{ mt: 4, flexWrap: 'wrap' }}>
          <LinkButton to={homeSection('contact')} variant="contained" size="large">
            {texts.contact}
          </LinkButton>
          <LinkButton to={paths.products} variant="outlined" size="large">
            {texts.shop}
          </LinkButton>
        </Stack>
      </Container>
      <PaintBand height={40} fill={0.62} />
    </Box>
  );
}
