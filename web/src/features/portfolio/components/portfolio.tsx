import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { cardGrid } from '../../../components/layout/grid.tsx';
import { PageTitle } from '../../../components/layout/page-title.tsx';
import { PaintBand } from '../../../components/layout/paint-band.tsx';
import { Section } from '../../../components/layout/section.tsx';
import { LinkButton } from '../../../components/navigation/router-link.tsx';
import { homeSection, paths } from '../../../lib/paths.ts';
import { texts } from '../texts.ts';
import { bareList } from '../../../components/layout/lists.tsx';

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

/** Who the people are and what lies on their bench. */
export function Workshop() {
  return (
    <>
      <Section title={texts.who.heading}>
        {texts.who.paragraphs.map((paragraph) => (
          <Typography key={paragraph} sx={{ maxWidth: '68ch', '& + &': { mt: 2 } }}>
            {paragraph}
          </Typography>
        ))}
      </Section>
      <Section title={texts.tools.heading}>
        <Box sx={gridStyle}>
          {texts.tools.groups.map(({ name, items }) => (
            <Box key={name} sx={{ borderTop: '1px solid', borderColor: 'divider', pt: 2 }}>
              <Typography variant="h4" component="h3" sx={{ mb: 2 }}>
                {name}
              </Typography>
              <Box component="ul" sx={chipsStyle}>
                {items.map((item) => (
                  <Chip key={item} component="li" label={item} variant="outlined" />
                ))}
              </Box>
            </Box>
          ))}
        </Box>
      </Section>
    </>
  );
}

const gridStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
  gap: 3,
} as const;

const chipsStyle = {
  ...bareList,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
} as const;

/** What was built for this shop, each in three lines. */
export function Projects() {
  return (
    <Section title={texts.projects.heading}>
      <Box component="ul" sx={cardGrid}>
        {texts.projects.items.map((project) => (
          <li key={project.name}>
            <Card component="article" sx={{ p: 3 }}>
              <Typography variant="h4" component="h3">
                {project.name}
              </Typography>
              <Typography sx={{ mt: 1.5, mb: 2 }}>{project.text}</Typography>
              <Typography variant="body2" color="textSecondary" sx={{ mt: 'auto' }}>
                {project.with}
              </Typography>
            </Card>
          </li>
        ))}
      </Box>
    </Section>
  );
}

/** How to begin. */
export function Closing() {
  return (
    <Section title={texts.closing.heading}>
      <Typography sx={{ maxWidth: '68ch', mb: 3 }}>{texts.closing.text}</Typography>
      <LinkButton to={homeSection('contact')} variant="contained">
        {texts.contact}
      </LinkButton>
    </Section>
  );
}
