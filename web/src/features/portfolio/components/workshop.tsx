import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { Section } from '../../../components/layout/section.tsx';
import { texts } from '../texts.ts';

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
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
} as const;
