import Alert, { type AlertProps } from '@mui/material/Alert';
import { useEffect, useRef } from 'react';

/** A notice at the end of a form; it comes into view as it appears, and lies over nothing. */
export function FormAlert(props: AlertProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void notice.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Alert
      {...props}
      ref={notice}
      variant="outlined"
      sx={{
        mt: 3,
        scrollMarginBlock: 16,
        bgcolor: 'background.paper',
        color: `${props.severity ?? 'error'}.main`,
      }}
    />
  );
}
