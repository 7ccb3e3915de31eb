import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { onAnnouncement } from '../lib/announce.ts';
import { visuallyHidden } from '../lib/visually-hidden.ts';

/** Says what `announce()` is given. One of it stands in the page from the start. */
export function LiveRegion() {
  const [message, setMessage] = useState('');
  useEffect(() => {
    /** What has come since the last frame; one sentence must not take another one's place. */
    const waiting = new Set<string>();
    return onAnnouncement((next) => {
      const isFirst = waiting.size === 0;
      waiting.add(next);
      if (!isFirst) return;
      // The same sentence twice is only said twice if the text changes in between.
      setMessage('');
      requestAnimationFrame(() => {
        setMessage([...waiting].join(' '));
        waiting.clear();
      });
    });
  }, []);
  return (
    <Box role="status" aria-live="polite" sx={visuallyHidden}>
      {message}
    </Box>
  );
}
