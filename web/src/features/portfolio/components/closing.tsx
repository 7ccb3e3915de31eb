import Typography from '@mui/material/Typography';
import { LinkButton } from '../../../components/navigation/router-link.tsx';
import { Section } from '../../../components/layout/section.tsx';
import { homeSection } from '../../../lib/paths.ts';
import { texts } from '../texts.ts';

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
