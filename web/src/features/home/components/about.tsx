import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SUMMARY_FIGURES } from '@rollwell/functions/contract';
import { Section } from '../../../components/layout/section.tsx';
import { anchors } from '../../../lib/paths.ts';
import { texts } from '../texts.ts';

/** Who makes the tools, and the business summary. */
export function About() {
  return (
    <Section id={anchors.about} title={texts.about.heading}>
      <Typography sx={{ maxWidth: '68ch', mb: 4, fontSize: { md: '1.125rem' } }}>
        {texts.about.text}
      </Typography>
      <FiguresRow />
    </Section>
  );
}

/** The business summary: four figures in one quiet row, two by two on phones. */
function FiguresRow() {
  return (
    <Box component="dl" aria-label={texts.about.figuresLabel} sx={rowStyle}>
      {SUMMARY_FIGURES.map(({ figure, label }) => (
        <Box key={label} sx={cellStyle}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" className="tabular" sx={figureStyle}>
            {figure}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const rowStyle = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
  borderTop: '1px solid',
  borderColor: 'divider',
} as const;

const cellStyle = {
  // The figure stands above its label to the eye, the label first for a screen reader.
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  py: { xs: 2, md: 3 },
  borderBottom: { xs: '1px solid', md: 'none' },
  borderColor: { xs: 'divider', md: 'divider' },
  pl: { md: 3 },
  '&:first-of-type': { pl: 0 },
  '& + &': { borderLeft: { md: '1px solid' }, borderLeftColor: { md: 'divider' } },
} as const;

const figureStyle = {
  m: 0,
  typography: 'h3',
  fontStretch: '112%',
  lineHeight: 1.2,
} as const;
