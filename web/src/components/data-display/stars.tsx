import Box from '@mui/material/Box';
import { starPath } from './icons.tsx';

const MOST = 5;
/** Edge of a star in its drawing. */
const FRAME = 24;

interface StarsProps {
  /** From 0 to 5; a part of a star is filled in part. */
  rating: number;
  /** What a screen reader says of it. */
  label: string;
  /** Edge of a star in CSS pixels. */
  size?: number;
}

/**
 * A rating as stars, full ones that count over outlines of all. One drawing: a page of reviews has
 * hundreds of elements fewer than with one for each star.
 */
export function Stars({ rating, label, size = 22 }: StarsProps) {
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      width={MOST * size}
      height={size}
      viewBox={`0 0 ${MOST * FRAME} ${FRAME}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinejoin="round"
      sx={{ color: 'primary.main', ml: '-2px', flexShrink: 0 }}
    >
      <path d={starPath(MOST)} />
      {/* A drawing within a drawing is cut at its edge. */}
      <svg width={rating * FRAME} height={FRAME}>
        <path d={starPath(MOST)} fill="currentColor" stroke="none" />
      </svg>
    </Box>
  );
}
