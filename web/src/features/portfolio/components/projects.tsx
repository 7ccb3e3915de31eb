import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { cardGrid } from '../../../components/layout/grid.tsx';
import { Section } from '../../../components/layout/section.tsx';
import { texts } from '../texts.ts';

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
