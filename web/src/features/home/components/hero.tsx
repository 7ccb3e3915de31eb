import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PageTitle } from '../../../components/layout/page-title.tsx';
import { PaintBand } from '../../../components/layout/paint-band.tsx';
import { LinkButton } from '../../../components/navigation/router-link.tsx';
import { homeSection, paths } from '../../../lib/paths.ts';
import { texts } from '../texts.ts';
import { PHONE_SIZES } from '../../../components/data-display/picture.tsx';

/** The first screenful: what is made and for whom, the tool itself, the band it has just left. */
export function Hero() {
  return (
    <Box sx={{ position: 'relative', overflow: 'hidden' }}>
      <Container sx={gridStyle}>
        <Box sx={{ pb: { xs: 2, md: 26 }, position: 'relative', zIndex: 1 }}>
          <Typography sx={{ fontWeight: 650, color: 'secondary.main', mb: 2 }}>
            {texts.slogan}
          </Typography>
          <PageTitle variant="h1" title={texts.title}>
            {texts.hero.heading}
          </PageTitle>
          <Typography sx={{ fontSize: { xs: '1.0625rem', md: '1.1875rem' }, maxWidth: '48ch' }}>
            {texts.hero.lead}
          </Typography>
          <Stack direction="row" spacing={2} sx={{ mt: 4, flexWrap: 'wrap' }} useFlexGap>
            <LinkButton to={paths.products} variant="contained" size="large">
              {texts.hero.tools}
            </LinkButton>
            <LinkButton to={homeSection('contact')} variant="outlined" size="large">
              {texts.hero.contact}
            </LinkButton>
          </Stack>
        </Box>
        <HeroPicture />
      </Container>
      <Box data-screen-only sx={bandStyle}>
        <Box sx={{ bgcolor: 'primary.main', height: { xs: 72, md: 104 } }} />
        <PaintBand height={28} sx={{ mt: '-1px' }} />
      </Box>
    </Box>
  );
}

const gridStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  columnGap: 3,
  pt: { xs: 4, md: 7 },
  pb: { xs: 3, md: 5 },
} as const;

/** The band lies under the grip of the tool and under the text, never behind it. */
const bandStyle = {
  position: 'absolute',
  insetInline: 0,
  bottom: { xs: '8%', md: 72 },
} as const;

const sizes = `(min-width: 900px) 640px, ${PHONE_SIZES}`;
const srcSet = (format: 'avif' | 'webp') =>
  [640, 1280].map((width) => `/hero-${width}.${format} ${width}w`).join(', ');

/** The tool, large, cut out so that it lies on the band behind it. */
function HeroPicture() {
  return (
    <Box component="picture" sx={pictureStyle}>
      <source type="image/avif" srcSet={srcSet('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={srcSet('webp')} sizes={sizes} />
      <img
        src="/hero-640.webp"
        alt={texts.hero.picture}
        width={640}
        height={480}
        fetchPriority="high"
        decoding="async"
      />
    </Box>
  );
}

const pictureStyle = {
  position: 'relative',
  zIndex: 1,
  alignSelf: 'end',
  display: 'block',
  mx: { xs: -2, sm: 0 },
  mr: { md: -5 },
  '& img': { display: 'block', width: '100%', height: 'auto' },
} as const;
