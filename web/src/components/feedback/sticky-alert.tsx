import Alert, { type AlertProps } from '@mui/material/Alert';
import { useEffect, useRef } from 'react';

/** Distance of a notice from the screen's lower edge, in pixels. */
const GAP_PX = 16;

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
 * A notice in place of a form's button that is in sight wherever in the form one is, and lies over no field
 * that has the focus.
 */
export function StickyAlert(props: AlertProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => (notice.current ? keepFocusClearOf(notice.current) : undefined), []);
  return (
    <Alert
      {...props}
      ref={notice}
      variant="outlined"
      sx={{
        position: 'sticky',
        bottom: GAP_PX,
        zIndex: 1,
        mt: 3,
        bgcolor: 'background.paper',
        boxShadow: 4,
        ...(props.severity !== 'warning' && { color: `${props.severity ?? 'error'}.main` }),
      }}
    />
  );
}
