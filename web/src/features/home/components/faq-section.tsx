import Typography from '@mui/material/Typography';
import { Link } from '../../../components/navigation/router-link.tsx';
import { Section } from '../../../components/layout/section.tsx';
import { homeSection } from '../../../lib/paths.ts';
import { texts } from '../texts.ts';
import { Faq } from './faq.tsx';

/** Five questions, and where to ask a sixth. */
export function FaqSection() {
  return (
    <Section
      title={texts.faq.heading}
      aside={
        <Typography>
          {texts.faq.lead} <Link to={homeSection('contact')}>{texts.faq.contact}</Link>
        </Typography>
      }
    >
      <Faq />
    </Section>
  );
}
