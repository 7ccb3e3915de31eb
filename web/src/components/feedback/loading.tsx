import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { texts } from '../../lib/texts.ts';

/** A spinner in the middle of a screen that waits for something it cannot draw yet. */
export function LoadingSpinner() {
  return (
    <Box data-loading sx={{ display: 'grid', placeItems: 'center', minHeight: '50vh' }}>
      <CircularProgress aria-label={texts.loading} />
    </Box>
  );
}

/** Grey rows in place of a list or a form that is being loaded. */
export function LoadingRows({ rows = 4, height = 56 }: { rows?: number; height?: number }) {
  return (
    <Stack spacing={1} role="status" aria-label={texts.loading} data-loading>
      {Array.from({ length: rows }, (_row, index) => (
        <Skeleton key={index} variant="rounded" height={height} />
      ))}
    </Stack>
  );
}
