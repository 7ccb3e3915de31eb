import Typography from '@mui/material/Typography';
import { Section } from '../../../components/layout/section.tsx';
import { anchors } from '../../../lib/paths.ts';
import { texts } from '../texts.ts';
import { FiguresRow } from './figures-row.tsx';

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
