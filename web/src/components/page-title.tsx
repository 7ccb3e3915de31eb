import Typography, { type TypographyProps } from '@mui/material/Typography';
import { fullTitle } from '../lib/page-title.ts';
import { visuallyHidden } from '../lib/visually-hidden.ts';

interface PageTitleProps {
  /** The text of the heading. */
  children: string;
  /** The document's title, where it differs from the heading. */
  title?: string;
  variant?: TypographyProps<'h1'>['variant'];
  /** Kept in the page for screen readers, where a heading would only repeat what is seen. */
  hidden?: boolean;
  /** Stands in for the name of a thing while that is being loaded, which is said then. */
  awaited?: boolean;
}

/** The one h1 of a screen, with the document's title, `{title} | Rollwell`. */
export function PageTitle({ children, title, variant = 'h2', hidden, awaited }: PageTitleProps) {
  return (
    <>
      <title {...(awaited && { 'data-awaited': '' })}>{fullTitle(title ?? children)}</title>
      <Typography component="h1" variant={variant} sx={hidden ? visuallyHidden : { mb: 3 }}>
        {children}
      </Typography>
    </>
  );
}
