import Box from '@mui/material/Box';
import Typography, { type TypographyProps } from '@mui/material/Typography';
import { type RefObject, useEffect, useRef } from 'react';
import { fullTitle } from '../../lib/page-title.ts';
import { visuallyHidden } from './visually-hidden.ts';

interface PageTitleProps {
  children: string;
  /** The document's title, where it differs from the heading. */
  title?: string;
  variant?: TypographyProps<'h1'>['variant'];
  /** Kept in the page for screen readers, where a heading would only repeat what is seen. */
  hidden?: boolean;
  /** Provisional until the data is loaded; screen readers hear the final one. */
  awaited?: boolean;
  /** For whoever gives the heading the focus. */
  headingRef?: RefObject<HTMLHeadingElement | null>;
}

/** The one h1 of a screen, with the document's title, `{title} | Rollwell`. */
export function PageTitle({
  children,
  title,
  variant = 'h2',
  hidden,
  awaited,
  headingRef,
}: PageTitleProps) {
  return (
    <>
      <title {...(awaited && { 'data-awaited': '' })}>{fullTitle(title ?? children)}</title>
      <Typography
        component="h1"
        variant={variant}
        {...(headingRef && { ref: headingRef, tabIndex: -1 })}
        sx={hidden ? visuallyHidden : { mb: 3, '&:focus': { outline: 'none' } }}
      >
        {children}
      </Typography>
    </>
  );
}

/**
 * A title that reports a result: it takes the focus, so that it is read out and in view.
 */
export function FocusedTitle({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return <PageTitle headingRef={heading}>{children}</PageTitle>;
}

interface FormHeadProps {
  title: string;
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
