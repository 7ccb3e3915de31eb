import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { LinkButton } from '../../../components/navigation/router-link.tsx';
import { anchors, homeSection } from '../../../lib/paths.ts';
import { texts } from '../texts.ts';

const headingId = 'opportunity-heading';

/** For shops that want to sell the tools and painters who want to test them. */
export function Opportunity() {
  return (
    <Box component="section" id={anchors.opportunity} aria-labelledby={headingId} sx={sectionStyle}>
      <Container sx={rowStyle}>
        <Box sx={{ flex: '1 1 420px' }}>
          <Typography id={headingId} variant="h3" component="h2">
            {texts.opportunity.heading}
          </Typography>
          <Typography sx={{ mt: 1, maxWidth: '68ch' }}>{texts.opportunity.text}</Typography>
        </Box>
        <LinkButton to={homeSection('contact')} variant="outlined" color="secondary">
          {texts.opportunity.action}
        </LinkButton>
      </Container>
    </Box>
  );
}

const sectionStyle = {
  bgcolor: 'background.paper',
  borderBlock: '1px solid',
  borderColor: 'divider',
  py: { xs: 4, md: 5 },
} as const;

const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: { xs: 2, md: 4 },
} as const;
