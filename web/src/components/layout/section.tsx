import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface SectionProps {
  id?: string;
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}

/** A headed part of a page, as wide as the content. */
export function Section({ id, title, aside, children }: SectionProps) {
  const headingId = useId();
  return (
    <Box
      component="section"
      {...(id ? { id } : {})}
      aria-labelledby={headingId}
      sx={{ py: { xs: 4, md: 6 } }}
    >
      <Container>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'baseline',
            justifyContent: 'space-between',
            gap: 2,
            mb: 3,
          }}
        >
          <Typography id={headingId} variant="h2">
            {title}
          </Typography>
          {aside}
        </Box>
        {children}
      </Container>
    </Box>
  );
}
