import Alert, { type AlertProps } from '@mui/material/Alert';
import { useEffect, useRef } from 'react';

/** Distance of a notice from the screen's lower edge, in pixels. */
const GAP_PX = 16;

const look = { mt: 3, bgcolor: 'background.paper' } as const;

/** A notice at the end of a form; it comes into view as it appears, and lies over nothing. */
export function FormAlert({ severity = 'error', ...props }: AlertProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void notice.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Alert
      {...props}
      ref={notice}
      severity={severity}
      variant="outlined"
      sx={{ ...look, scrollMarginBlock: GAP_PX, color: `${severity}.main` }}
    />
  );
}

/** Sets `scroll-padding-bottom`, so that the focused element stays above the notice; returns the cleanup. */
function keepFocusClearOf(notice: HTMLElement): () => void {
  const { style } = document.documentElement;
  style.scrollPaddingBottom = `${notice.offsetHeight + 2 * GAP_PX}px`;
  const focused = document.activeElement;
  if (focused && focused !== document.body && !notice.contains(focused))
    focused.scrollIntoView({ block: 'nearest' });
  return () => {
    style.scrollPaddingBottom = '';
  };
}

/**
 * A warning in place of a form's button that is in sight wherever in the form one is, and lies over no
 * field that has the focus.
 */
export function StickyWarning({ children }: AlertProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => (notice.current ? keepFocusClearOf(notice.current) : undefined), []);
  return (
    <Alert
      ref={notice}
      role="alert"
      severity="warning"
      variant="outlined"
      sx={{ ...look, position: 'sticky', bottom: GAP_PX, zIndex: 1, boxShadow: 4 }}
    >
      {children}
    </Alert>
  );
}
