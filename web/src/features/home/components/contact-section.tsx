import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Section } from '../../../components/layout/section.tsx';
import { anchors } from '../../../lib/paths.ts';
import { texts } from '../texts.ts';

/** What happens with a message, beside the form it is handed. */
export function ContactSection({ children }: { children: ReactNode }) {
  return (
    <Section id={anchors.contact} title={texts.contact.heading}>
      <Box sx={gridStyle}>
        <Typography sx={{ maxWidth: '48ch' }}>{texts.contact.lead}</Typography>
        <Card sx={{ p: { xs: 2.5, sm: 4 } }}>{children}</Card>
      </Box>
    </Section>
  );
}

const gridStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '4fr 7fr' },
  gap: { xs: 3, md: 8 },
} as const;
