import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FAQ, type FaqEntry } from '@rollwell/functions/contract';
import { PlusIcon } from '../../../components/data-display/icons.tsx';
import { Section } from '../../../components/layout/section.tsx';
import { Link } from '../../../components/navigation/router-link.tsx';
import { homeSection } from '../../../lib/paths.ts';
import { texts } from '../texts.ts';

/** The questions, closed at first; `<details>` opens them before any script has loaded. */
function Faq() {
  return (
    <Box data-on-paper sx={{ borderTop: '1px solid', borderColor: 'divider' }}>
      {FAQ.map((entry) => (
        <Question key={entry.question} {...entry} />
      ))}
    </Box>
  );
}

function Question({ question, answer }: FaqEntry) {
  return (
    <Box component="details" sx={detailsStyle}>
      <Box component="summary" sx={summaryStyle}>
        <Typography variant="h4" component="h3">
          {question}
        </Typography>
        <Box component="span" className="mark" sx={{ display: 'flex', color: 'primary.main' }}>
          <PlusIcon />
        </Box>
      </Box>
      <Box sx={{ pb: 3, pr: { sm: 6 }, maxWidth: '68ch' }}>
        {answer.map((paragraph) => (
          <Typography key={paragraph} color="textSecondary" sx={{ '& + &': { mt: 1.5 } }}>
            {paragraph}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}

const detailsStyle = {
  borderBottom: '1px solid',
  borderColor: 'divider',
  '& .mark': { transition: 'transform 160ms' },
  '&[open] .mark': { transform: 'rotate(45deg)' },
} as const;

const summaryStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  minHeight: 64,
  py: 1.5,
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '&:hover h3': { color: 'primary.main' },
} as const;

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
