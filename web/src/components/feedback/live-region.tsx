import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { onAnnouncement } from '../../lib/announce.ts';
import { visuallyHidden } from '../layout/visually-hidden.ts';

/** Says what `announce()` is given. One of it stands in the page from the start. */
export function LiveRegion() {
  const [message, setMessage] = useState('');
  useEffect(
    () =>
      onAnnouncement((next) => {
        // The same sentence twice is only said twice if the text changes in between.
        setMessage('');
        requestAnimationFrame(() => setMessage(next));
      }),
    [],
  );
  return (
    <Box role="status" aria-live="polite" sx={visuallyHidden}>
      {message}
    </Box>
  );
}
