import Box from '@mui/material/Box';
import { starsText } from '../texts.ts';
import { starPath } from '../../../components/data-display/icons.tsx';

const MOST = 5;
/** Edge of a star in CSS pixels, and in its drawing. */
const SIZE = 22;
const FRAME = 24;

/**
 * A rating of 1 to 5 as stars, full ones that count over outlines of all, and as words for a screen
 * reader. One drawing: a page of reviews has hundreds of elements fewer than with one for each star.
 */
export function Stars({ rating }: { rating: number }) {
  return (
    <Box
      component="svg"
      role="img"
      aria-label={starsText(rating)}
      width={MOST * SIZE}
      height={SIZE}
      viewBox={`0 0 ${MOST * FRAME} ${FRAME}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinejoin="round"
      sx={{ color: 'primary.main', ml: '-2px', flexShrink: 0 }}
    >
      <path d={starPath(MOST)} />
      <path d={starPath(rating)} fill="currentColor" stroke="none" />
    </Box>
  );
}
