import Box from '@mui/material/Box';
import Typography, { type TypographyProps } from '@mui/material/Typography';
import { PageTitle } from './page-title.tsx';

interface FormHeadProps {
  title: string;
  /** What the form is for, in a sentence or two. */
  lead: string;
  variant?: TypographyProps<'h1'>['variant'];
}

/** The head of a screen that is one form. */
export function FormHead({ title, lead, variant = 'h2' }: FormHeadProps) {
  return (
    <Box sx={{ mb: 4, '& h1': { mb: 1 } }}>
      <PageTitle variant={variant}>{title}</PageTitle>
      <Typography color="textSecondary" sx={{ maxWidth: '60ch' }}>
        {lead}
      </Typography>
    </Box>
  );
}
